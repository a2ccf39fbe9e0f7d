"""A set-up with what is done on it, and nothing that has to be proven: for who wants to play it.

Scenarios can be read so, too: what comes out and the twins are left to the rulebook.
"""

from dataclasses import dataclass, field
from typing import Final

from segoc.cards.pool import Pool
from segoc.rulebook.reading.board import read_board_line
from segoc.rulebook.reading.cursor import Cursor, ScenarioError, Source
from segoc.rulebook.reading.files import COMMENT, HEADER, LIKE_AN_ID, MARKS, TWIN, read_line
from segoc.rulebook.scenario import STEPS, BoardLine, Step

# Nobody mends more at once, and to find what was meant takes time.
MOST_ERRORS: Final = 20


@dataclass
class Situation:
    """The lines of the set-up, the steps, and one error for each line that can't be read, up
    to so many."""

    head: str = ""
    board: list[BoardLine] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    errors: list[ScenarioError] = field(default_factory=list)
    # What each line says, by its number.
    lines: dict[int, str] = field(default_factory=dict)


def read_situation(text: str, file: str, pool: Pool) -> Situation:
    found = Situation()
    last = 1
    for number, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if line.startswith(TWIN) or len(found.errors) >= MOST_ERRORS:
            break
        if not line:
            continue
        last = number
        found.lines[number] = line
        try:
            _read(Source(file, number, line), pool, found)
        except ScenarioError as error:
            found.errors.append(error)
    if not found.board and not found.errors:
        message = "there is no set-up: expected “A's turn, Main Phase 1”"
        found.errors.append(ScenarioError(file, last, message))
    return found


def _read(source: Source, pool: Pool, found: Situation) -> None:
    if LIKE_AN_ID.match(source.text):
        if found.head or found.board:
            raise source.wrong("another scenario begins here: one at a time")
        if HEADER.fullmatch(source.text) is None:
            expected = "expected “CRD-087 · Title”"
            raise source.wrong(f"“{source.text}” can't begin a scenario: {expected}")
        found.head = source.text
        return
    if source.text[0] in MARKS:
        line = read_line(source, pool)
        if isinstance(line, STEPS):
            found.steps.append(line)
        return
    board_line = read_board_line(Cursor(source, pool))
    if found.steps:
        raise source.wrong("the set-up ends with the first step")
    if board_line.kind == "new duel":
        raise source.wrong("that is a new duel, and no board: expected “A's turn, Main Phase 1”")
    if not found.board and not found.errors and board_line.kind != "turn":
        raise source.wrong("a set-up begins with “A's turn, Main Phase 1”")
    if any(board_line.key == other.key for other in found.board):
        raise source.wrong("there is such a line already: one of each")
    found.board.append(board_line)
