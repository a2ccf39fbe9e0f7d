"""What one viewer has been told: the table and the log, with nothing that it may not know."""

from collections.abc import Iterable

from segoc.app.protocol.table import Frame, Line, Table
from segoc.app.story import Moment, Passage
from segoc.app.table import table_of
from segoc.app.telling import Telling
from segoc.cards.pool import Pool
from segoc.kernel.state import State


class Stream:
    """Told to a player, to the JUDGE of solo play, or to the PUBLIC."""

    def __init__(self, viewer: int, pool: Pool) -> None:
        self.viewer = viewer
        self._pool = pool
        self._telling = Telling(pool, viewer)
        self.lines: list[Line] = []
        self.table: Table | None = None

    def begin(self, state: State, passages: Iterable[Passage], first_turn: int) -> None:
        """Forget everything, and be at this moment, after all of these."""
        self._telling = Telling(self._pool, self.viewer, first_turn)
        self.lines = []
        for passage in passages:
            self.lines += self._telling.lines(passage.events, passage.chain)
        self.table = table_of(state, self.viewer)

    def tell(self, moments: list[Moment]) -> list[Frame]:
        """What is new in these moments; what changes nothing for this viewer isn't told at all."""
        frames: list[Frame] = []
        for moment in moments:
            lines = self._telling.lines(moment.events, moment.state.chain)
            table = table_of(moment.state, self.viewer)
            if lines or table != self.table:
                frames.append(Frame(table=table, lines=tuple(lines)))
            self.lines += lines
            self.table = table
        return frames

    def whole(self) -> Frame:
        """The table as it was told last, with the whole log, for who has just come."""
        assert self.table is not None
        return Frame(table=self.table, lines=tuple(self.lines))
