"""The log has a sentence for everything that can happen."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from segoc import Duel, standard_pool, starter
from segoc.cards.frozen import frozen_pool
from segoc.cards.names import Language
from segoc.decks.random_deck import random_deck
from segoc.duel.log import JUDGE, PUBLIC, Teller
from segoc.explain.chinese import terms as zh
from segoc.explain.english import terms as en
from segoc.explain.japanese import terms as ja
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.event import (
    ATTACK_DECLARED,
    ATTACK_NEGATED,
    BY_EFFECT,
    KIND_NAMES,
    MOVED,
    Event,
)
from segoc.kernel.table.places import DECK, EXTRA_DECK
from segoc.lab import BATTLE, Lab
from segoc.messages import catalogue
from tests.rules.surgery import below, resume, run_to_window

# Kinds of event with a sentence for each way in which they can happen.
WAYS = {
    "summon declared": ["1", "2", "5", "6", "7", "8"],
    "activated": ["card", "effect", "effect.named"],
    "negated": ["activation", "effect"],
    "set": ["0", "3", "4"],
    "battled": ["attack", "defense", "direct"],
    "janken": ["won", "lost"],
}


@pytest.mark.parametrize("kind", KIND_NAMES[1:])
def test_every_kind_of_event_can_be_told(kind: str) -> None:
    keys = [f"{kind}.{way}" for way in WAYS[kind]] if kind in WAYS else [kind]
    assert [key for key in keys if key not in catalogue("en")] == []


def test_a_negated_summon_comes_from_nowhere() -> None:
    """CRD-093: not from the zone that was reserved for it."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    below(lab.state, NormalSummon).negate(lab.state)
    resume(lab.state)
    (moved,) = [e for e in lab.duel.events if e.kind == MOVED and e.rule == "CRD-093"]
    (card,) = Teller(lab.pool).data(moved)["cards"]
    assert (card["from"], card["to"]) == ("in the act", "A.gy")


def test_a_language_without_messages_falls_back_to_english() -> None:
    assert catalogue("fr") == catalogue("en")


def test_no_sentence_has_a_hole_that_nothing_fills() -> None:
    known = {
        "player", "card", "cards", "zone", "lp", "turn", "phase", "step", "position", "number",
        "target", "target_zone", "other", "count", "place", "link", "source",
        "owner", "word", "side", "numbers", "counter", "name", "effect",
    }  # fmt: skip
    for key, text in catalogue("en").items():
        # What an inspection says is filled elsewhere.
        assert key.startswith("inspect.") or set(re.findall(r"{(\w+)}", text)) <= known


def test_who_holds_the_cards_discards_them() -> None:
    lab = Lab()
    lab.a.hand("Delinquent Duo")
    lab.b.hand("Mystical Elf")
    lab.a.activate("Delinquent Duo")
    lab.resolve()
    assert "B discards Mystical Elf." in lab.log()


# Three languages.

LANGUAGES: tuple[Language, ...] = get_args(Language)
DUELS = 40


def test_every_language_says_everything_with_the_same_words_to_fill_in() -> None:
    english = catalogue("en")
    for language in LANGUAGES:
        messages = catalogue(language)
        assert messages.keys() == english.keys()
        for key, text in english.items():
            assert sorted(re.findall(r"{(\w+)}", messages[key])) == sorted(
                re.findall(r"{(\w+)}", text)
            ), f"{language}: {key}"


def test_the_log_speaks_like_the_texts_of_the_cards() -> None:
    for language, terms, endings in (
        ("en", en, ("", "")),
        ("zh", zh, ("属性", "族")),
        ("ja", ja, ("属性", "族")),
    ):
        messages = catalogue(language)
        for sort, words, ending in (
            ("attribute", terms.ATTRIBUTES, endings[0]),
            ("race", terms.RACES, endings[1]),
        ):
            told = [text for key, text in messages.items() if key.startswith(f"{sort}.")]
            assert told == [f"{word}{ending}" for word in words.values()]
        for sort, names in (("phase", terms.PHASES), ("position", terms.POSITIONS)):
            for number, name in names.items():
                assert messages.get(f"{sort}.{number}", name) == name


class Nameless(Teller):
    """Tells everything but the names of cards, which may be in any letters."""

    def named(self, code: int) -> str:
        return "□"


@cache
def random_events() -> list[Event]:
    return [event for number in range(DUELS) for event in random_duel(number).events]


