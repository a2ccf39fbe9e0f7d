"""When Spirit monsters go home: the End Phase of the turn in which one was Normal Summoned or
flipped."""

from typing import ClassVar

from segoc.kernel.language.node import Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import Event
from segoc.kernel.table.phases import END_PHASE
from segoc.kernel.table.state import State


class EndPhaseOfItsTurn(Happening):
    """The End Phase of the turn in which this card was Normal Summoned or flipped has begun; or
    that has happened in it."""

    WORD: ClassVar = "end_phase_of_its_turn"

    def kinds(self) -> int:
        return 1 << ev.PHASE_BEGAN

    def lasts(self) -> bool:
        return True

    def phases(self) -> int:
        return 1 << END_PHASE

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.phase_begun != END_PHASE:  # SEG-084
            return False
        return _shown_this_turn(state, state.cards[scope.source.card])


def _shown_this_turn(state: State, card: Card) -> bool:
    if card.flipped_turn == state.turn:  # SEG-084
        return True
    return card.summoned_or_set_turn == state.turn and _is_normal(card.summon_way)  # SEG-084


def _is_normal(way: int) -> bool:
    return way in (ev.NORMAL_SUMMON, ev.TRIBUTE_SUMMON)
