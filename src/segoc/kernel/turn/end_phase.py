"""The End Phase: what lasts until then, and the hand limit."""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, Window
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.language import lingering
from segoc.kernel.language.delayed_effects import come_due
from segoc.kernel.language.entry import UNTIL_END_PHASE
from segoc.kernel.moving.moves import Move
from segoc.kernel.table.decision import (
    HAND_LIMIT,
)
from segoc.kernel.table.event import (
    BY_RULE,
    DISCARDED,
)
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import (
    END_PHASE as IN_END_PHASE,
)
from segoc.kernel.table.places import GRAVEYARD, HAND
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import State

HAND_SIZE_LIMIT: Final = 6


@mypyc_attr(free_list_len=1)
class EndPhase(Procedure):
    """A window, then the hand limit; what follows from discarding is answered to as well."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    BEGIN: Final = 0
    LAPSE: Final = 1
    LAPSED: Final = 2
    HAND_SIZE: Final = 3

    def copy(self) -> "EndPhase":
        new = EndPhase()
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        player = state.turn_player
        if step == self.BEGIN:
            state.push(Window(AFTER))
        elif step == self.LAPSE:
            # "Until the End Phase" ends here, when what belongs to it has happened.
            lingering.end_all(state, UNTIL_END_PHASE)  # EFX-162, SEG-158
            if come_due(state, IN_END_PHASE):
                # Whatever has come of it: there is a window after it.
                state.push(Window(AFTER))  # TRM-136, TRM-137
            state.settle()
        elif step == self.LAPSED:
            if state.events_since_window:
                # Control that returned, and what follows from it, is answered to.
                state.push(Window(AFTER))
        elif step == self.HAND_SIZE:
            hand = state.pile(player, HAND)
            excess = len(hand) - HAND_SIZE_LIMIT
            if excess <= 0:  # SEG-014
                state.pop()
                return
            state.push(PickCards(player, HAND_LIMIT, hand.copy(), excess, excess, []))
        else:
            state.push(Move.of(state.last_picks, GRAVEYARD, DISCARDED, BY_RULE, player, "SEG-014"))
            # What comes of it can let the hand grow: look once more.
            self.step = self.BEGIN  # SEG-014
