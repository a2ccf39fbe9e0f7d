"""Rooms without a network: a timer wound by hand, and pages that write down what they hear."""

import heapq
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from segoc.app.game import Game, Played
from segoc.app.protocol import replies
from segoc.app.protocol.pages import NewRoom, Opened
from segoc.app.room import Room
from segoc.app.rooms import Rooms
from segoc.app.storage import Storage
from segoc.app.story import Passage
from segoc.app.thinking import Task
from segoc.cards.standard import standard_pool
from segoc.duel.duel import Duel


class HandTimer:
    """Time goes on only when somebody says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.late = 0.0
        self._calls: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    def at(self, time: float, call: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._calls, (time, self._count, call))

    def wait(self, seconds: float) -> None:
        end = self.time + seconds
        while self._calls and self._calls[0][0] <= end:
            time, _, call = heapq.heappop(self._calls)
            self.time = max(self.time, time)
            call()
        self.time = end


class Asked(NamedTuple):
    """What a bot thinks about, for how long, and who waits for it."""

    task: Task
    seconds: float
    tell: Callable[[str | None], None]


class HandThinker:
    """Thoughts that come to an end when somebody says so. `busy` are so many others."""

    def __init__(self) -> None:
        self.prepared = 0
        self.busy = 0
        self.asked: list[Asked] = []
        self.given_up: list[Asked] = []

    def prepare(self) -> None:
        self.prepared += 1

    def before(self, game: tuple[str, int]) -> int:
        return self.busy

    def think(
        self, task: Task, seconds: float, tell: Callable[[str | None], None]
    ) -> Callable[[], object]:
        asked = Asked(task, seconds, tell)
        self.asked.append(asked)
        return lambda: self.given_up.append(asked)


class Page:
    """A page at the table."""

    def __init__(self, room: Room, viewer: int, timer: HandTimer) -> None:
        self.viewer = viewer
        self.room = room
        self._timer = timer
        self.ended = False
        # What was heard, and when.
        self.heard: list[tuple[float, replies.Reply]] = []
        room.come(self)

    def send(self, reply: replies.Reply) -> None:
        self.heard.append((round(self._timer.now(), 6), reply))

    def end(self) -> None:
        self.ended = True

    @property
    def updates(self) -> list[replies.Update]:
        return [reply for _, reply in self.heard if isinstance(reply, replies.Update)]

    @property
    def question(self) -> Any:
        return self.updates[-1].question if self.updates else None

    @property
    def is_asked(self) -> bool:
        return self.question is not None

    def choose(self, key: str) -> None:
        assert self.question is not None
        self.room.choose(self.viewer, self.question.at, key)

    def text(self) -> list[tuple[float, str]]:
        """All of it as it goes over the wire."""
        return [(time, reply.model_dump_json(by_alias=True)) for time, reply in self.heard]


def open_room(rooms: Rooms, wanted: NewRoom) -> Opened:
    text = rooms.text_for(wanted)
    load = rooms.load if wanted.scenario is None else rooms.load_board
    return rooms.open(wanted, None if text is None else load(text))


class House:
    """A server without a network, which can be started again on the same file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "segoc.sqlite"
        self.timer = HandTimer()
        self.thinker = HandThinker()
        self.storage = Storage(self.path)
        self.rooms = Rooms(self.storage, standard_pool(), self.timer, self.thinker)

    def open(self, **wanted: Any) -> Room:
        return self.rooms.find(open_room(self.rooms, NewRoom(**wanted)).room)

    def page(self, room: Room, viewer: int) -> Page:
        return Page(room, viewer, self.timer)

    def start_again(self) -> None:
        """As after kill -9: nothing but the file remains."""
        self.storage.close()
        self.timer = HandTimer()
        self.thinker = HandThinker()
        self.storage = Storage(self.path)
        self.rooms = Rooms(self.storage, standard_pool(), self.timer, self.thinker)


def play_from(room: Room, duel: Duel) -> None:
    """Let a room that plays go on with another duel, without keeping it."""
    game = room.game
    assert game is not None
    game.duel = duel
    game.choices = []
    played = Played(duel, [[Passage(duel.events, [])]])
    fresh = Game(game.key, game.start, played, game.names)
    room._use(fresh)
