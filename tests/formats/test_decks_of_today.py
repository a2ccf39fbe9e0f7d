"""Five Decks of cards that people play today: whoever imports one sees every name and face,
although many of the cards can't be played yet. `decks_of_today.json` has their passcodes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from segoc.app.cards_api import face_of
from segoc.app.decks_api import judged, was_read
from segoc.app.protocol.base import Words
from segoc.app.refusal import Refusal
from segoc.app.seats import read_deck as brought
from segoc.cards.catalogue import catalogue
from segoc.cards.frozen import frozen_pool
from segoc.cards.names import Language
from segoc.decks.deck import Deck
from segoc.formats.deck_files import FORMS, read_deck, with_originals, write_deck
from segoc.formats.known_cards import KnownCards

# As long as there are cards that can't be played, they look like this: of the frozen pool, some are
# missing for good.
POOL = frozen_pool()
KNOWN = KnownCards(POOL)
DECKS = {
    name: Deck(parts["main"], parts["extra"], parts["side"])
    for name, parts in json.loads(
        Path(__file__).with_name("decks_of_today.json").read_text(encoding="utf-8")
    ).items()
}


def lacking(deck: Deck) -> set[int]:
    return {code for _, codes in deck.parts() for code in codes if code not in POOL}


@pytest.fixture(autouse=True)
def _frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("segoc.app.decks_api.standard_pool", frozen_pool)
    monkeypatch.setattr("segoc.app.cards_api.standard_pool", frozen_pool)
    face_of.cache_clear()
    yield
    face_of.cache_clear()


@pytest.mark.parametrize("name", DECKS)
class TestImporting:
    @pytest.mark.parametrize("form", FORMS)
    def test_in_every_form(self, name: str, form: str) -> None:
        deck = DECKS[name]
        for language in get_args(Language):
            (wanted,) = (one for one in FORMS if one == form)
            text = write_deck(deck, wanted, POOL, language=language)
            read = read_deck(text, POOL).deck
            assert [sorted(codes) for _, codes in read.parts()] == [
                sorted(codes) for _, codes in deck.parts()
            ]

    def test_every_card_has_a_name_and_a_face(self, name: str) -> None:
        report = was_read(write_deck(DECKS[name], "ydke", POOL).encode(), "").report
        assert {card.code for card in report.lacking} == lacking(DECKS[name]) != set()
        for card in report.lacking:
            assert card.name is not None
            face = face_of(card.code)
            assert face.name == card.name
            assert face.effects == ()
            assert all((card.name.en, card.name.zh, card.name.ja))

    def test_what_can_not_be_played_is_told_and_nothing_is_unknown(self, name: str) -> None:
        told = {fault.detail.what for fault in judged(DECKS[name], None).faults}
        assert "not_playable_yet" in told
        assert "unknown_passcode" not in told

    def test_no_room_is_opened_and_what_is_lacking_is_named(self, name: str) -> None:
        with pytest.raises(Refusal) as refused:
            brought(write_deck(DECKS[name], "ydk", POOL), POOL, "")
        details = refused.value.reply(None).details
        # Some of these Decks are parts of Decks, and too small.
        assert {detail.what for detail in details} - {"main_size"} == {"not_playable_yet"}
        # One sentence: how many, and the first few by name.
        (said,) = (detail for detail in details if detail.what != "main_size")
        assert said.values["count"] == len(lacking(DECKS[name]))
        cards = said.values["cards"]
        assert isinstance(cards, Words)
        named = [part for part in cards.ja.split("、") if part != "…"]
        assert len(named) == 5
        assert set(named) <= {catalogue()[code].name("ja") for code in lacking(DECKS[name])}
        assert cards.en.endswith(", …")

    def test_a_text_has_names_only(self, name: str) -> None:
        for line in write_deck(DECKS[name], "text", POOL, language="ja").splitlines():
            assert line.endswith(":") or not line.split(" ", 1)[1].isdecimal()


class TestKnownCards:
    def test_a_name_that_the_pool_lacks_can_be_written(self) -> None:
        deck = read_deck("3 閃刀姫－カガリ\nSky Striker Mobilize - Engage!", POOL).deck
        assert (deck.main, deck.extra) == ((63166095,), (63288573,) * 3)

    def test_other_artworks_are_the_card(self) -> None:
        assert with_originals(Deck([46986420, 36996508, 89631140]), POOL) == Deck(
            [46986414, 46986414, 89631139]
        )
        (part,) = {was_read(b"#main\n36996508\n46986416\n", "").deck.main}
        assert part == (46986414, 46986414)

    def test_what_nobody_knows(self) -> None:
        assert (KNOWN.name(777), KNOWN.face(777), KNOWN.in_extra_deck(777)) == (None, None, None)
        assert KNOWN.called("Nobody at all") is None

    def test_a_known_card_shows_its_stats(self) -> None:
        (code,) = {card.code for card in catalogue().search("閃刀姫－カガリ", 1)}
        face = face_of(code)
        assert (face.link, face.atk, face.markers) == (1, 1500, ("nw",))
