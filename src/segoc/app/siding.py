"""Side-decking in a room: between the games of a match, each player for themselves.

What somebody exchanges is kept and told to their own pages at once; nobody else hears of it, not
even that something was exchanged.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from segoc.app.faults import deck_details, siding_details
from segoc.app.protocol import replies
from segoc.app.protocol.requests import Exchange
from segoc.app.refusal import Refusal
from segoc.app.seats import players_of
from segoc.app.table import player_of
from segoc.cards.pool import Pool
from segoc.decks.deck import Deck, DeckError
from segoc.decks.siding import SidingError, sided

if TYPE_CHECKING:
    from segoc.app.room import Room


def may_side(room: "Room", player: int) -> bool:
    """Whether there is something to exchange: a game of this match is over, and another one comes.
    Bots play with what they have."""
    match, seat = room.told, room.seats[player]
    between = bool(match.results) and not match.playing and not match.over
    return between and not seat.bot and seat.deck is not None and bool(seat.deck.side)


def still_siding(room: "Room") -> tuple[bool, bool]:
    """Who has to be waited for. Who plays both sides waits for nobody."""
    ready = room.told.ready
    first, second = (
        room.kind != "solo" and may_side(room, player) and not ready[player] for player in (0, 1)
    )
    return first, second


def exchange(room: "Room", viewer: int, wanted: Exchange) -> None:
    """Have the cards of a Deck in other parts from the next game on."""
    if wanted.player not in players_of(viewer):
        raise Refusal("not_seated", "that is the other player's Deck", None)
    if not may_side(room, wanted.player):
        message = "cards are exchanged between the games of a match, by who has a Side Deck"
        raise Refusal("not_here", message, "no_siding")
    if room.match.ready[wanted.player]:
        raise Refusal("not_here", "who is ready exchanges nothing any more", "siding_done")
    seat = room.seats[wanted.player]
    assert seat.deck is not None
    try:
        new = sided(seat.deck, wanted.main, wanted.extra, wanted.side, room.pool)
    except SidingError as error:
        raise Refusal("bad_deck", str(error), siding_details(error)) from None
    except DeckError as error:
        raise Refusal("bad_deck", str(error), deck_details(error, room.pool)) from None
    seat.sided = new
    room.keep()
    room.audience.tell_room(viewer)


def sidings(room: "Room", viewer: int) -> tuple[replies.Siding, ...]:
    """The Decks that this viewer may change now."""
    return tuple(_siding(room, player) for player in players_of(viewer) if may_side(room, player))


def _siding(room: "Room", player: int) -> replies.Siding:
    seat = room.seats[player]
    deck = seat.deck
    assert deck is not None
    return replies.Siding(
        player=player_of(player),
        now=_parts(seat.sided or deck),
        brought=_parts(deck),
        of_extra=_of_extra((*deck.extra, *deck.side), room.pool),
    )


def _parts(deck: Deck) -> replies.Parts:
    return replies.Parts(main=deck.main, extra=deck.extra, side=deck.side)


def _of_extra(codes: Iterable[int], pool: Pool) -> tuple[int, ...]:
    return tuple(code for code in dict.fromkeys(codes) if pool[code].printed.in_extra_deck)
