"""All rooms: opening them, and finding them again, also after the server was started anew."""

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakMethod, ref

from segoc import bots
from segoc.app.audience import Timer
from segoc.app.faults import changed_names, save_detail
from segoc.app.game import Played, play_again
from segoc.app.lab_text import play_text
from segoc.app.match import Match
from segoc.app.protocol.pages import NewRoom, Opened
from segoc.app.protocol.replies import Detail
from segoc.app.refusal import Refusal
from segoc.app.room import SEATS, Room
from segoc.app.seats import Seat, limits_of, plain_name, read_deck, secret
from segoc.app.storage import Storage
from segoc.app.thinking import Thinker
from segoc.cards.pool import Pool
from segoc.duel import savefile
from segoc.duel.changed_cards import blaming_changes
from segoc.duel.duel import Duel
from segoc.duel.savefile import Start
from segoc.duel.view import JUDGE
from segoc.formats.lflist import newest_list

LOG = logging.getLogger(__name__)

# Of a saved duel, which is played again: more than anybody makes in one duel.
MOST_CHOICES: Final = 5_000
# Rooms that are in memory, unless people are in more: a long duel takes some 7 MB.
MOST_AT_HAND: Final = 50


class RoomTimer:
    """The timer that a room has. A room where something fails when its time comes is given up, as
    one where a request fails; one that was put away isn't kept in memory until then."""

    def __init__(self, timer: Timer, give_up: Callable[[Room], None]) -> None:
        self.room: Callable[[], Room | None] = lambda: None
        self._timer = timer
        self._give_up = give_up

    @property
    def late(self) -> float:
        return self._timer.late

    def now(self) -> float:
        return self._timer.now()

    def at(self, time: float, call: Callable[[], None]) -> None:
        self._timer.at(time, partial(self._call, WeakMethod(call)))

    def _call(self, method: WeakMethod[Callable[[], None]]) -> None:
        call, room = method(), self.room()
        if call is None or room is None:
            return
        try:
            call()
        except Exception:
            LOG.exception("what was due in a room failed")
            self._give_up(room)


