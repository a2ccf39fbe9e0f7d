"""When Spirit monsters go home: the End Phase of the turn in which one was Normal Summoned or
flipped."""

from segoc.kernel import event as ev
from segoc.kernel.card import Card
from segoc.kernel.event import Event
from segoc.kernel.node import Happening
from segoc.kernel.phases import END_PHASE
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class EndPhaseOfItsTurn(Happening):
    """The End Phase of the turn in which this card was Normal Summoned or flipped: it begins, or
    that happens in it."""

    def kinds(self) -> int:
        return 1 << ev.PHASE_BEGAN | 1 << ev.FLIPPED | 1 << ev.SUMMONED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if state.phase != END_PHASE:  # SEG-084
            return False
        card = state.cards[scope.source.card]
        if event.kind == ev.PHASE_BEGAN:
            return _shown_this_turn(state, card)
        # A Flip Summon is a flip already.
        if event.kind == ev.SUMMONED and not _is_normal(event.how):
            return False
        for record in event.cards:
            if record.card == card.id:  # SEG-084
                return True
        return False


def _shown_this_turn(state: State, card: Card) -> bool:
    if card.flipped == state.turn:  # SEG-084
        return True
    return card.arrived == state.turn and _is_normal(card.how)  # SEG-084


def _is_normal(way: int) -> bool:
    return way in (ev.NORMAL_SUMMON, ev.TRIBUTE_SUMMON)
