"""Texts of the lab: a set-up in the words of the rulebook's scenarios, and what is done on it.

They come from anywhere: what is too long or too much is refused before anything is laid.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from segoc.app.lab_board import board_of
from segoc.app.lab_words import words_for
from segoc.app.protocol.base import Words
from segoc.app.protocol.lab import LabBoard, LabProblem
from segoc.app.protocol.replies import Detail
from segoc.app.refusal import Refusal
from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.rulebook.playing.board import IMPOSSIBLE, lay_lines
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.play import Play
from segoc.rulebook.reading.cursor import ScenarioError
from segoc.rulebook.reading.situation import Situation, read_situation
from segoc.rulebook.scenario import BoardLine

FILE: Final = "the text"
# In letters.
LONGEST_LINE: Final = 4_000
MOST_STEPS: Final = 200
# In one line of the set-up.
MOST_CARDS: Final = 100
MOST_LP: Final = 999_999
MOST_TURNS: Final = 9_999
MOST_COUNTERS: Final = 999
MOST_CHANCES: Final = 50
LARGEST: Final = 10**10


class BadText(Exception):
    """It can't be played: all lines that can't be read, or the first one that can't be done."""

    def __init__(self, problems: list[Failed]) -> None:
        super().__init__(problems[0].message)
        self.problems = problems


class Begun(NamedTuple):
    """A text that was read and played to its end."""

    situation: Situation
    board: LabBoard
    duel: Duel


def begin(text: str, pool: Pool) -> Begun:
    """Lay the board and play the steps; `BadText` if that can't be."""
    situation = _read(text, pool)
    try:
        ground = lay_lines(situation.board, pool).ground
        board = board_of(situation.board, ground, pool)
        play = Play(tuple(situation.board), pool)
        for step in situation.steps:
            play.do(step)
        play.finish()
    except Failed as failed:
        raise BadText([failed]) from None
    return Begun(situation, board, play.duel)


def play_text(text: str, pool: Pool) -> Duel:
    """The duel that a text leads to, or a refusal with every line that is wrong."""
    try:
        return begin(text, pool).duel
    except BadText as bad:
        details = tuple(
            Detail(what="board_line", values={"line": one.line, "why": _why(one)})
            for one in bad.problems
        )
        raise Refusal("bad_board", str(bad), details) from None


def problem_of(failed: Failed, spots: tuple[str, ...] = ()) -> LabProblem:
    """`spots` are where the cards of that line lie."""
    spot = None
    if spots:
        spot = spots[failed.item or 0]
    return LabProblem(line=failed.line, spot=spot, why=_why(failed))


def _why(failed: Failed) -> Words:
    """Without saying that it is impossible: that it is said at all tells as much."""
    return words_for(failed.message.removeprefix(f"{IMPOSSIBLE}: "))


def _read(text: str, pool: Pool) -> Situation:
    text = text.removeprefix("\ufeff")
    lines = text.splitlines()
    problems = [
        Failed(number, "the line is too long")
        for number, line in enumerate(lines, 1)
        if len(line) > LONGEST_LINE
    ]
    if problems:
        raise BadText(problems)
    situation = read_situation(text, FILE, pool)
    problems = [_failed(error) for error in situation.errors]
    for line in situation.board:
        problems += [Failed(line.line, why) for why in _too_much(line)]
    if len(situation.steps) > MOST_STEPS:
        problems.append(Failed(situation.steps[MOST_STEPS].line, "that are too many steps"))
    if problems:
        raise BadText(sorted(problems, key=lambda one: one.line))
    return situation


def _failed(error: ScenarioError) -> Failed:
    return Failed(error.line, error.message)


def _too_much(line: BoardLine) -> Iterator[str]:
    if sum(laid.count for laid in line.cards) > MOST_CARDS:
        yield "that is too many cards"
    most = {"LP": MOST_LP, "turn": MOST_TURNS}.get(line.kind, LARGEST)
    numbers = [(line.number, most), *((one, LARGEST - 1) for one in line.chance)]
    numbers += [(count, MOST_COUNTERS) for count, _ in line.counters]
    if len(line.chance) > MOST_CHANCES or any(number > limit for number, limit in numbers):
        yield "that number is too large"