def random_duel(number: int) -> Duel:
    chance = seeded(number)
    pool = frozen_pool()
    decks = [random_deck(pool, chance) for _ in "AB"]
    duel = Duel(*decks, seed=number, pool=pool, unofficial=True)
    while duel.decision is not None:
        duel.push(duel.offered[chance.below(len(duel.offered))])
    return duel


@pytest.mark.parametrize("language", ["zh", "ja"])
@pytest.mark.parametrize("viewer", [JUDGE, PUBLIC, 0])
def test_no_english_is_left_in_another_language(language: Language, viewer: int) -> None:
    teller = Nameless(standard_pool(), language, viewer)
    # Players are A and B, and a Japanese player speaks of LP, and of EX, X, S, L and P.
    left = {word for word in words_of(teller) if len(word) > 2}
    assert left == set()


def words_of(teller: Teller) -> Iterator[str]:
    for event in random_events():
        yield from re.findall(r"[A-Za-z]+", teller.tell(event))


def test_random_duels_say_most_of_what_can_be_said() -> None:
    """Otherwise what they don't leave in English would say little."""
    assert len({event.kind for event in random_events()}) > 38
    assert {"heads", "die", "declares", "counter"} & set(words_of(Nameless(standard_pool())))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A attacks a face-down card in B.m2 with Vorse Raider in A.m1."),
        ("zh", "A用「血腥魔兽人」（A的怪兽区1）攻击1张里侧表示的卡（B的怪兽区2）。"),
        (
            "ja",
            "Aが「ブラッド・ヴォルス」（Aのモンスターゾーン1）で裏側表示のカード1枚"
            "（Bのモンスターゾーン2）を攻撃。",
        ),
    ],
)
def test_zones_and_hidden_cards_have_names_in_each_language(language: Language, text: str) -> None:
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.b.set_monsters("Mystical Elf", zone="m2")
    lab.duel.push("attack A.m1 -> B.m2")
    (declared,) = [event for event in lab.duel.events if event.kind == ATTACK_DECLARED]
    assert Teller(lab.pool, language, 0).tell(declared) == text


@pytest.mark.parametrize(
    ("zone", "name"), [(24 - 1, "额外怪兽区2"), (10, "A的场地区"), (20, "B的魔陷区5")]
)
def test_every_sort_of_zone_has_a_name(zone: int, name: str) -> None:
    assert Teller(standard_pool(), "zh").zone(zone) == name


# Who sees what.


@pytest.mark.parametrize(
    ("viewer", "seen"), [(JUDGE, [True, True]), (0, [True, False]), (PUBLIC, [False, False])]
)
def test_the_public_sees_what_both_players_see(viewer: int, seen: list[bool]) -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
    teller = Teller(duel.pool, "en", viewer)
    draws = [event for event in duel.events if event.kind == MOVED]
    assert [
        teller.tell(event) != f"{who} draws 5 cards."
        for event, who in zip(draws, "AB", strict=True)
    ] == seen
    for event, shown in zip(draws, seen, strict=True):
        assert {told["code"] is not None for told in teller.data(event)["cards"]} == {shown}


def test_alike_cards_in_a_row_are_counted() -> None:
    told = {Teller(standard_pool(), "en", 1).tell(event) for event in random_events()}
    assert not [text for text in told if "a card, a card" in text or "a card and a card" in text]
    assert any("Token ×" in text for text in told)


def test_how_cards_lie_in_a_deck_is_nobodys_to_know() -> None:
    """Nor which of its cards stay there: they have no handle."""
    places = {0: set(), 1: set(), PUBLIC: set(), JUDGE: set()}  # type: dict[int, set[str]]
    for viewer, found in places.items():
        teller = Teller(standard_pool(), "en", viewer)
        for event in random_events():
            for card in event.cards:
                if card.place in (DECK, EXTRA_DECK):
                    found.add(teller.record(card)["from"])
                if card.place == card.to_place == DECK:
                    assert teller.record(card)["handle"] == 0
    assert len(places.pop(JUDGE)) > 40
    for found in places.values():
        assert found == {"A.deck", "B.deck", "A.extra", "B.extra"}


def test_the_effect_of_a_card_that_one_does_not_see_is_not_told() -> None:
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    source = lab.state.snapshot(lab.card("Vorse Raider").id)
    source.seen = 1
    event = Event(
        ATTACK_NEGATED, 0, [], why=BY_EFFECT, rule="SEG-048", moment=1, source=source, effect_no=1
    )
    for viewer, effect in ((0, 2), (1, None), (PUBLIC, None), (JUDGE, 2)):
        data = Teller(lab.pool, "en", viewer).data(event)
        assert data["effect"] == effect
        assert (data["source"]["code"] is None) == (effect is None)