class Rooms:
    def __init__(self, storage: Storage, pool: Pool, timer: Timer, thinker: Thinker) -> None:
        self._storage = storage
        self._pool = pool
        self._timer = timer
        self._thinker = thinker
        self._rooms: dict[str, Room] = {}

    def open(self, wanted: NewRoom, saved: tuple[Start, Played] | None) -> Opened:
        """Open a room, with the first seat for who asks, and the duel to go on with, if any."""
        limits = newest_list().name if wanted.list is None else wanted.list
        seats = self._seats(wanted, limits)
        facts: dict[str, Any] = {
            "kind": wanted.kind,
            "seats": [seat.facts() for seat in seats],
            "invitation": secret() if wanted.kind == "people" else "",
            # Who plays both sides has time, and takes choices back.
            "minutes": None if wanted.kind == "solo" else wanted.minutes,
            "match": Match(wanted.best_of, _chooser(wanted)).facts(),
            "by_time": False,
            "clocks": None,
            "line": 0,
            "list": limits,
        }
        room = self._room(secret(), facts)
        self._storage.open_room(room.id, facts)
        if saved is not None:
            room.begin_with(*saved)
        elif wanted.first != "toss" and wanted.kind == "bot":
            room.begin_game(0 if wanted.first == "me" else 1)
        else:
            room.begin_if_ready()
        self._keep(room)
        viewer = JUDGE if wanted.kind == "solo" else 0
        changed = () if saved is None else saved[1].duel.changed_cards
        return Opened(
            room=room.id,
            seat=SEATS[viewer],
            token=seats[0].token,
            changed=changed_names(changed, self._pool) if changed else None,
        )

    def _seats(self, wanted: NewRoom, list_name: str) -> tuple[Seat, Seat]:
        limits = limits_of(list_name)
        deck = read_deck(wanted.deck, self._pool, "dark_magician", limits)
        first = Seat(secret(), plain_name(wanted.name), deck)
        if wanted.kind == "people":
            return first, Seat()
        other = read_deck(wanted.other_deck, self._pool, "classic", limits)
        if wanted.kind == "solo":
            # On a board of the lab, B may answer by itself.
            eager = bots.EAGER if wanted.answers and wanted.scenario is not None else ""
            return first, Seat(secret(), "", other, eager)
        if wanted.bot not in bots.NAMES:
            unknown = Detail(what="no_bot", values={"name": wanted.bot})
            raise Refusal("not_here", f"no bot is called {wanted.bot!r}", (unknown,))
        return first, Seat("", wanted.bot, other, wanted.bot)

    def text_for(self, wanted: NewRoom) -> str | None:
        """The saved duel that somebody wants to go on with, or the board to begin with; that is for
        who plays both sides."""
        text = wanted.saved if wanted.scenario is None else wanted.scenario
        if text is None and wanted.position is not None:
            text = self._storage.shared(wanted.position)
            if text is None:
                raise Refusal("no_room", "there is no such position", None)
        if text is not None and wanted.kind != "solo":
            raise Refusal("not_here", "a saved duel is for who plays both sides", "solo_only")
        return text

    def load_board(self, text: str) -> tuple[Start, Played]:
        """A duel that begins at a board, with the steps that its text says: a saved duel is made of
        it, which is loaded as any other."""
        return self.load(play_text(text, self._pool).save())

    def load(self, text: str) -> tuple[Start, Played]:
        """A saved duel, which must be whole. It is played again, which can take seconds; nothing
        else is touched by that, so it can be done beside everything else."""
        try:
            saved = savefile.read(text)
            if len(saved.choices) > MOST_CHOICES:
                message = f"a duel has at most {MOST_CHOICES} choices"
                raise savefile.SaveError(message, "too_long")
            with blaming_changes(saved, self._pool) as changed:
                played = play_again(saved.start, saved.choices, self._pool)
                played.duel.check_is(saved)
            played.duel.changed_cards = changed
        except savefile.SaveError as error:
            details = (save_detail(error, self._pool),)
            raise Refusal("malformed", str(error), details) from None
        return saved.start, played

    def find(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            facts = self._storage.room(id)
            if facts is None:
                raise Refusal("no_room", "there is no such room", None)
            try:
                room = self._room(id, facts)
            except savefile.SaveError:
                message = "by the rules of this version it can't go on"
                raise Refusal("not_here", message, "cannot_go_on") from None
            self._keep(room)
        return room

    def _room(self, id: str, facts: dict[str, Any]) -> Room:
        timer = RoomTimer(self._timer, self.drop)
        room = Room(id, facts, self._storage, self._pool, timer, self._thinker)
        timer.room = ref(room)
        return room

    def drop(self, room: Room) -> None:
        """Something went wrong in this room: what it holds may not be what the file holds. Its
        pages come again, and it is read anew."""
        room.closed = True
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        for listener in room.listeners:
            listener.end()

    def _keep(self, room: Room) -> None:
        """Have it at hand. The file has all rooms: of those where nobody is, the oldest go."""
        self._rooms[room.id] = room
        empty = [one for one in self._rooms.values() if not one.listeners and one is not room]
        for one in empty[: max(0, len(self._rooms) - MOST_AT_HAND)]:
            one.closed = True
            del self._rooms[one.id]

    def share(self, duel: Duel) -> str:
        """Keep a position under a name that nobody can guess."""
        position = secret()
        self._storage.share(position, duel.save())
        return position


def _chooser(wanted: NewRoom) -> int:
    """Who says who goes first in the first game: the winner of the toss."""
    if wanted.kind == "solo":
        return 0
    if wanted.first == "toss":
        return secrets.randbelow(2)
    return 0 if wanted.first == "me" else 1
