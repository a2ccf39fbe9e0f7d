"""What one viewer has been told: the table and the log, with nothing that it may not know."""

from collections.abc import Iterable

from segoc.app.protocol.table import Frame, Line, Table
from segoc.app.story import Moment, Passage
from segoc.app.table import table_of
from segoc.app.telling import Telling
from segoc.cards.pool import Pool
from segoc.kernel.table.state import State


class Stream:
    """Told to a player, to the JUDGE of solo play, or to the PUBLIC."""

    def __init__(self, viewer: int, pool: Pool) -> None:
        self.viewer = viewer
        self._pool = pool
        self._telling = Telling(pool, viewer)
        self._lines: list[Line] = []
        # What has happened since those: put into words when somebody hears it.
        self._untold: list[Passage] = []
        self._state: State | None = None
        # The table of that state, once somebody has looked at it.
        self._table: Table | None = None

    def begin(self, state: State, passages: Iterable[Passage], first_turn: int) -> None:
        """Forget everything, and be at this moment, after all of these."""
        self._telling = Telling(self._pool, self.viewer, first_turn)
        self._lines = []
        self._untold = list(passages)
        self._look_at(state)

    def _look_at(self, state: State) -> None:
        self._state = state
        self._table = None

    @property
    def lines(self) -> list[Line]:
        """The log, as far as it was told."""
        for passage in self._untold:
            self._lines += self._telling.lines(passage.events, passage.chain)
        self._untold = []
        return self._lines

    @property
    def table(self) -> Table:
        """As it was told last."""
        if self._table is None:
            assert self._state is not None
            self._table = table_of(self._state, self.viewer)
        return self._table

    def tell(self, moments: list[Moment], heard: bool) -> list[Frame]:
        """What is new in these moments; what changes nothing for this viewer isn't told at all.
        If nobody hears it there are no frames and no words, which are most of the work."""
        frames: list[Frame] = []
        for moment in moments:
            if not moment.events:
                # Nothing has happened: the table is as it was.
                continue
            before = self.table if heard else None
            told = len(self.lines) if heard else 0
            self._untold.append(Passage(moment.events, moment.state.chain))
            self._look_at(moment.state)
            if heard:
                lines = tuple(self.lines[told:])
                if lines or self.table != before:
                    frames.append(Frame(table=self.table, lines=lines))
        return frames

    def whole(self) -> Frame:
        """The table as it was told last, with the whole log, for who has just come."""
        return Frame(table=self.table, lines=tuple(self.lines))
