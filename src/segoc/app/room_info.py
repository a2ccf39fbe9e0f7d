"""What everybody in a room may know of it, besides the duel."""

from typing import TYPE_CHECKING

from segoc.app.protocol import replies
from segoc.app.seats import Seat
from segoc.app.siding import sidings, still_siding
from segoc.app.table import player_of
from segoc.duel.view import JUDGE, PUBLIC

if TYPE_CHECKING:
    from segoc.app.room import Room


def room_info(room: "Room", viewer: int) -> replies.RoomInfo:
    game = room.game
    solo = viewer == JUDGE and game is not None
    lines = room.played_lines() if solo else []
    first, second = (_chair(room, seat) for seat in room.seats)
    return replies.RoomInfo(
        kind=room.kind,
        chairs=(first, second),
        spectators=sum(1 for one in room.listeners if one.viewer == PUBLIC),
        match=_match(room),
        clock=_clock(room, viewer),
        lines=tuple(
            replies.PlayedLine(number=number, name=name, choices=count)
            for number, name, count in lines
        ),
        line=0 if game is None else game.key.line,
        undoable=len(game.choices) if solo and game is not None else 0,
        sidings=sidings(room, viewer),
    )


def _chair(room: "Room", seat: Seat) -> replies.Chair:
    online = bool(seat.bot) or seat.pages > 0 or room.kind == "solo"
    # Who only answers on a board of the lab is the other side, and no opponent with a name.
    bot = bool(seat.bot) and room.kind != "solo"
    return replies.Chair(name=seat.name, bot=bot, taken=seat.taken, online=online)


def _match(room: "Room") -> replies.Match:
    match = room.told
    return replies.Match(
        best_of=match.best_of,
        game=match.game,
        wins=match.wins,
        winners=tuple(None if one < 0 else player_of(one) for one in match.results),
        choosing=None if match.playing else player_of(match.choosing),
        ready=(match.ready[0], match.ready[1]),
        siding=still_siding(room),
        over=match.over,
        by_time=room.by_time and not match.playing,
    )


def _clock(room: "Room", viewer: int) -> replies.Clock | None:
    """A seat sees its own clock run while it is asked, and else the other's: whether that player
    is asked is not for it to know."""
    left = room.clocks_left()
    if left is None:
        return None
    running = None
    if room.told.playing and viewer in (0, 1):
        running = player_of(viewer if room.is_asked(viewer) else 1 - viewer)
    return replies.Clock(left=left, running=running)
