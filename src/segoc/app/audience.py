"""The pages that have come into a room, and what each of them is told, when.

Everybody who looks on as the same viewer is told the same: a player, the judge of solo play,
or the public. The audience knows no network: a page is a `Listener`, and time comes from a
`Timer`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol
from weakref import proxy

from segoc.app.pacing import Pacer
from segoc.app.protocol import replies
from segoc.app.protocol.table import Frame
from segoc.app.story import Moment, Passage
from segoc.app.stream import Stream
from segoc.cards.pool import Pool
from segoc.kernel.table.state import State

if TYPE_CHECKING:
    from segoc.app.room import Room


class Timer(Protocol):
    @property
    def late(self) -> float:
        """By how many seconds it comes late these days."""

    def now(self) -> float: ...

    def at(self, time: float, call: Callable[[], None]) -> None: ...


class Listener(Protocol):
    """A page that has come in, and as whom: a player, JUDGE or PUBLIC."""

    viewer: int

    def send(self, reply: replies.Reply) -> None: ...

    def end(self) -> None: ...


class Audience:
    """`room` knows what is asked and what is known of the room; the audience tells it."""

    def __init__(self, room: "Room", viewers: tuple[int, ...], pause: float, pool: Pool) -> None:
        self.listeners: list[Listener] = []
        self.pacer = Pacer(pause)
        self.streams = {viewer: Stream(viewer, pool) for viewer in viewers}
        # The last question that each viewer was shown.
        self._shown: dict[int, int | None] = {}
        # The room holds its audience: if that held the room as well, one that was put away would
        # stay in memory until the garbage collector has walked everything.
        self._room: Room = proxy(room)

    def come(self, listener: Listener) -> None:
        """A page has come in: it is told everything that its viewer has been told so far."""
        self.listeners.append(listener)
        self.tell_room()
        if self._room.game is not None:
            self._tell_everything(listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        if not self._room.closed:
            # Else what it would tell may never have been written.
            self.tell_room()

    def begin(self, state: State, passages: list[Passage], first_turn: int) -> None:
        """A duel is at this moment, and this has happened in it; nobody is told by that alone."""
        self.pacer.begin(state)
        for stream in self.streams.values():
            stream.begin(state, passages, first_turn)

    def tell(self) -> None:
        """Tell everybody what is due, and come back when there will be more."""
        if self._room.closed:
            return
        timer = self._room.timer
        moments = self.pacer.due(timer.now(), self._room.modes)
        self._room.run_clocks()
        wakes = self.pacer.wakes
        # For a bot's beat it is not worth a message that nobody is asked meanwhile.
        if moments or wakes is None or self.pacer.pause:
            for viewer in self.streams:
                self._tell(viewer, moments)
        if wakes is not None:
            timer.at(wakes, self.tell)

    def _tell(self, viewer: int, moments: list[Moment]) -> None:
        stream = self.streams[viewer]
        listeners = [one for one in self.listeners if one.viewer == viewer]
        lines_from = len(stream.lines) if listeners else 0
        frames = stream.tell(moments, bool(listeners))
        question = self._room.question(viewer)
        asked = None if question is None else question.at
        if not frames and asked == self._shown.get(viewer):
            return
        self._shown[viewer] = asked
        if not listeners:
            return
        if not frames:
            frames = [Frame(table=stream.table, lines=())]
        update = replies.Update(
            lines_from=lines_from,
            frames=tuple(frames),
            question=question,
            waiting=self._room.is_waiting(viewer),
        )
        info = self._room.info(viewer)
        for listener in listeners:
            listener.send(update)
            listener.send(replies.RoomChanged(room=info))

    def tell_anew(self) -> None:
        """Everything that the pages hold may be wrong now."""
        for listener in self.listeners:
            self._tell_everything(listener)
        self.tell_room()

    def _tell_everything(self, listener: Listener) -> None:
        viewer = listener.viewer
        question = self._room.question(viewer)
        self._shown[viewer] = None if question is None else question.at
        listener.send(
            replies.Update(
                lines_from=0,
                frames=(self.streams[viewer].whole(),),
                question=question,
                waiting=self._room.is_waiting(viewer),
            )
        )

    def tell_room(self, viewer: int | None = None) -> None:
        """Tell everybody how the room stands, or only who looks on as this viewer."""
        for listener in self.listeners:
            if viewer is not None and listener.viewer != viewer:
                continue
            listener.send(replies.RoomChanged(room=self._room.info(listener.viewer)))
