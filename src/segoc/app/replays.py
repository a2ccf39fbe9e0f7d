"""Duels that are looked at again: played once more, and told as a judge or as one side saw them.

Each viewer's log and tables are made as those of a seat are while a duel is played (`stream`): what
a side is told here holds nothing that it could not know then.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Final, Literal, NamedTuple, TypeAlias

from segoc.app.faults import changed_names, save_detail
from segoc.app.game import made_again
from segoc.app.protocol.pages import ReplayFile, ReplayLog, ReplayOpened, ReplayTables
from segoc.app.protocol.table import Line
from segoc.app.refusal import Refusal
from segoc.app.rooms import MOST_CHOICES
from segoc.app.seats import secret
from segoc.app.story import Moment, opening
from segoc.app.table import table_of
from segoc.app.telling import Telling
from segoc.cards.pool import Pool
from segoc.duel import savefile
from segoc.duel.changed_cards import blaming_changes
from segoc.duel.duel import Duel
from segoc.duel.savefile import RULES, SaveError, Start
from segoc.duel.view import JUDGE
from segoc.formats.replay import Replay
from segoc.kernel.samples.saving import event_to_data
from segoc.kernel.table.event import Event

# Of a recording: so many come of more choices than anybody makes.
MOST_EVENTS: Final = 50_000
# Moments that are kept, of all duels together, unless one alone has more: some 8 KB each.
MOST_MOMENTS: Final = 12_000
# Tables that are sent at a time. One is some 18 KB, and like the one before it.
CHUNK: Final = 40

Board: TypeAlias = Literal["played", "other_rules", "other_cards", "differs"]


class Shown(NamedTuple):
    """A moment at which something has happened, and by how many choices."""

    moment: Moment
    choices: int


class Course(NamedTuple):
    """A duel played again: how it stands in the end, and what could be seen on the way."""

    duel: Duel
    shown: list[Shown]


@dataclass
class Watched:
    """A duel that somebody looks at. Without `course` there are only the events that were recorded,
    and `board` says why."""

    pool: Pool
    start: Start
    rules: str
    board: Board
    course: Course | None
    events: list[Event]
    changed: tuple[int, ...]
    id: str = field(default_factory=secret)
    # Its pages may ask for several things at once, and states remember what was asked of them.
    lock: Lock = field(default_factory=Lock)

    @property
    def shown(self) -> list[Shown]:
        return [] if self.course is None else self.course.shown

    def opened(self) -> ReplayOpened:
        return ReplayOpened(
            replay=self.id,
            board=self.board,
            changed=changed_names(self.changed, self.pool) if self.changed else None,
            rules=self.rules,
            known=RULES,
            moments=len(self.shown),
            chunk=CHUNK,
        )

    def log(self, viewer: int) -> ReplayLog:
        """The log as this viewer (a player, or JUDGE) may read it."""
        telling = Telling(self.pool, viewer, _first_turn(self.start))
        if self.course is None:
            return ReplayLog(lines=tuple(telling.lines(self.events)), told=())
        lines: list[Line] = []
        told: list[int] = []
        with self.lock:
            for moment, _ in self.shown:
                lines += telling.lines(moment.events, moment.state.chain)
                told.append(len(lines))
        return ReplayLog(lines=tuple(lines), told=tuple(told))

    def tables(self, viewer: int, first: int) -> ReplayTables:
        """What this viewer saw at some moments in a row."""
        wanted = self.shown[first : first + CHUNK]
        if not wanted:
            raise Refusal("not_found", "the duel has no such moment", None)
        with self.lock:
            tables = tuple(table_of(moment.state, viewer) for moment, _ in wanted)
        return ReplayTables(first=first, tables=tables)

    def file(self) -> ReplayFile:
        """The duel as a replay, to be shared: it can be told even when the rules have changed."""
        if self.course is None:
            raise Refusal("not_found", "its own file is all that there is of it", None)
        with self.lock:
            return ReplayFile(text=Replay.of(self.course.duel).write())

    def save(self, number: int) -> ReplayFile:
        """The duel as it was at this moment, to be played on: at the decision that it leads to, or
        at the last one if it leads to the end."""
        if self.course is None or number >= len(self.shown):
            raise Refusal("not_found", "the duel has no such moment", None)
        with self.lock:
            duel = self.course.duel.fork()
            duel.rewind(self.shown[number].choices)
            if duel.over and duel.choices:
                duel.pop()
            return ReplayFile(text=duel.save())


class Replays:
    """Those that are looked at now. Nothing of them is written down: who looks at one has its text,
    and opens it again if it has had to make room."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._watched: dict[str, Watched] = {}

    def read(self, text: str) -> Watched:
        """The duel that a replay or a saved duel holds. It is played again, which can take seconds;
        nothing else is touched by that, so it can be done beside everything else."""
        try:
            return self._replay(text) or self._saved(text)
        except SaveError as error:
            details = (save_detail(error, self._pool),)
            raise Refusal("malformed", str(error), details) from None

    def _replay(self, text: str) -> Watched | None:
        try:
            replay = Replay.read(text, self._pool)
        except SaveError as error:
            if error.kind == "not_ours":
                return None
            raise
        _check_length(replay.choices, replay.events)
        changed = replay.changed_cards(self._pool)
        course, board = None, _otherwise(replay, changed)
        try:
            played = played_again(replay.start, replay.choices, self._pool)
        except SaveError:
            pass
        else:
            if _same(replay.events, [event for one in played.shown for event in one.moment.events]):
                course, board = played, "played"
        watched = Watched(
            self._pool, replay.start, replay.rules, board, course, replay.events, changed
        )
        if course is None:
            _check_telling(watched)
        return watched

    def _saved(self, text: str) -> Watched:
        saved = savefile.read(text)
        _check_length(saved.choices, [])
        with blaming_changes(saved, self._pool) as changed:
            course = played_again(saved.start, saved.choices, self._pool)
            course.duel.check_is(saved)
        return Watched(self._pool, saved.start, RULES, "played", course, [], changed)

    def keep(self, watched: Watched) -> None:
        """Have it at hand. The oldest make room."""
        self._watched[watched.id] = watched
        moments = sum(1 + len(one.shown) for one in self._watched.values())
        for one in list(self._watched.values())[:-1]:
            if moments <= MOST_MOMENTS:
                break
            moments -= 1 + len(one.shown)
            del self._watched[one.id]

    def find(self, id: str) -> Watched:
        watched = self._watched.get(id)
        if watched is None:
            raise Refusal("not_found", "nobody looks at such a duel now", None)
        # It is the youngest again.
        self._watched[id] = self._watched.pop(id)
        return watched


