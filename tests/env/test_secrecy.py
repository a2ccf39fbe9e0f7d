"""An observation holds what its seat may know: all of it, and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from segoc.duel import Duel
from segoc.env import arrays
from segoc.env.course import Course, Setting
from segoc.env.layout import HISTORY, OPTIONS, SIZE, TABLES
from segoc.kernel.chance import Random, seeded
from segoc.kernel.event import ANNOUNCED
from segoc.log import Teller
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
            option = decision.options[chance.below(len(decision.options))]
            course.duel.push(option)
            course.tale.add(course.duel.state.journal)
        course.begin()


def observed(course: Course, seat: int, sample: Duel | None = None) -> dict[str, Any]:
    numbers = np.full(SIZE, -9, np.int32)
    mask = np.full(arrays.action_count(course.vocabulary), -9, np.int8)
    if sample is None:
        arrays.observe(course, seat, numbers, mask)
    else:
        # What has happened is the seat's to know as it was told: a sample has no past.
        arrays.write(sample.state, seat, course.vocabulary, course.tale, numbers, mask)
    return {**arrays.split(numbers), "mask": mask}


@pytest.mark.parametrize("decks", ["any", "starters"])
def test_an_observation_tells_what_the_view_tells(decks: str) -> None:
    moment = 0
    for course, _ in moments(decks, 11, 2):
        moment += 1
        for seat in (0, 1):
            seen = observed(course, seat)
            reader = FromView(course.duel.view(seat), course.vocabulary)
            told = reader.tables()
            for table in TABLES:
                if table is HISTORY:
                    continue
                rows = np.zeros((table.rows, len(table.columns)), np.int32)
                if told[table.name]:
                    rows[: len(told[table.name])] = told[table.name]
                shown = seen[table.name].reshape(rows.shape)
                where = f"{table.name}, seat {seat}, moment {moment}"
                np.testing.assert_array_equal(shown, rows, where)
            mask = np.zeros(len(seen["mask"]), np.int8)
            mask[: len(told["options"])] = 1
            mask[[OPTIONS.rows + number - 1 for number in reader.names]] = 1
            np.testing.assert_array_equal(seen["mask"], mask)
    assert moment > 150


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
