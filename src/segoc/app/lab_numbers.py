"""The second of several cards of a name, in the steps of a text.

`X #2` counts in the order of the set-up (see `CardRef`). A board has no such order: it is always
written in the same one. So the numbers in the steps change when a text becomes a board, or the
steps would speak of other cards when it is written again.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from segoc.app.lab_board import write
from segoc.app.protocol.lab import LabBoard
from segoc.cards.names import exact_key
from segoc.cards.pool import Pool
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.state import State
from segoc.lab import Lab
from segoc.rulebook.playing.board import lay_lines
from segoc.rulebook.reading.cursor import exact_names
from segoc.rulebook.reading.situation import read_situation
from segoc.rulebook.scenario import A_OR_B, NOT_SAID, BoardLine

NUMBER: Final = re.compile(r"( *#)(\d+)")
# Where a card lies, so that the same one is found on another board that looks the same.
Where = tuple[int, ...]


class Named(NamedTuple):
    """Cards of a name, of one player or of both."""

    code: int
    owner: int


def renumbered(
    steps: tuple[str, ...], lines: list[BoardLine], board: LabBoard, pool: Pool
) -> tuple[str, ...]:
    """The steps of a text, as they speak of the board once that is written."""
    if not any(NUMBER.search(step) for step in steps):
        return steps
    text = "\n".join(line.text for line in write(board, pool, "zh"))
    old = _Order(lay_lines(lines, pool))
    new = _Order(lay_lines(read_situation(text, "the board", pool).board, pool))
    return tuple(_renumbered(step, old, new, pool) for step in steps)


def _renumbered(step: str, old: "_Order", new: "_Order", pool: Pool) -> str:
    def number(match: re.Match[str]) -> str:
        named = _named(step[: match.start()], pool)
        where = None if named is None else old.where(named, int(match[2]))
        if named is None or where is None:
            return match[0]
        return f"{match[1]}{new.number(named, where)}"

    return NUMBER.sub(number, step)


def _named(before: str, pool: Pool) -> Named | None:
    """The card whose name stands at the end, the longest that there is."""
    known = exact_names(pool)
    for start in range(len(before)):
        code = known.get(exact_key(before[start:])) if before[start] != " " else None
        if code is not None:
            players = [p for p in (0, 1) if before[:start].endswith(f"{A_OR_B[p]}'s ")]
            return Named(code, players[0] if players else NOT_SAID)
    return None


class _Order:
    """The cards of a board in the order in which its text names them."""

    def __init__(self, lab: Lab) -> None:
        self._cards = [(_named_by(lab.ground, one), _where(lab.ground, one)) for one in lab.laid]

    def _all(self, named: Named) -> Iterator[Where]:
        for (code, owner), where in self._cards:
            if code == named.code and named.owner in (NOT_SAID, owner):
                yield where

    def where(self, named: Named, number: int) -> Where | None:
        found = list(self._all(named))
        return found[number - 1] if 0 < number <= len(found) else None

    def number(self, named: Named, where: Where) -> int:
        return list(self._all(named)).index(where) + 1


def _named_by(state: State, number: int) -> Named:
    card = state.cards[number]
    return Named(card.printed.code, card.owner)


def _where(state: State, number: int) -> Where:
    card = state.cards[number]
    for host, under in state.under.items():
        if number in under:
            # Whose comes first under a card isn't part of a board.
            own = [one for one in under if state.cards[one].owner == card.owner]
            return (state.cards[host].zone, card.owner, own.index(number))
    if card.zone != NO_ZONE:
        return (card.zone,)
    return (card.side, card.place, card.face_up, *_in_pile(state, number))


def _in_pile(state: State, number: int) -> Where:
    """How many lie below it that lie the same way up: a Deck is counted from its bottom."""
    card = state.cards[number]
    pile = [state.cards[one] for one in state.pile(card.side, card.place)]
    same = [one.id for one in pile if one.face_up == card.face_up]
    return (same.index(number),)