def played_again(start: Start, choices: list[str], pool: Pool) -> Course:
    """Play a duel again, and keep every moment at which something has happened; `SaveError` where
    that can't go on."""
    duel = Duel.again(start, [], pool)
    shown = [
        Shown(moment, number)
        for number, moments in enumerate(_moments(duel, start, choices, pool))
        for moment in moments
        if moment.events or not number
    ]
    return Course(duel, shown)


def _moments(duel: Duel, start: Start, choices: list[str], pool: Pool) -> Iterator[list[Moment]]:
    """How it begins, then what comes of each choice."""
    if start.decks is None:
        yield [Moment(duel.state.copy(), duel.events)]
    else:
        yield [one for one in opening(start.decks, start.seed, start.first, pool) if one.events]
    yield from made_again(duel, choices)


def _check_length(choices: list[str], events: list[Event]) -> None:
    if len(choices) > MOST_CHOICES:
        raise SaveError(f"a duel has at most {MOST_CHOICES} choices", "too_long")
    if len(events) > MOST_EVENTS:
        raise SaveError(f"a duel has at most {MOST_EVENTS} events", "too_long")


def _check_telling(watched: Watched) -> None:
    """Events that no duel has led to may make no sense together."""
    try:
        for viewer in (JUDGE, 0, 1):
            watched.log(viewer)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise SaveError(f"what it tells makes no sense: {error}") from None


def _otherwise(replay: Replay, changed: tuple[int, ...]) -> Board:
    """Why it goes otherwise now, if it does."""
    if replay.rules != RULES:
        return "other_rules"
    return "other_cards" if changed else "differs"


def _same(then: list[Event], now: list[Event]) -> bool:
    if len(then) != len(now):
        return False
    pairs = zip(then, now, strict=True)
    return all(event_to_data(one) == event_to_data(other) for one, other in pairs)


def _first_turn(start: Start) -> int:
    """The turn in which the duel begins: a position may be from the middle of one."""
    turn = None if start.state is None else start.state.get("turn")
    return turn if isinstance(turn, int) else 0
