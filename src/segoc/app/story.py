"""What comes of a choice, moment by moment, up to the next decision.

`Duel.push` runs to the next decision at once. At a table people want to see what happens on
the way, and it must look the same to a player whether the opponent was asked and passed, or
had nothing to activate and wasn't asked. So the machine runs step by step here, and a moment
is kept wherever something has happened, and wherever a player may respond: that somebody may
respond follows from the rules and is no secret, whether they can is.
"""

from typing import NamedTuple

from segoc.app.prompting import UNSEEN
from segoc.cards.pool import Pool
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.kernel.chain.loops import PATIENCE
from segoc.kernel.chain.windows import FAST, Window
from segoc.kernel.language.scope import Link
from segoc.kernel.table.decision import Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import NO_CARD, UNDECIDED, State
from segoc.kernel.turn import machine


class Moment(NamedTuple):
    """The duel at some moment, the events since the moment before, and who may respond now."""

    state: State
    events: list[Event]
    responds: tuple[int, ...] = ()


class Passage(NamedTuple):
    """What was told of a story: events, and the chain as it was after them."""

    events: list[Event]
    chain: list[Link]


def story(duel: Duel, option: Option) -> list[Moment]:
    """Make a choice in a duel, and tell what comes of it."""
    moments: list[Moment] = []

    def run(state: State) -> None:
        moments.extend(course(state))

    duel.push(option, run)
    return moments


def opening(decks: tuple[Deck, Deck], seed: int, first: int, pool: Pool) -> list[Moment]:
    """How a duel begins, up to its first decision."""
    a, b = decks
    main = [[pool[code].printed for code in deck.main] for deck in (a, b)]
    extra = [[pool[code].printed for code in deck.extra] for deck in (a, b)]
    state = machine.prepare(main, extra, seed, first)
    state.nameable = pool.nameable
    return course(state)


def course(state: State) -> list[Moment]:
    """Run to the next decision, and keep the moments on the way."""
    moments: list[Moment] = []
    told = 0
    steps = 0
    while state.winner == UNDECIDED and state.decision is None:
        players = responding(state)
        if players or (shows(state.journal[told:]) and not state.unsettled):
            moments.append(Moment(state.copy(), state.journal[told:], players))
            told = len(state.journal)
        if steps == PATIENCE:
            # A loop perhaps, which `run` knows how to end (SEG-083).
            machine.run(state, steps)
            break
        steps += 1
        machine.advance(state)
    return _ended(moments, Moment(state.copy(), state.journal[told:]))


def _ended(moments: list[Moment], last: Moment) -> list[Moment]:
    """Where a player may respond and does have something, the question comes with that moment."""
    decision = last.state.decision
    if moments and decision is not None and not last.events:
        if decision.player in moments[-1].responds:
            return [*moments[:-1], moments[-1]._replace(state=last.state)]
    return [*moments, last]


def shows(events: list[Event]) -> bool:
    return any(event.kind not in UNSEEN for event in events)


def responding(state: State) -> tuple[int, ...]:
    """The players who may activate something with the next step, as far as everybody knows: there
    is a window, and they have hidden cards."""
    top = state.stack[-1]
    players: tuple[int, ...] = ()
    if not isinstance(top, Window) or state.unsettled:
        return ()
    # What triggers in a hand is asked among the fast effects (TRG-019).
    if top.step == FAST and top.passes < 2:
        players = (top.asked,)
    return tuple(player for player in players if has_hidden_cards(state, player))


def has_hidden_cards(state: State, player: int) -> bool:
    if state.pile(player, HAND):
        return True
    for zone in range(ZONE_COUNT):
        card = state.zones[zone]
        if card != NO_CARD and state.cards[card].side == player and not state.cards[card].face_up:
            return True
    return False
