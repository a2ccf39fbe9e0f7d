"""The End Phase, and the hand limit."""

from typing import ClassVar, Final

from segoc.kernel.chain.phase_processes import do_all
from segoc.kernel.chain.windows import AFTER, HAND_ADJUSTED, Window
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.moving.moves import Move
from segoc.kernel.table.decision import (
    HAND_LIMIT,
)
from segoc.kernel.table.event import (
    BY_RULE,
    DISCARDED,
)
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import GRAVEYARD, HAND
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import TRUTH, Fields
from segoc.kernel.table.state import State

HAND_SIZE_LIMIT: Final = 6


@mypyc_attr(free_list_len=1)
class EndPhase(Procedure):
    """A window, in which all is done that belongs to this phase; then the hand limit. What follows
    from the first discard is answered to in one chain; what that leads to, or a further discard,
    no more."""

    FIELDS: ClassVar[Fields] = {"adjusted": TRUTH}

    # Steps.
    BEGIN: Final = 0
    HAND_SIZE: Final = 1
    DISCARD: Final = 2
    ADJUSTED: Final = 3
    LAPSE: Final = 4

    def __init__(self) -> None:
        super().__init__()
        # Whether the hand has been adjusted already.
        self.adjusted = False

    def copy(self) -> "EndPhase":
        new = EndPhase()
        new.step = self.step
        new.adjusted = self.adjusted
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.BEGIN:
            state.push(Window(AFTER))  # PRI-014
        elif step == self.HAND_SIZE:
            self.look_at_hand(state)
        elif step == self.DISCARD:
            player = state.turn_player
            state.push(Move.of(state.last_picks, GRAVEYARD, DISCARDED, BY_RULE, player, "SEG-014"))
        elif step == self.ADJUSTED:
            if not self.adjusted:
                self.adjusted = True
                state.push(Window(HAND_ADJUSTED))  # TRG-158, TRG-159
        else:
            self.step = self.HAND_SIZE  # SEG-014
            do_all(state)

    def look_at_hand(self, state: State) -> None:
        """What came of a discard can have let the hand grow: it is looked at once more."""
        player = state.turn_player
        hand = state.pile(player, HAND)
        excess = len(hand) - HAND_SIZE_LIMIT
        if excess <= 0:  # SEG-014
            state.pop()
            return
        state.push(PickCards(player, HAND_LIMIT, hand.copy(), excess, excess, []))
