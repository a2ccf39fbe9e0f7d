"""One page's connection: hello first, then requests, while updates go the other way."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

import segoc
from segoc.app.protocol import PROTOCOL, replies
from segoc.app.protocol.requests import Hello
from segoc.app.refusal import Refusal
from segoc.app.requests import answer
from segoc.app.room import SEATS, Room
from segoc.app.rooms import Rooms
from segoc.app.seats import plain_name
from segoc.app.throttle import Throttle
from segoc.duel.view import JUDGE, PUBLIC

LOG = logging.getLogger(__name__)

# Nobody has to say more than this at once; what is much longer the network layer cuts off.
MOST_LETTERS: Final = 32_000
# A person at the table, with the keyboard, and some more.
MOST_REQUESTS: Final = 60
REQUESTS_A_SECOND: Final = 30
# Who goes on after so many warnings is disconnected.
MOST_WARNINGS: Final = 100
# A page that doesn't listen is disconnected when so many letters wait for it: it can come again
# and is told everything.
MOST_UNSENT: Final = 1_000_000
# Pages of one seat, or of spectators in one room: who watches can't keep a player out.
MOST_PAGES: Final = 100
# So long for the first message, in seconds.
PATIENCE: Final = 20.0

POLICY: Final = 1008
TRY_AGAIN: Final = 1013


class Connection:
    def __init__(self, socket: WebSocket, rooms: Rooms) -> None:
        self.viewer = PUBLIC
        self._socket = socket
        self._rooms = rooms
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        # The letters in it.
        self._unsent = 0
        self._throttle = Throttle(MOST_REQUESTS, REQUESTS_A_SECOND)
        self._warnings = 0
        # Set when this page must come again.
        self._ended = asyncio.Event()
        self._gone = False

    def send(self, reply: replies.Reply) -> None:
        if self._unsent > MOST_UNSENT:
            self.end()
            return
        text = reply.model_dump_json(by_alias=True)
        self._unsent += len(text)
        self._outgoing.put_nowait(text)

    def end(self) -> None:
        """Disconnect the page, which will come again and be told everything."""
        self._ended.set()

    async def serve(self) -> None:
        """From the first message to the last."""
        await self._socket.accept()
        try:
            room = await self._welcome()
        except WebSocketDisconnect:
            return
        except Refusal as refusal:
            await self._turn_away(refusal, POLICY)
            return
        except Exception:
            # A room that can't be read, or a seat that can't be written down.
            LOG.exception("a page could not come in")
            failed = Refusal("internal", "the server failed to do that", None)
            await self._turn_away(failed, TRY_AGAIN)
            return
        listening = asyncio.create_task(self._listen(room))
        sending = asyncio.create_task(self._deliver())
        ending = asyncio.create_task(self._ended.wait())
        try:
            room.come(self)
            if self.viewer in (0, 1, JUDGE):
                room.begin_if_ready()
            await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
        except Exception:
            LOG.exception("a page could not come in")
            self._rooms.drop(room)
        finally:
            for task in (listening, sending, ending):
                task.cancel()
            room.leave(self)
        if not self._gone:
            await self._close(TRY_AGAIN if self._ended.is_set() else POLICY)

    async def _turn_away(self, refusal: Refusal, code: int) -> None:
        with suppress(WebSocketDisconnect):
            await self._socket.send_text(refusal.reply(None).model_dump_json())
        await self._close(code)

    async def _close(self, code: int) -> None:
        # Who doesn't listen doesn't hear this either.
        with suppress(WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(self._socket.close(code), PATIENCE)

    async def _welcome(self) -> Room:
        """Find out who this is: which room, and which seat."""
        try:
            text = await asyncio.wait_for(self._next(), PATIENCE)
        except TimeoutError:
            raise Refusal("malformed", "the first message must be hello", None) from None
        if len(text) > MOST_LETTERS:
            raise Refusal("too_large", "this message is too long", None)
        try:
            hello = Hello.model_validate_json(text)
        except ValidationError:
            raise Refusal("malformed", "the first message must be hello", None) from None
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol", "this page is of another version: load it again", None)
        room = self._rooms.find(hello.room)
        token = hello.token
        if token is None and hello.invitation is not None:
            token = room.take_seat(hello.invitation, plain_name(hello.name), hello.deck)
        self.viewer = PUBLIC if token is None else room.seat_of(token)
        if sum(one.viewer == self.viewer for one in room.listeners) >= MOST_PAGES:
            raise Refusal("too_fast", "this room is full: come again later", "room_full")
        self.send(
            replies.Welcome(
                protocol=PROTOCOL,
                version=segoc.__version__,
                seat=SEATS[self.viewer],
                token=token,
                invitation=room.invitation or None if self.viewer == 0 else None,
                # How a player wants to be asked is nobody else's business.
                responses="auto" if self.viewer == PUBLIC else room.seats[max(0, self.viewer)].mode,
            )
        )
        return room

    async def _listen(self, room: Room) -> None:
        now = asyncio.get_running_loop().time
        while self._warnings < MOST_WARNINGS:
            try:
                text = await self._next()
            except WebSocketDisconnect:
                self._gone = True
                return
            if not self._throttle.allows(now()):
                self._warnings += 1
                self.send(Refusal("too_fast", "too many requests: wait a moment", None).reply(None))
            elif len(text) > MOST_LETTERS:
                self.send(Refusal("too_large", "this message is too long", None).reply(None))
            else:
                self.send(answer(self._rooms, room, self.viewer, text))

    async def _next(self) -> str:
        """The next message; one that is no text is as good as an empty one."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _deliver(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await self._outgoing.get()
                await self._socket.send_text(text)
                self._unsent -= len(text)
