"""Duels over the network: so many at once, a new one as soon as one has ended."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from segoc.decks.starters import NAMES
from tests.load.figures import Figures, Usage, memory, usage
from tests.load.page import Fault, Page
from tests.load.seat import Seat

# Every so many seconds somebody opens the first page, and the server's memory is looked at.
GLANCE: Final = 0.5
# By so many seconds at a time we look how late we are ourselves.
NAP: Final = 0.05
OK: Final = 200


@dataclass(frozen=True)
class Plan:
    """`spectators` and `cuts` are shares: of the duels, and of the messages after which a line
    breaks. Players think for `think` seconds on average, and give up after `patience` answers. They
    play against each other, or against a bot of the server."""

    duels: int
    at_once: int
    seed: int = 1
    spectators: float = 0.25
    cuts: float = 0.01
    think: float = 0.0
    patience: int | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Duelled:
    """A duel that was played to its end, as those who were there know it; a bot has no seat."""

    number: int
    room: str
    decks: tuple[str, str]
    seats: tuple[Seat, ...]
    spectators: tuple[Page, ...]


@dataclass
class Course:
    """What came of a plan: the duels, and the numbers of those that were lost, with the reason.
    Memory is in bytes: at the beginning, by and by, and at the end."""

    duelled: list[Duelled]
    lost: dict[int, str]
    figures: Figures
    memory: list[int]
    # At the beginning and the end of the time in which all duels run.
    window: list[Usage]


class Load:
    """`server` is where it listens (http://…), `pid` its process; `tell` hears how many duels have
    ended."""

    def __init__(self, plan: Plan, server: str, pid: int, tell: Callable[[int], None]) -> None:
        self._plan = plan
        self._server = server
        self._pid = pid
        self._tell = tell
        self._begun = 0
        self.course = Course([], {}, Figures(), [memory(pid)], [])

    async def run(self) -> Course:
        at_once = min(self._plan.at_once, self._plan.duels)
        watching = [asyncio.create_task(one) for one in (self._glance(), self._nap())]
        try:
            async with asyncio.TaskGroup() as group:
                for place in range(at_once):
                    group.create_task(self._keep_playing(_address(place)))
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
        self._measure(False)
        self.course.memory.append(memory(self._pid))
        return self.course

    def _measure(self, on: bool) -> None:
        if self.course.figures.measuring != on:
            self.course.figures.measuring = on
            self.course.window.append(usage(self._pid))

    async def _keep_playing(self, source: str) -> None:
        """One duel after the other from one address, until none is left to begin."""
        while self._begun < self._plan.duels:
            self._begun += 1
            number = self._begun
            if number == min(self._plan.at_once, self._plan.duels):
                self._measure(True)
            try:
                self.course.duelled.append(await self._play(number, source))
            except* (Fault, OSError) as errors:
                self.course.lost[number] = "; ".join(str(one) for one in errors.exceptions)
            self._tell(len(self.course.duelled) + len(self.course.lost))
        self._measure(False)

    async def _play(self, number: int, source: str) -> Duelled:
        plan, figures = self._plan, self.course.figures
        dice = random.Random(f"{plan.seed} {number}")
        decks = (dice.choice(NAMES), dice.choice(NAMES))
        wanted = {"kind": "people", "deck": decks[0], "name": "A"}
        if plan.bot is not None:
            wanted |= {"kind": "bot", "bot": plan.bot, "other_deck": decks[1]}
        opened = await asyncio.to_thread(open_room, self._server, source, wanted)
        room = opened["room"]
        network = (self._server.replace("http", "ws", 1), source)

        def seat(player: int, hello: dict[str, Any]) -> Seat:
            own = random.Random(f"{plan.seed} {number} {player}")
            return Seat(player, plan.patience, plan.think, *network, hello, figures, own, plan.cuts)

        first = seat(0, {"room": room, "token": opened["token"]})
        seats: tuple[Seat, ...] = (first,)
        if plan.bot is None:
            seats = first, seat(1, {"room": room, "name": "B", "deck": decks[1]})
        watchers = tuple(
            Page(*network, {"room": room}, figures, dice, plan.cuts)
            for _ in range(dice.random() < plan.spectators)
        )
        async with asyncio.TaskGroup() as group:
            group.create_task(first.stay())
            for watcher in watchers:
                group.create_task(watcher.stay())
            for second in seats[1:]:
                second.hello["invitation"] = await first.invitation
                group.create_task(second.stay())
        return Duelled(number, room, decks, seats, watchers)

    async def _glance(self) -> None:
        """Somebody else opens the first page again and again."""
        while True:
            began = time.perf_counter()
            with suppress(OSError):
                await asyncio.to_thread(get, self._server, "/api/lobby")
            if self.course.figures.measuring:
                self.course.figures.glances.append(time.perf_counter() - began)
            self.course.memory.append(memory(self._pid))
            await asyncio.sleep(GLANCE)

    async def _nap(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(NAP)
            if self.course.figures.measuring:
                self.course.figures.lags.append(time.perf_counter() - began - NAP)


def _address(place: int) -> str:
    """An address of this machine for each of those who play at once: the server's limits on what
    one address may do hold for each of them, as for people."""
    return f"127.1.{place // 250}.{place % 250 + 1}"


def open_room(server: str, source: str, wanted: dict[str, Any]) -> dict[str, Any]:
    line = http.client.HTTPConnection(urlsplit(server).netloc, source_address=(source, 0))
    try:
        line.request("POST", "/api/rooms", json.dumps(wanted), {"Content-Type": "application/json"})
        answer = line.getresponse()
        body: dict[str, Any] = json.loads(answer.read())
    finally:
        line.close()
    if answer.status != OK:
        raise Fault(f"no room is opened: {body}")
    return body


def get(server: str, path: str) -> bytes:
    line = http.client.HTTPConnection(urlsplit(server).netloc)
    try:
        line.request("GET", path)
        return line.getresponse().read()
    finally:
        line.close()
