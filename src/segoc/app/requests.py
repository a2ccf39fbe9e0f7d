"""What a room does when a page asks for something."""

import logging

from pydantic import ValidationError

from segoc.app.inspecting import inspect
from segoc.app.protocol import replies, requests as rq
from segoc.app.refusal import Refusal
from segoc.app.room import Room
from segoc.app.rooms import Rooms
from segoc.app.seats import plain_name
from segoc.app.siding import exchange
from segoc.app.table import names_found
from segoc.duel.view import JUDGE, PUBLIC
from segoc.formats.replay import Replay
from segoc.rulebook.writing import situation_text

LOG = logging.getLogger(__name__)


def answer(rooms: Rooms, room: Room, viewer: int, text: str) -> replies.Reply:
    """Carry a request out, or refuse it; whatever happens, there is one reply."""
    try:
        request = rq.REQUEST.validate_json(text)
    except ValidationError as error:
        return Refusal("malformed", _first_fault(error), None).reply(None)
    try:
        if room.closed:
            # It was given up, with what it holds: this page is about to come again.
            raise Refusal("internal", "this room is read anew", None)
        return _carry_out(rooms, room, viewer, request)
    except Refusal as refusal:
        return refusal.reply(request.request)
    except Exception:
        # A fault of ours must not end the game of two people; it is told to who runs the server,
        # and the room goes on from what was written down.
        LOG.exception("request %s failed", request.type)
        rooms.drop(room)
        return Refusal("internal", "the server failed to do that", None).reply(request.request)


def _carry_out(rooms: Rooms, room: Room, viewer: int, request: rq.AnyRequest) -> replies.Reply:
    number = request.request
    if isinstance(request, rq.Ping):
        return replies.Pong(request=number)
    if isinstance(request, rq.Inspect):
        return _inspected(room, viewer, request)
    if viewer == PUBLIC:
        raise Refusal("not_seated", "spectators can't do that", None)
    if isinstance(request, rq.Export):
        return _exported(rooms, room, viewer, request)
    if isinstance(request, rq.FindNames):
        names = room.names_asked(viewer, request.at)
        found = names_found(names, request.text, room.pool)
        return replies.FoundNames(request=number, options=found)
    if isinstance(request, rq.Choose):
        room.choose(viewer, request.at, request.key)
    elif isinstance(request, rq.Surrender):
        room.surrender(viewer)
    elif isinstance(request, rq.Responses):
        room.use_mode(viewer, request.mode)
    elif isinstance(request, rq.Undo):
        room.undo(viewer, request.choices)
    elif isinstance(request, rq.Branch):
        room.branch(viewer, plain_name(request.name))
    elif isinstance(request, rq.SwitchLine):
        room.switch(viewer, request.line)
    elif isinstance(request, rq.GoFirst):
        room.go_first(0 if viewer == JUDGE else viewer, request.me)
    elif isinstance(request, rq.Exchange):
        exchange(room, viewer, request)
    else:
        room.next_game(0 if viewer == JUDGE else viewer, request.ready)
    return replies.Done(request=number)


def _inspected(room: Room, viewer: int, request: rq.Inspect) -> replies.Inspected:
    game = room.game
    if game is None:
        raise Refusal("not_here", "no game has begun", "no_game")
    duel = room.calm(viewer)
    if duel is None:
        # What has not been told yet must not be seen through this.
        raise Refusal("not_here", "something is happening: ask again in a moment", "busy")
    asked = game.asked
    player = viewer if viewer in (0, 1) else duel.state.turn_player if asked is None else asked
    values, facts, actions = inspect(duel, player, request.spot, viewer)
    return replies.Inspected(request=request.request, values=values, facts=facts, actions=actions)


def _exported(rooms: Rooms, room: Room, viewer: int, request: rq.Export) -> replies.Exported:
    game = room.game
    if game is None:
        raise Refusal("not_here", "no game has begun", "no_game")
    if request.what == "scenario":
        duel = room.calm(viewer)
        if duel is None:
            raise Refusal("not_here", "something is happening: ask again in a moment", "busy")
        text = situation_text(duel, viewer)
    elif viewer != JUDGE and not room.told.over:
        # A saved duel holds everything: what the other player holds, and plays in the next game.
        raise Refusal(
            "not_here",
            "a duel can be kept while you play both sides, or when the match is over",
            "keep_later",
        )
    elif request.what == "save":
        text = game.duel.save()
    elif request.what == "replay":
        text = Replay.of(game.duel).write()
    else:
        text = f"/p/{rooms.share(game.duel)}"
    return replies.Exported(request=request.request, what=request.what, text=text)


def _first_fault(error: ValidationError) -> str:
    """One sentence about what is wrong with a message, without repeating it."""
    fault = error.errors(include_input=False, include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in fault["loc"])
    return f"this is no message of the protocol: {where or 'it'}: {fault['msg']}"
