"""Turning face-down monsters face-up."""

from typing import ClassVar

from segoc.effects.actions import OnCards
from segoc.kernel.effect import Cards
from segoc.kernel.event import BY_EFFECT, FLIPPED, POSITION_CHANGED
from segoc.kernel.lifetimes import refer
from segoc.kernel.moves import turn_face_up
from segoc.kernel.places import MONSTER_ZONE
from segoc.kernel.program import Run
from segoc.kernel.reason import IMPOSSIBLE, PROCESS
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class TurnFaceUp(OnCards):
    """Turn face-down monsters face-up, to this position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "position", "joint")

    def __init__(self, cards: Cards, position: int) -> None:
        super().__init__(cards)
        self.position = position

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        return "" if held.place == MONSTER_ZONE and not held.face_up else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards]
        if not cards:
            return
        run.done = True
        state.tick()
        for card in cards:
            record = state.then(card)
            turn_face_up(state, card, self.position)
            records = [state.arrived(record)]
            if record.position != self.position:
                state.emit(POSITION_CHANGED, scope.player, records, 0, BY_EFFECT, None, PROCESS)
            state.emit(FLIPPED, scope.player, records, 0, BY_EFFECT, None, PROCESS)
        state.settle()
