"""The lab by HTTP: what boards are made of, a board as text, and a text as a board.

A board that can't be is no bad request: who builds one is told what is wrong with it and where.
"""

from asyncio import Lock
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Final, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool

from segoc.app.cards_api import KINDS, type_words
from segoc.app.kept import Kept, answer, kept
from segoc.app.lab_board import Written, codes_of, write
from segoc.app.lab_numbers import renumbered
from segoc.app.lab_text import BadText, begin, problem_of
from segoc.app.protocol import lab as lb
from segoc.app.protocol.base import Model, Words
from segoc.app.protocol.replies import Detail
from segoc.app.refusal import Refusal
from segoc.cards.counter_names import NAMES
from segoc.cards.names import exact_key
from segoc.cards.outline import Outline, outline_of
from segoc.cards.standard import standard_pool
from segoc.kernel.table.counter_kinds import ANY_COUNTER
from segoc.puzzles import Puzzle, shelf
from segoc.rulebook.reading.cursor import exact_names

# Of no rule in particular: the rules of a duel begin with it.
HEAD: Final = "SEG-001 · A board of the lab"
# One at a time, or the tables would have to share with many.
_PLAYING: Final = Lock()

Asked = TypeVar("Asked", bound=Model)


def lab_router(knock: Callable[[Request], None]) -> APIRouter:
    """`knock` refuses who comes too often."""
    api = APIRouter(prefix="/api/lab")

    @api.get("", response_model=lb.LabIndex)
    def get_index(request: Request) -> Response:
        return answer(request, _index())

    @api.get("/puzzles", response_model=lb.LabPuzzles)
    def get_puzzles(request: Request) -> Response:
        return answer(request, _puzzles())

    @api.post("/text")
    async def to_text(request: Request) -> lb.LabWritten:
        knock(request)
        asked = _parsed(lb.ToWrite, await request.body())
        async with _PLAYING:
            return await run_in_threadpool(written, asked)

    @api.post("/board")
    async def to_board(request: Request) -> lb.LabRead:
        knock(request)
        asked = _parsed(lb.ToRead, await request.body())
        async with _PLAYING:
            return await run_in_threadpool(was_read, asked.text)

    return api


def _parsed(model: type[Asked], body: bytes) -> Asked:
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        # Without repeating it: what is no message may be no text either.
        where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
        raise Refusal("malformed", f"this is no request: {where}", None) from None


def written(asked: lb.ToWrite) -> lb.LabWritten:
    """A board as text, and what is wrong with it, if anything is."""
    pool = standard_pool()
    for code in codes_of(asked.board):
        if code not in pool and not pool.is_token(code):
            unknown = Detail(what="unknown_passcode", values={"code": code})
            raise Refusal("bad_board", f"no card has the passcode {code}", (unknown,))
    lines = write(asked.board, pool, asked.language)
    head = asked.head or HEAD
    text = "\n".join([head, *(line.text for line in lines), *asked.steps]) + "\n"
    return lb.LabWritten(text=text, problem=_problem(text, lines))


def _problem(text: str, lines: list[Written]) -> lb.LabProblem | None:
    try:
        begin(text, standard_pool())
    except BadText as bad:
        failed = bad.problems[0]
        # The first line is the head.
        index = failed.line - 2
        spots = lines[index].spots if 0 <= index < len(lines) else ()
        return problem_of(failed, spots)
    return None


def was_read(text: str) -> lb.LabRead:
    try:
        situation, board, _ = begin(text, standard_pool())
    except BadText as bad:
        problems = tuple(problem_of(one) for one in bad.problems)
        return lb.LabRead(board=None, problems=problems)
    steps = tuple(situation.lines[step.line] for step in situation.steps)
    steps = renumbered(steps, situation.board, board, standard_pool())
    return lb.LabRead(board=board, head=situation.head, steps=steps)


@cache
def _index() -> Kept:
    return kept(index())


@cache
def _puzzles() -> Kept:
    return kept(lb.LabPuzzles(puzzles=tuple(_puzzle(one) for one in shelf())))


def _puzzle(puzzle: Puzzle) -> lb.LabPuzzle:
    titles = puzzle.titles
    title = Words(en=titles["en"], zh=titles["zh"], ja=titles["ja"])
    turn = begin(puzzle.board, standard_pool()).board.turn
    return lb.LabPuzzle(
        key=puzzle.key, title=title, text=puzzle.board, turn=turn, answers=puzzle.answers
    )


def index() -> lb.LabIndex:
    """What boards are made of; of several Tokens of one name, the one that is meant by it."""
    pool = standard_pool()
    known = exact_names(pool)
    tokens = [token for token in pool.tokens if known[exact_key(token.zh)] == token.code]
    return lb.LabIndex(
        cards=tuple(_name(card) for card in chain(pool.outlines(), map(outline_of, tokens))),
        counters=tuple(
            lb.LabCounterKind(kind=kind, name=Words(zh=zh, ja=ja, en=en))
            for kind, (zh, ja, en) in NAMES.items()
            if kind > ANY_COUNTER
        ),
    )


def _name(card: Outline) -> lb.LabName:
    face = card.face
    zh, ja, en = card.names
    return lb.LabName(
        code=card.code,
        name=Words(en=en, zh=zh, ja=ja),
        kind=KINDS[face.kind],
        types=type_words(face),
        filler=card.filler,
    )
