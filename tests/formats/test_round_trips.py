"""What is written in a form is read as the same Deck."""

from typing import get_args

from hypothesis import given, strategies as st

from segoc.cards.names import Language
from segoc.decks.deck import Deck
from segoc.decks.forbidden_limited import ForbiddenLimitedList, day_of
from segoc.formats.deck_files import FORMS, Form, form_of, read_deck, write_deck
from segoc.formats.lflist import read_lflist, write_lflist
from segoc.formats.omega import read_omega, write_omega
from segoc.formats.ydk import read_ydk, write_ydk
from segoc.formats.ydke import read_ydke, write_ydke
from segoc.formats.ygomobile import read_ygomobile, write_ygomobile
from tests.formats.sample_decks import (
    AT_HOME,
    EXTRA_CARDS,
    NAMES,
    PASSCODES,
    POOL,
    REAL_PASSCODES,
    any_deck,
)


def named(deck: Deck, name: str) -> Deck:
    return Deck(deck.main, deck.extra, deck.side, name)


@given(any_deck(), NAMES)
def test_ydk(deck: Deck, name: str) -> None:
    assert read_ydk(write_ydk(named(deck, name))).main == deck.main
    again = read_ydk(write_ydk(named(deck, name)).replace("\n", "\r\n").encode("utf-16"))
    assert (again.main, again.extra, again.side) == (deck.main, deck.extra, deck.side)


@given(any_deck())
def test_ydke(deck: Deck) -> None:
    assert read_ydke(write_ydke(deck)) == deck
    assert read_ydke(f"look: {write_ydke(deck)} !") == deck


@given(any_deck())
def test_omega_keeps_all_cards_in_their_order(deck: Deck) -> None:
    again = read_omega(write_omega(deck), lambda code: code in EXTRA_CARDS)
    assert sorted((*again.main, *again.extra)) == sorted((*deck.main, *deck.extra))
    assert again.side == deck.side


@given(AT_HOME.filter(lambda deck: bool(deck.main)))
def test_omega_knows_the_extra_deck_by_its_cards(deck: Deck) -> None:
    assert read_deck(write_omega(deck), POOL).deck == deck


@given(any_deck(REAL_PASSCODES, side=15), NAMES)
def test_ygomobile(deck: Deck, name: str) -> None:
    assert read_ygomobile(write_ygomobile(named(deck, name))) == named(deck, name)


@given(AT_HOME)
def test_text_keeps_how_many_there_are_of_each(deck: Deck) -> None:
    for language in get_args(Language):
        text = write_deck(deck, "text", POOL, language=language)
        if deck.main or deck.extra or deck.side:
            again = Deck.parse(text, POOL)
            assert list(map(sorted, (again.main, again.extra, again.side))) == list(
                map(sorted, (deck.main, deck.extra, deck.side))
            )


@given(AT_HOME.filter(lambda deck: bool(deck.main)), st.sampled_from(FORMS))
def test_each_form_is_known_by_what_is_in_it(deck: Deck, form: Form) -> None:
    fits = all(code < 1 << 27 for code in (*deck.main, *deck.extra, *deck.side))
    if fits or form != "ygomobile":
        assert form_of(write_deck(deck, form, POOL), POOL) == form


LISTS = st.builds(
    lambda name, limits, whitelist: ForbiddenLimitedList(name, day_of(name), limits, whitelist),
    NAMES.filter(lambda name: not set("\x85\u2028\u2029") & set(name)).map(
        lambda name: "2020.4 " + "".join(name.split())
    ),
    st.dictionaries(PASSCODES, st.integers(0, 3), max_size=30),
    st.booleans(),
)


@given(st.lists(LISTS, min_size=1, max_size=4))
def test_lists(lists: list[ForbiddenLimitedList]) -> None:
    again = read_lflist(write_lflist(lists, {1: "One", 2: "二"}))
    assert [dict(one.limits) for one in again] == [dict(one.limits) for one in lists]
    assert [one.whitelist for one in again] == [one.whitelist for one in lists]
    assert [one.since for one in again] == [one.since for one in lists]
