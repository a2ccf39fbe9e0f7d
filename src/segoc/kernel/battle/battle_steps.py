"""The steps of the Battle Phase: which one begins."""

from segoc.kernel.table.event import BY_RULE, NO_RECORDS, STEP_BEGAN
from segoc.kernel.table.state import State


def begin_step(state: State, step: int) -> None:
    state.tick()
    state.battle_step = step
    state.progressed()
    state.emit(
        STEP_BEGAN, state.turn_player, NO_RECORDS, step_begun=step, why=BY_RULE, rule="TRM-117"
    )
