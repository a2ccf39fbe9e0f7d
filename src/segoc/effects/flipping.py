"""Monsters that have been flipped since they came to the field."""

from typing import ClassVar

from segoc.kernel.language.node import Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State


class WasFlipped(Filter):
    """Was turned from face-down to face-up on the field, in whatever way; perhaps in this turn."""

    WORD: ClassVar = "was_flipped"
    PARTS: ClassVar[Parts] = {"this_turn": "yes_no"}

    def __init__(self, this_turn: bool = False) -> None:
        self.this_turn = this_turn

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return self.counts(state, state.cards[card].flipped_turn)

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return self.counts(state, event.cards[index].flipped_turn)

    def counts(self, state: State, turn: int) -> bool:
        if self.this_turn:
            return turn == state.turn
        return turn > 0  # TRM-170
