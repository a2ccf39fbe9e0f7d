"""Counted trees: recorded numbers, and what can be counted in another way."""

import pytest

from segoc import Duel
from segoc.measuring.perft import POSITIONS, count, divide

pytestmark = pytest.mark.core

# By position: the numbers for the depths 1, 2, 3… If one changes, the legal options of
# some position have changed: `segoc perft --divide` shows below which choice.
RECORDED = {
    "start": (11, 62, 675, 3949, 13845, 115668),
    "battle": (5, 10, 94, 606, 2440, 15787),
    "tributes": (15, 79, 378, 1727, 8681, 44763),
    "hand limit": (7, 98, 560, 1925, 17736, 96793),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_recorded_numbers(name: str) -> None:
    state = POSITIONS[name].duel().state
    depths = range(1, len(RECORDED[name]) + 1)
    assert tuple(count(state, depth) for depth in depths) == RECORDED[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_counting_by_playing_and_taking_back_gives_the_same(name: str) -> None:
    """Another way through the engine: checked moves and the history, not copies."""

    def walk(duel: Duel, depth: int) -> int:
        if depth == 0 or duel.decision is None:
            return int(depth == 0)
        total = 0
        for option in duel.decision.options:
            duel.push(option)
            total += walk(duel, depth - 1)
            assert duel.pop() == option
        return total

    duel = POSITIONS[name].duel()
    before = duel.hash
    for depth in (0, 1, 2, 3):
        assert walk(duel, depth) == count(duel.state, depth)
    assert duel.hash == before


@pytest.mark.parametrize("name", POSITIONS)
def test_the_parts_add_up_and_the_position_stays(name: str) -> None:
    duel = POSITIONS[name].duel()
    assert duel.decision is not None
    before = duel.hash
    done: list[int] = []
    parts = divide(duel.state, 3, done.append)
    assert list(parts) == [option.key for option in duel.decision.options]
    assert sum(parts.values()) == count(duel.state, 3)
    assert done == list(range(1, len(parts) + 1))
    assert duel.hash == before


def test_first_turn_by_hand() -> None:
    """Five monsters of Level 4 or lower: each summoned or Set in any of five zones.

    Or the turn ends. Then B, who has drawn a sixth card, can summon or Set all but Gaia
    The Fierce Knight (Level 7), go to the Battle Phase, or end the turn.
    """
    duel = POSITIONS["start"].duel()
    parts = divide(duel.state, 2, lambda _done: None)
    assert parts.pop("end phase") == 5 * 2 + 2
    assert len(parts) == 5 * 2
    assert set(parts.values()) == {5}


def test_hand_limit_by_hand() -> None:
    """Whichever of 7 cards B discards, A has the same choices."""
    duel = POSITIONS["hand limit"].duel()
    parts = divide(duel.state, 2, lambda _done: None)
    assert len(parts) == 7
    assert len(set(parts.values())) == 1


def test_a_duel_that_is_over_has_no_way_on() -> None:
    duel = POSITIONS["start"].duel()
    duel.surrender(0)
    assert count(duel.state, 0) == 1
    assert count(duel.state, 1) == 0
    assert divide(duel.state, 2, lambda _done: None) == {}
