"""Whole files of scenarios: which lines belong together, and what no scenario may lack."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.rulebook.chapters import RULE_ID
from segoc.rulebook.entries import entry
from segoc.rulebook.reading.board import read_board_line, read_change
from segoc.rulebook.reading.cursor import Cursor, ScenarioError, Source
from segoc.rulebook.reading.outcomes import read_outcome
from segoc.rulebook.reading.steps import read_can, read_step
from segoc.rulebook.scenario import STEPS, BoardLine, Line, Scenario, Twin

HEADER: Final = re.compile(rf"({RULE_ID}(?:, {RULE_ID})*) · (.*\S)")
LIKE_AN_ID: Final = re.compile(r"[A-Z][A-Z\d]{2}-\d+")
COMMENT: Final = re.compile(r"(^|\s)#( .*)?$")
MARKS: Final = ">=!+"
TWIN: Final = "but:"


@dataclass
class Reading:
    """What a text holds: the scenarios, and one error for each that can't be read."""

    scenarios: list[Scenario] = field(default_factory=list)
    errors: list[tuple[tuple[str, ...], ScenarioError]] = field(default_factory=list)


def read(text: str, file: str, pool: Pool | None = None, only: str = "") -> Reading:
    """The scenarios of a text, or only those that cite a rule."""
    pool = pool or standard_pool()
    reading = Reading()
    for lines in _blocks(text, file):
        if only not in lines[0].text:
            continue
        header = HEADER.fullmatch(lines[0].text)
        ids = tuple(header[1].split(", ")) if header else tuple(_id_like(lines[0].text))
        try:
            reading.scenarios.append(_scenario(lines, pool))
        except ScenarioError as error:
            reading.errors.append((ids, error))
    return reading


def _id_like(text: str) -> list[str]:
    return LIKE_AN_ID.findall(text)


def _blocks(text: str, file: str) -> Iterator[list[Source]]:
    """The lines of each scenario, without comments and empty ones."""
    block: list[Source] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if LIKE_AN_ID.match(line) and block:
            yield block
            block = []
        if line:
            block.append(Source(file, number, line))
    if block:
        yield block


def _scenario(lines: list[Source], pool: Pool) -> Scenario:
    ids, title = _header(lines[0])
    rest = lines[1:]
    starts = [i for i, line in enumerate(rest) if line.text.startswith(TWIN)] + [len(rest)]
    board, body = _own_part(rest[: starts[0]], pool)
    if not body or all(isinstance(line, STEPS) for line in body):
        raise lines[0].wrong("it says nothing about what comes out: expected a line with = ! or +")
    twins = [_twin(rest[start:end], pool) for start, end in pairwise(starts)]
    if not twins:
        raise lines[0].wrong(
            "it has no twin: what comes out could be so without the rule. Expected “but:”, "
            "which changes one line of the set-up, and what comes out then"
        )
    texts = {line.number: line.text for line in lines}
    file = lines[0].file
    return Scenario(file, lines[0].number, ids, title, texts, board, body, tuple(twins))


def _header(source: Source) -> tuple[tuple[str, ...], str]:
    header = HEADER.fullmatch(source.text)
    if header is None:
        raise source.wrong(f"“{source.text}” can't begin a scenario: expected “CRD-087 · Title”")
    ids = tuple(header[1].split(", "))
    for rule in ids:
        try:
            cited = entry(rule)
        except LookupError as unknown:
            raise source.wrong(str(unknown)) from None
        if cited.superseded:
            raise source.wrong(f"{rule} is superseded")
    return ids, header[2]


def _own_part(lines: list[Source], pool: Pool) -> tuple[tuple[BoardLine, ...], tuple[Line, ...]]:
    board: list[BoardLine] = []
    body: list[Line] = []
    for source in lines:
        if source.text[0] in MARKS:
            body.append(read_line(source, pool))
            continue
        if body:
            raise source.wrong(f"the set-up ends with the first step: expected {_marks()}")
        line = read_board_line(Cursor(source, pool))
        if not board and line.kind not in ("turn", "new duel"):
            raise source.wrong(
                "a set-up begins with “A's turn, Main Phase 1” or “a new duel, A goes first”"
            )
        if any(line.key == other.key for other in board):
            raise source.wrong("there is such a line already: one of each")
        board.append(line)
    return tuple(board), tuple(body)


def _twin(lines: list[Source], pool: Pool) -> Twin:
    change = read_change(Cursor(lines[0], pool, len(TWIN)))
    for source in lines[1:]:
        if source.text[0] not in MARKS:
            raise source.wrong(f"a twin changes one line of the set-up: expected {_marks()}")
    body = tuple(read_line(source, pool) for source in lines[1:])
    if not body or all(isinstance(line, STEPS) for line in body):
        raise lines[0].wrong("the twin doesn't say what comes out: expected a line with = ! or +")
    return Twin(change, body)


def _marks() -> str:
    return f"a line that begins with {' '.join(MARKS)} or “{TWIN}”"


def read_line(source: Source, pool: Pool) -> Line:
    cursor = Cursor(source, pool, 1)
    mark = source.text[0]
    if mark == ">":
        return read_step(cursor)
    if mark == "=":
        return read_outcome(cursor)
    return read_can(cursor, negative=mark == "!")


@cache
def all_scenarios() -> Reading:
    """The scenarios that come with segoc."""
    return _read_all("")


def scenarios_citing(rule: str) -> Reading:
    """Those of them that cite a rule: to read only these takes no time."""
    return _read_all(rule)


def _read_all(only: str) -> Reading:
    whole = Reading()
    folder = files("segoc.rulebook") / "scenarios"
    for name, file in sorted(texts_in(folder)):
        part = read(file.read_text(encoding="utf-8"), name, only=only)
        whole.scenarios += part.scenarios
        whole.errors += part.errors
    return whole


def texts_in(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    """Each file of scenarios with its name: those of the second volume lie in a folder for each
    chapter."""
    for file in folder.iterdir():
        if file.is_dir():
            yield from texts_in(file, f"{under}{file.name}/")
        elif file.name.endswith(".txt"):
            yield f"{under}{file.name}", file
