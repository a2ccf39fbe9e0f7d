"""What one viewer is told, in which order and when.

Moments of the duel wait in a queue. After a moment at which an opponent may respond, the
next one isn't told before some time has gone by: so a pass that nobody was asked for and
one that somebody chose look the same. What doesn't change anything for this viewer isn't
told at all.
"""

from collections import deque
from collections.abc import Iterable

from segoc.app.protocol.table import Frame, Line, Table
from segoc.app.story import Moment
from segoc.app.table import table_of
from segoc.app.telling import Telling
from segoc.cards.pool import Pool
from segoc.kernel.event import Event
from segoc.kernel.state import State
from segoc.view import JUDGE, PUBLIC


class Stream:
    """Told to a player, to the JUDGE of solo play, or to the PUBLIC."""

    def __init__(self, viewer: int, pool: Pool, pace: float) -> None:
        self.viewer = viewer
        self.pace = pace
        self._pool = pool
        self._opponents = {JUDGE: (), PUBLIC: (0, 1)}.get(viewer, (1 - viewer,))
        self._telling = Telling(pool, viewer)
        self._queue: deque[Moment] = deque()
        self._not_before = 0.0
        self.lines: list[Line] = []
        self.table: Table | None = None

    def begin(self, state: State, events: list[Event]) -> None:
        """Forget everything, and be at this moment."""
        self._telling = Telling(self._pool, self.viewer)
        self._queue.clear()
        self.lines = self._telling.lines(events)
        self.table = table_of(state, self.viewer)

    def add(self, moments: Iterable[Moment]) -> None:
        self._queue.extend(moments)

    def hold(self, until: float) -> None:
        """Tell nothing before this time."""
        self._not_before = max(self._not_before, until)

    @property
    def up_to_date(self) -> bool:
        """Everything has been told."""
        return not self._queue

    @property
    def wakes(self) -> float | None:
        """When there will be something to tell."""
        return self._not_before if self._queue else None

    def tell(self, now: float) -> list[Frame]:
        """What is to be told by now."""
        frames: list[Frame] = []
        while self._queue and now >= self._not_before:
            moment = self._queue.popleft()
            lines = self._telling.lines(moment.events)
            table = table_of(moment.state, self.viewer)
            if lines or table != self.table:
                frames.append(Frame(table=table, lines=tuple(lines)))
            self.lines += lines
            self.table = table
            if moment.responds in self._opponents:
                self.hold(now + self.pace)
        return frames

    def whole(self) -> Frame:
        """The table as it was told last, with the whole log, for who has just come."""
        assert self.table is not None
        return Frame(table=self.table, lines=tuple(self.lines))
