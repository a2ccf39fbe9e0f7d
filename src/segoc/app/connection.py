"""One page's connection: hello first, then requests, while updates go the other way."""

import asyncio
import logging
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
from segoc.app.throttle import Throttle
from segoc.view import JUDGE, PUBLIC

LOG = logging.getLogger(__name__)

# Nobody has to say more than this at once; what is much longer the network layer cuts off.
MOST_LETTERS: Final = 32_000
# A person at the table, with the keyboard, and some more.
MOST_REQUESTS: Final = 60
REQUESTS_A_SECOND: Final = 30
# Who goes on after so many warnings is disconnected.
MOST_WARNINGS: Final = 100
# A page that doesn't listen is disconnected: it can come again and is told everything.
MOST_UNSENT: Final = 400
# Pages in one room, spectators and all.
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
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)
        self._throttle = Throttle(MOST_REQUESTS, REQUESTS_A_SECOND)
        self._warnings = 0
        self._overrun = False

    def send(self, reply: replies.Reply) -> None:
        try:
            self._outgoing.put_nowait(reply.model_dump_json(by_alias=True))
        except asyncio.QueueFull:
            self._overrun = True

    async def serve(self) -> None:
        """From the first message to the last."""
        await self._socket.accept()
        try:
            room = await self._welcome()
        except Refusal as refusal:
            await self._socket.send_text(refusal.reply(None).model_dump_json())
            await self._socket.close(POLICY)
            return
        except WebSocketDisconnect:
            return
        room.come(self)
        if self.viewer in (0, 1, JUDGE):
            room.begin_if_ready()
        sending = asyncio.create_task(self._deliver())
        try:
            await self._listen(room)
        except WebSocketDisconnect:
            pass
        finally:
            room.leave(self)
            sending.cancel()

    async def _welcome(self) -> Room:
        """Find out who this is: which room, and which seat."""
        try:
            text = await asyncio.wait_for(self._next(), PATIENCE)
        except TimeoutError:
            raise Refusal("malformed", "the first message must be hello") from None
        if len(text) > MOST_LETTERS:
            raise Refusal("too_large", "this message is too long")
        try:
            hello = Hello.model_validate_json(text)
        except ValidationError:
            raise Refusal("malformed", "the first message must be hello") from None
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol", "this page is of another version: load it again")
        room = self._rooms.find(hello.room)
        if len(room.listeners) >= MOST_PAGES:
            raise Refusal("too_fast", "this room is full: come again later")
        token = hello.token
        if token is None and hello.invitation is not None:
            token = room.take_seat(hello.invitation, hello.name.strip(), hello.deck)
        self.viewer = PUBLIC if token is None else room.seat_of(token)
        self.send(
            replies.Welcome(
                protocol=PROTOCOL,
                version=segoc.__version__,
                seat=SEATS[self.viewer],
                token=token,
                invitation=room.invitation or None if self.viewer == 0 else None,
                responses=room.seats[max(0, self.viewer)].mode,
            )
        )
        return room

    async def _listen(self, room: Room) -> None:
        now = asyncio.get_running_loop().time
        while self._warnings < MOST_WARNINGS and not self._overrun:
            text = await self._next()
            if not self._throttle.allows(now()):
                self._warnings += 1
                self.send(Refusal("too_fast", "too many requests: wait a moment").reply(None))
            elif len(text) > MOST_LETTERS:
                self.send(Refusal("too_large", "this message is too long").reply(None))
            else:
                self.send(answer(self._rooms, room, self.viewer, text))
        await self._socket.close(TRY_AGAIN if self._overrun else POLICY)

    async def _next(self) -> str:
        """The next message; one that is no text is as good as an empty one."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _deliver(self) -> None:
        while True:
            await self._socket.send_text(await self._outgoing.get())
