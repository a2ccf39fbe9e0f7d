"""An observation holds what its seat may know: all of it, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.duel.log import Teller
from segoc.env import arrays, layout as ly
from segoc.env.course import Course, Setting
from segoc.env.layout import HISTORY, OPTIONS, SIZE, TABLES
from segoc.kernel.choosing.announcing import ATTRIBUTE, NAME, NUMBER, RACE, SIDE, ZONE
from segoc.kernel.knowledge.knowledge import BOTH
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.event import (
    ANNOUNCED,
    BY_EFFECT,
    BY_RULE,
    LOOKED,
    PHASE_BEGAN,
    REVEALED,
    Event,
)
from segoc.kernel.table.geometry import monster_zone
from segoc.kernel.table.phases import BATTLE_PHASE
from segoc.kernel.table.places import DECK, EXTRA_DECK, HAND
from segoc.kernel.table.state import State
from tests.env.from_view import FromView, history

pytestmark = pytest.mark.core

# Columns of `history` of which the log's data tells only in its sentence, or otherwise.
IN_WORDS = ("how", "number_1", "code", "to_area", "to_side", "to_index")


def moments(decks: str, seed: int, duels: int) -> Iterator[tuple[Course, Random]]:
    """Every moment of some random duels."""
    course = Course(Setting("any" if decks == "any" else "starters"), seed)
    chance = seeded(seed)
    for _number in range(duels):
        while True:
            yield course, chance
            decision = course.duel.decision
            if decision is None:
                break
            options = course.duel.offered
            course.duel.push(options[chance.below(len(options))])
            course.tale.add(course.duel.state.journal)
        course.begin()


def observed(course: Course, seat: int, sample: Duel | None = None) -> dict[str, Any]:
    numbers = np.full(SIZE, -9, np.int32)
    mask = np.full(arrays.ACTIONS, -9, np.int8)
    if sample is None:
        arrays.observe(course, seat, numbers, mask)
    else:
        # What has happened is the seat's to know as it was told: a sample has no past.
        arrays.write(sample.state, seat, course.vocabulary, course.tale, numbers, mask)
    return {**arrays.split(numbers), "mask": mask}


# Seeds whose duels have much of what is rare; should cards be added, others will do.
SEEDS = (31, 30, 26, 10, 54, 32, *range(60, 160))
# So many moments of each rare sort are compared, and of all others one in so many.
EACH = 4
ONE_IN = 24


def rare(seen: dict[str, Any]) -> dict[str, bool]:
    """Whether an observation tells what most don't, sort by sort."""
    cards = {c.name: seen["cards"][:, n] for n, c in enumerate(ly.CARDS.columns)}
    area, own = cards["area"], cards["side"] == 0
    other_extra = (area == ly.IN_EXTRA_DECK) & ~own
    face_down = cards["face"] == ly.FACE_DOWN
    sorts = seen["options"][:, [c.name for c in OPTIONS.columns].index("sort")]
    found = {
        "material": area == ly.UNDER_A_CARD,
        "own Deck": (area == ly.IN_DECK) & own,
        "other Deck": (area == ly.IN_DECK) & ~own,
        "other Extra Deck, revealed": other_extra & face_down,
        "other Extra Deck, face-up": other_extra & ~face_down,
        "banished face-down": (area == ly.IS_BANISHED) & face_down,
        "Extra Monster Zone": area == ly.EXTRA_ZONES,
        "in the act": cards["acting"],
        "negated": cards["negated"],
        "one of a mix": cards["mix"],
        "two mixes": seen["mixes"][1],
        "two links": seen["chain"][1],
        "target": seen["targets"],
        "lost target": (seen["targets"][:, 0] > 0) & (seen["targets"][:, 1] == ly.NO_AREA),
        "tie": seen["ties"],
        "counter": seen["counters"],
        "counter without a name": seen["counters"][:, 2],
        "name": sorts == NAME,
        "number": sorts == NUMBER,
        "Attribute": sorts == ATTRIBUTE,
        "Type": sorts == RACE,
        "side of a coin": sorts == SIDE,
    }
    return {name: bool(where.any()) for name, where in found.items()}


