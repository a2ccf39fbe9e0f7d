"""The server: pages, data and one WebSocket for all rooms."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import HTTPConnection

from segoc.app import cards_api, decks_api, lab_api, reference_api, rulebook_api
from segoc.app.connection import POLICY, Connection
from segoc.app.protocol.pages import NewRoom, Opened
from segoc.app.refusal import Refusal
from segoc.app.replays import Replays
from segoc.app.replays_api import replays_router
from segoc.app.rooms import Rooms
from segoc.app.storage import Storage
from segoc.app.thinkers import Thinkers
from segoc.app.throttle import Doors
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool

LOG = logging.getLogger(__name__)

# Rooms that may be opened at once from one address, and how many more in a minute.
MOST_ROOMS: Final = 30
ROOMS_A_MINUTE: Final = 20
# Boards of the lab that may be written or read at once for one address, and how many more in a
# second: whoever builds one asks with every card.
MOST_BOARDS: Final = 60
BOARDS_A_SECOND: Final = 5
# How much of the lateness of before counts when a timer has come in time.
REMEMBERED: Final = 0.9
# A saved duel, with letters that need several bytes each.
MOST_BYTES: Final = 16_000_000

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
NOT_BUILT: Final = "The pages of segoc are not built: run `make web` in the checkout.\n"


class LoopTimer:
    """Time as the event loop tells it. If that has much to do, it comes late."""

    def __init__(self) -> None:
        self.late = 0.0

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def at(self, time: float, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_at(time, self._due, time, call)

    def _due(self, time: float, call: Callable[[], None]) -> None:
        self.late = max(self.now() - time, self.late * REMEMBERED)
        call()


def create_app(
    storage: Storage,
    hosts: list[str],
    pool: Pool | None = None,
    packs: tuple[str, ...] = (),
    folder: Path | None = None,
) -> FastAPI:
    """The application, which keeps its rooms in `storage` and answers to these names. `pool` are
    the cards, with those of the texts `packs`; the pages lie in `folder`, or where `make web`
    builds them."""
    cards = pool or standard_pool()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        # The scenarios are read while the first page is looked at.
        threading.Thread(target=rulebook_api.warm, daemon=True).start()
        yield
        thinkers.close()
        storage.close()

    app = FastAPI(title="segoc", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    thinkers = Thinkers(packs)
    rooms = Rooms(storage, cards, LoopTimer(), thinkers)
    doors = Doors(MOST_ROOMS, ROOMS_A_MINUTE / 60)
    lab_doors = Doors(MOST_BOARDS, BOARDS_A_SECOND)
    loading = asyncio.Lock()
    # Another name than ours in the Host header means that somebody else's name leads here.
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=hosts)

    @app.middleware("http")
    async def add_headers(
        request: Request, go_on: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        if request.method not in ("GET", "HEAD"):
            if not is_ours(request):
                return JSONResponse({"error": "not_here"}, 403)
            if request.method == "POST" and not is_of_some_size(request):
                return JSONResponse(
                    Refusal("too_large", "that is too long", None).reply(None).model_dump(), 413
                )
        response = await go_on(request)
        response.headers.update(HEADERS)
        return response

    def knock(request: Request) -> None:
        """Somebody wants a room, or a duel played again; not too many at once from one address."""
        if not doors.allows(address_of(request), asyncio.get_running_loop().time()):
            raise Refusal("too_fast", "too many rooms: wait a minute", None)

    def knock_at_lab(request: Request) -> None:
        """Somebody wants a board written or read; not too many at once from one address."""
        if not lab_doors.allows(address_of(request), asyncio.get_running_loop().time()):
            raise Refusal("too_fast", "too many boards: wait a moment", None)

    app.include_router(replays_router(Replays(cards), knock, loading))
    app.include_router(cards_api.router)
    app.include_router(rulebook_api.router)
    app.include_router(reference_api.router)
    app.include_router(lab_api.lab_router(knock_at_lab))
    app.include_router(decks_api.router)

    @app.post("/api/rooms")
    async def open_room(wanted: NewRoom, request: Request) -> Opened:
        knock(request)
        try:
            text = rooms.text_for(wanted)
            if text is None:
                return rooms.open(wanted, None)
            # The tables go on meanwhile. One at a time, or they would have to share with many.
            async with loading:
                load = rooms.load if wanted.scenario is None else rooms.load_board
                saved = await asyncio.to_thread(load, text)
            return rooms.open(wanted, saved)
        except Refusal:
            raise
        except Exception:
            LOG.exception("a room could not be opened")
            raise Refusal("internal", "the server failed to do that", None) from None

    @app.exception_handler(RequestValidationError)
    async def refuse_malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        # Without repeating it: what is no message may be no text either.
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        refusal = Refusal("malformed", f"this is no request: {where}", None)
        return JSONResponse(refusal.reply(None).model_dump(), 422)

    @app.exception_handler(Refusal)
    async def refuse(_: Request, refusal: Refusal) -> JSONResponse:
        code = {"not_found": 404, "too_fast": 429, "internal": 500}.get(refusal.error, 422)
        return JSONResponse(refusal.reply(None).model_dump(), code)

    @app.websocket("/ws")
    async def table(socket: WebSocket) -> None:
        if not is_ours(socket):
            await socket.close(POLICY)
            return
        await Connection(socket, rooms).serve()

    _add_pages(app, folder or pages())
    return app


def address_of(request: HTTPConnection) -> str:
    """Where somebody asks from."""
    return request.client.host if request.client else ""


def is_ours(request: HTTPConnection) -> bool:
    """Whether a page that asks is one of ours; programs other than browsers say nothing."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:
        return False


def is_of_some_size(request: HTTPConnection) -> bool:
    """Whether a body says how long it is, and that isn't too much."""
    length = request.headers.get("content-length", "")
    return length.isdecimal() and len(length) < 10 and int(length) <= MOST_BYTES


def pages() -> Path:
    """Where the built pages lie."""
    return Path(str(files("segoc.app").joinpath("web")))


def _add_pages(app: FastAPI, folder: Path) -> None:
    index = folder / "index.html"
    built = index.is_file()
    if built:
        app.mount("/assets", StaticFiles(directory=folder / "assets"))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the pages, or the one page that all addresses lead to."""
        if path.startswith(("api/", "ws")):
            return JSONResponse({"error": "not_here"}, 404)
        if not built:
            return PlainTextResponse(NOT_BUILT, 503)
        file = index
        with suppress(ValueError, OSError):
            # It may be no name that a file can have.
            named = (folder / path).resolve()
            if named.is_file() and named.is_relative_to(folder.resolve()):
                file = named
        return FileResponse(file, headers={"Cache-Control": "no-cache"})
