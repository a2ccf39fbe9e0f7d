"""Duels to be looked at again, by HTTP: opened by their text, then told bit by bit."""

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

from fastapi import APIRouter, Query, Request, Response

from segoc.app.protocol.base import Model
from segoc.app.protocol.pages import ReplayFile, ReplayLog, ReplayOpened, ReplayTables
from segoc.app.protocol.requests import OpenReplay
from segoc.app.refusal import Refusal
from segoc.app.replays import Replays, Watched
from segoc.duel.view import JUDGE

Done = TypeVar("Done")
LOG = logging.getLogger(__name__)

# Whose view it is; a judge sees both hands.
Seen: TypeAlias = Literal["both", "A", "B"]
Number: TypeAlias = Annotated[int, Query(ge=0, lt=2**31)]
VIEWERS: Final[dict[Seen, int]] = {"both": JUDGE, "A": 0, "B": 1}


def replays_router(
    replays: Replays, knock: Callable[[Request], None], loading: asyncio.Lock
) -> APIRouter:
    """`knock` refuses who comes too often; under `loading` one duel is played again at a time."""
    api = APIRouter(prefix="/api/replays")

    @api.post("")
    async def open_replay(wanted: OpenReplay, request: Request) -> ReplayOpened:
        knock(request)
        async with loading:
            watched = await _beside(lambda: replays.read(wanted.text))
        replays.keep(watched)
        return watched.opened()

    @api.get("/{id}/log", response_model=ReplayLog)
    async def get_log(id: str, seen: Seen) -> Response:
        return await _told(replays.find(id), lambda one: one.log(VIEWERS[seen]))

    @api.get("/{id}/tables", response_model=ReplayTables)
    async def get_tables(id: str, seen: Seen, first: Number) -> Response:
        return await _told(replays.find(id), lambda one: one.tables(VIEWERS[seen], first))

    @api.get("/{id}/file", response_model=ReplayFile)
    async def get_file(id: str) -> Response:
        return await _told(replays.find(id), Watched.file)

    @api.get("/{id}/save", response_model=ReplayFile)
    async def get_save(id: str, moment: Number) -> Response:
        return await _told(replays.find(id), lambda one: one.save(moment))

    return api


async def _told(watched: Watched, tell: Callable[[Watched], Model]) -> Response:
    body = await _beside(lambda: tell(watched).model_dump_json(by_alias=True))
    headers = {"Cache-Control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


async def _beside(work: Callable[[], Done]) -> Done:
    """Done beside the event loop: the tables go on meanwhile."""
    try:
        return await asyncio.to_thread(work)
    except Refusal:
        raise
    except Exception:
        LOG.exception("a replay could not be told")
        raise Refusal("internal", "the server failed to do that", None) from None
