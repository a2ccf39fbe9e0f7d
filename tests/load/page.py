"""A page that is a program: it hears what a room tells, and comes back when it was cut off."""

import asyncio
import json
import random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from segoc.app.protocol import PROTOCOL
from tests.load.figures import Figures

# A room in which nothing is said for so long has lost its duel.
PATIENCE: Final = 90.0
# After a refusal, and before coming again to a server that doesn't let us in.
PAUSE: Final = 0.5
# So often in a row a page tries to come in.
MOST_TRIES: Final = 20


class Fault(Exception):
    """The server has done something that it must not do."""


class Page:
    """Looks on to the end of a duel, from an address of this machine.

    What was told is kept from one connection to the next: how many lines of the log, and the table
    of the last one. `cuts` is how likely a connection is cut after a message, either way.
    """

    def __init__(
        self,
        server: str,
        source: str,
        hello: dict[str, Any],
        figures: Figures,
        dice: random.Random,
        cuts: float,
    ) -> None:
        self.hello = hello
        self.lines = 0
        self.table: dict[str, Any] = {}
        self.over = False
        self._server = server
        self._source = source
        self._figures = figures
        self._dice = dice
        self._cuts = cuts
        self._welcome = False

    @property
    def finished(self) -> bool:
        """The duel is over, and its last table was told."""
        return self.over and self.table.get("result") is not None

    async def stay(self) -> None:
        """From coming in to the end of the duel."""
        tries = 0
        while not self.finished:
            try:
                socket = await self._connect()
            except (OSError, WebSocketException, TimeoutError) as error:
                tries += 1
                self._figures.counts["not let in"] += 1
                if tries == MOST_TRIES:
                    raise Fault(f"{self._name} can't come in: {error!r}") from error
                await asyncio.sleep(PAUSE)
                continue
            tries = 0
            try:
                await self._converse(socket)
            except ConnectionClosed as error:
                self._figures.counts["ended by the server"] += 1
                if error.rcvd is not None and not self._welcome:
                    raise Fault(f"{self._name} is turned away: {error}") from error
            finally:
                await socket.close()

    @property
    def _name(self) -> str:
        return "a spectator"

    async def _connect(self) -> ClientConnection:
        return await connect(
            f"{self._server}/ws", local_addr=(self._source, 0), proxy=None, max_size=None
        )

    async def _converse(self, socket: ClientConnection) -> None:
        """One connection, until we have heard everything or cut it."""
        self._welcome = False
        self._anew()
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **self.hello}))
        while not self.finished:
            try:
                async with asyncio.timeout(PATIENCE):
                    text = await socket.recv()
            except TimeoutError:
                raise Fault(f"{self._name} hears nothing for {PATIENCE:.0f} s") from None
            self._figures.counts["bytes"] += len(text)
            message: dict[str, Any] = json.loads(text)
            self._hear(message)
            if self._welcome and self._is_cut(socket):
                return
            await self._think()
            for request in self._wanted():
                if self._is_cut(socket):
                    # It was lost on the way.
                    return
                await socket.send(json.dumps(request))
                if self._is_cut(socket):
                    # Nobody knows now whether the server has read it.
                    return

    def _is_cut(self, socket: ClientConnection) -> bool:
        """Whether the line breaks now: without a word, or with a proper goodbye."""
        if self._dice.random() >= self._cuts:
            return False
        if self._dice.random() < 0.5:
            self._figures.counts["cut"] += 1
            socket.transport.abort()
        else:
            self._figures.counts["closed"] += 1
        return True

    def _anew(self) -> None:
        """A connection begins."""

    async def _think(self) -> None:
        """Take time before the next request."""

    def _wanted(self) -> list[dict[str, Any]]:
        """What to ask for after the last message."""
        return []

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcome = True
            self._welcomed(message)
        elif kind == "update":
            self._updated(message)
        elif kind == "room":
            self.over = message["room"]["match"]["over"]

    def _welcomed(self, message: dict[str, Any]) -> None:
        """The server has told which seat this is."""

    def _updated(self, message: dict[str, Any]) -> None:
        """Lines follow each other without a gap, whatever was cut meanwhile."""
        if message["lines_from"] > self.lines:
            raise Fault(f"{self._name} wasn't told the lines from {self.lines} on")
        self.lines = message["lines_from"]
        for frame in message["frames"]:
            for line in frame["lines"]:
                if line["number"] != self.lines:
                    raise Fault(f"{self._name} was told line {line['number']} as {self.lines}")
                self.lines += 1
        self.table = message["frames"][-1]["table"]