def test_an_observation_tells_what_the_view_tells() -> None:
    met: Counter[str] = Counter()
    for seed in SEEDS:
        for number, (course, _) in enumerate(moments("any", seed, 1)):
            for seat in (0, 1):
                seen = observed(course, seat)
                sorts = rare(seen)
                wanted = [name for name, here in sorts.items() if here and met[name] < EACH]
                if wanted or number % ONE_IN == 0:
                    met.update(wanted)
                    compare(course, seat, seen, f"seed {seed}, seat {seat}, moment {number}")
        if all(met[name] for name in sorts):
            return
    raise AssertionError(f"no moment has these: {[name for name in sorts if not met[name]]}")


def test_an_observation_tells_how_the_duel_ended() -> None:
    for loser in (0, 1):
        course = Course(Setting(), 1)
        course.duel.surrender(loser)
        for seat in (0, 1):
            compare(course, seat, observed(course, seat), f"seat {seat}")


def arranged() -> Course:
    """A duel in which chance won't bring what is wanted: the caller lays it out."""
    return Course(Setting([starter("junk")]), 1)


def backwards(state: State, place: int) -> list[int]:
    """Three cards of B's pile that don't lie in the order of their codes."""
    pile = sorted(state.pile(1, place), key=lambda card: state.cards[card].printed.code)
    found = [pile[-1], pile[0], pile[len(pile) // 2]]
    kept = [card for card in state.pile(1, place) if card not in found]
    state.pile(1, place)[:] = [*found, *kept]
    return found


def test_revealed_cards_of_an_extra_deck_are_told_without_their_order() -> None:
    course = arranged()
    for card in backwards(course.duel.state, EXTRA_DECK):
        course.duel.state.edit(card).seen = BOTH
    seen = observed(course, 0)
    assert rare(seen)["other Extra Deck, revealed"]
    compare(course, 0, seen, "three revealed")


def test_shown_cards_of_a_deck_that_the_other_looks_through_are_told_without_their_order() -> None:
    course = arranged()
    state = course.duel.state
    shown = backwards(state, DECK)
    for card in state.pile(1, DECK):
        state.edit(card).seen = BOTH if card in shown else 1 << 1
    seen = observed(course, 0)
    assert rare(seen)["other Deck"]
    compare(course, 0, seen, "three shown")
    compare(course, 1, observed(course, 1), "all looked at")


def test_a_hand_may_hold_a_card_of_a_mix() -> None:
    course = arranged()
    state = course.duel.state
    known, *others = state.pile(1, HAND)
    for card in (known, *others[:2], state.pile(1, DECK)[0]):
        state.edit(card).mix_a = 99
    state.edit(known).among |= 1
    seen = observed(course, 0)
    assert rare(seen)["one of a mix"]
    compare(course, 0, seen, "one of three in the hand, or in the Deck")


def compare(course: Course, seat: int, seen: dict[str, Any], where: str) -> None:
    """An observation with what can be made of the view."""
    reader = FromView(course.duel.view(seat), course.vocabulary)
    told = reader.tables()
    for table in TABLES:
        if table is not HISTORY:
            rows = np.zeros((table.rows, len(table.columns)), np.int32)
            if told[table.name]:
                rows[: len(told[table.name])] = told[table.name]
            shown = seen[table.name].reshape(rows.shape)
            np.testing.assert_array_equal(shown, rows, f"{table.name}, {where}")
    mask = np.zeros(len(seen["mask"]), np.int8)
    mask[: len(told["options"])] = 1
    np.testing.assert_array_equal(seen["mask"], mask, where)


@pytest.mark.parametrize("decks", ["any", "starters"])
def test_the_history_tells_what_the_log_tells(decks: str) -> None:
    columns = [column.name for column in HISTORY.columns]
    kind = columns.index("kind")
    in_words = [columns.index(name) for name in IN_WORDS]
    told: tuple[list[dict[str, Any]], list[dict[str, Any]]] = ([], [])
    count = 0
    for course, _ in moments(decks, 12, 1):
        duel = course.duel
        if course.duel.choices == []:
            told[0].clear()
            told[1].clear()
        for seat in (0, 1):
            teller = Teller(duel.pool, viewer=seat)
            told[seat].extend(teller.data(event) for event in duel.state.journal)
            seen = observed(course, seat)["history"].copy()
            rows = np.zeros(seen.shape, np.int32)
            expected = history(told[seat], seat, course.vocabulary)
            rows[: len(expected)] = expected
            seen[:, columns.index("how")] = 0
            for table in (seen, rows):
                table[np.ix_(table[:, kind] == ANNOUNCED, in_words)] = 0
            np.testing.assert_array_equal(seen, rows)
            count += 1
    assert count > 100


def told_last(event: Event, seat: int) -> dict[str, int]:
    """The first row of the history after an event, by column."""
    course = arranged()
    course.tale.add([event])
    row = observed(course, seat)["history"][0].tolist()
    return dict(zip([column.name for column in HISTORY.columns], row, strict=True))


def test_a_card_that_is_shown_in_the_deck_cannot_be_followed() -> None:
    course = arranged()
    state = course.duel.state
    record = state.snapshot(state.pile(1, DECK)[3])
    record.handle, record.seen = 5, BOTH
    event = Event(REVEALED, 1, [record], why=BY_EFFECT, rule="", moment=1)
    for seat in (0, 1):
        (expected,) = history(
            [Teller(course.duel.pool, viewer=seat).data(event)], seat, course.vocabulary
        )
        row = told_last(event, seat)
        assert list(row.values()) == expected
        assert (row["handle"], row["from_index"]) == (0, 0)
        assert row["code"] == course.vocabulary.ids[record.code]


def test_how_something_happened_is_told_from_the_seat() -> None:
    looked = Event(LOOKED, 0, [], whose=1, why=BY_EFFECT, rule="", moment=1)
    rows = [told_last(looked, seat) for seat in (0, 1)]
    # A looks at B's Deck: 1 is the own, 2 the opponent's.
    assert [(row["player"], row["how"]) for row in rows] == [(1, 2), (2, 1)]
    phase = Event(PHASE_BEGAN, 1, [], phase_begun=BATTLE_PHASE, why=BY_RULE, rule="", moment=1)
    assert told_last(phase, 0)["how"] == BATTLE_PHASE


def test_what_was_announced() -> None:
    blue_eyes = 89631139
    name = Event(
        ANNOUNCED, 0, [], announced=NAME, why=BY_EFFECT, amounts=[blue_eyes], rule="", moment=1
    )
    row = told_last(name, 0)
    assert (row["how"], row["code"], row["number_1"]) == (
        NAME,
        arranged().vocabulary.ids[blue_eyes],
        0,
    )
    number = Event(
        ANNOUNCED, 0, [], announced=NUMBER, why=BY_EFFECT, amounts=[7], rule="", moment=1
    )
    assert (told_last(number, 0)["how"], told_last(number, 0)["number_1"]) == (NUMBER, 7)
    zone = Event(
        ANNOUNCED,
        0,
        [],
        announced=ZONE,
        why=BY_EFFECT,
        amounts=[monster_zone(1, 4) + 1],
        rule="",
        moment=1,
    )
    places = [
        [row[name] for name in ("to_area", "to_side", "to_index", "number_1")]
        for row in (told_last(zone, seat) for seat in (0, 1))
    ]
    assert places == [[ly.MONSTER_ZONES, 1, 3, 0], [ly.MONSTER_ZONES, 0, 3, 0]]


@pytest.mark.parametrize("decks", ["any", "starters"])
def test_duels_that_a_seat_cannot_tell_apart_look_the_same(decks: str) -> None:
    """The view of a sample is that of the duel, and so are all observations."""
    compared = 0
    for course, chance in moments(decks, 13, 2):
        if chance.below(4):
            continue
        seat = chance.below(2)
        sample = course.duel.sample(seat, chance.word())
        if (sample.decision is None) != (course.duel.decision is None):
            continue
        one = observed(course, seat)
        other = observed(course, seat, sample)
        for name, table in one.items():
            np.testing.assert_array_equal(other[name], table, name)
        compared += 1
    assert compared > 25
