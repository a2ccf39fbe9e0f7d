"""Counted trees: how many ways there are to go on from fixed positions.

The number of sequences of so many choices tells at once whether anything about legal
options has changed (chess programs call this *perft*). Chance is no branch: the draws
are those of the position's seed. A duel that ends before has no sequence of that length.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine


class Position(NamedTuple):
    """A position that a duel with the starter Decks reaches by these choices.

    What a player has no choice about isn't listed, such as ending turn 1 after a summon.
    """

    about: str
    seed: int
    choices: tuple[str, ...] = ()

    def duel(self) -> Duel:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=self.seed)
        for choice in self.choices:
            duel.push(choice)
        return duel


def _choices(text: str) -> tuple[str, ...]:
    return tuple(choice.strip() for choice in text.split(","))


POSITIONS: Final = {
    "start": Position("turn 1, nothing on the field", 1),
    "battle": Position(
        "turn 4, two attackers against a Set monster and one in Defense Position",
        8,
        _choices(
            """summon A.hand.2, zone A.m3,
            summon B.hand.4, zone B.m3, end phase,
            change A.m3, set A.hand.5, zone A.m2, end phase,
            summon B.hand.6, zone B.m2, battle phase"""
        ),
    ),
    "tributes": Position(
        "turn 9, three monsters that can be Tributed for what is in the hand",
        24,
        _choices(
            """summon A.hand.4, zone A.m3,
            set B.hand.3, zone B.m3, end phase,
            summon A.hand.2, zone A.m3, battle phase, attack A.m3 -> B.m3,
            set B.hand.1, zone B.m3, end phase,
            summon A.hand.4, zone A.m2, battle phase, attack A.m2 -> B.m3, attack directly A.m3,
            set B.hand.6, zone B.m3, end phase,
            summon A.hand.3, zone A.m4, battle phase, attack A.m4 -> B.m3, attack A.m3 -> B.m3,
            attack directly A.m2,
            set B.hand.1, zone B.m3, end phase"""
        ),
    ),
    "hand limit": Position(
        "turn 4, B has to discard one of 7 cards",
        1,
        _choices("end phase, end phase, end phase, end phase"),
    ),
}


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` choices from here; the state stays as it is."""
    if depth == 0:
        return 1
    decision = state.decision
    if decision is None:
        return 0
    options = offered(state)
    if depth == 1:
        # Every option is legal: there is no need to try them.
        return len(options)
    total = 0
    for option in options:
        after = state.copy()
        machine.take(after, option)
        total += count(after, depth - 1)
    return total


def divide(state: State, depth: int, progress: Callable[[int], None]) -> dict[str, int]:
    """The same number by first choice; `progress` is told how many of these are done."""
    found: dict[str, int] = {}
    if state.decision is None or depth == 0:
        return found
    for done, option in enumerate(offered(state), 1):
        after = state.copy()
        machine.take(after, option)
        found[option.key] = count(after, depth - 1)
        progress(done)
    return found
