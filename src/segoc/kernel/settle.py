"""Settling: what the rules do by themselves after anything moved or changed.

Every move, cost and change of LP is followed by this procedure before anything
else can happen. Both players losing at the same time is a draw (TRM-419).
"""

from segoc.kernel.event import BY_RULE, DUEL_ENDED
from segoc.kernel.procedure import Procedure
from segoc.kernel.state import DRAW, State


class Settle(Procedure):
    def copy(self) -> "Settle":
        new = Settle()
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        state.pop()
        for player in range(2):
            if state.lp[player] == 0 and not state.loss[player]:
                state.loss[player] = "SEG-017"
        judge(state)


def judge(state: State) -> None:
    """End the duel if somebody has lost it (TRM-403, TRM-420)."""
    lost_a = state.loss[0]
    lost_b = state.loss[1]
    if not lost_a and not lost_b:
        return
    if lost_a and lost_b:
        state.winner = DRAW
        state.ending = "TRM-419"
    else:
        state.winner = 1 if lost_a else 0
        state.ending = lost_a or lost_b
    state.emit(DUEL_ENDED, state.winner, [], 0, BY_RULE, None, state.ending)
    state.stack.clear()
    state.decision = None
