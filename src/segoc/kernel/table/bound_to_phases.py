"""What is bound to a phase or a step: all of that is the time for it.

"During the Standby Phase" is no point in time that goes by, nor is "at the start of the Battle
Phase": as long as that phase or step lasts, an effect that is bound to it can be activated once,
also by a card that has come meanwhile, and after other chains.
"""

from segoc.kernel.table.event import BY_RULE, PHASE_BEGAN, STEP_BEGAN, Event
from segoc.kernel.table.phases import END_STEP, START_STEP
from segoc.kernel.table.state import State


def time_now(state: State) -> Event:
    """The phase that it is, or the step at the start or the end of the Battle Phase."""
    step = state.battle_step
    if step in (START_STEP, END_STEP):  # TRM-118
        return Event(
            STEP_BEGAN,
            state.turn_player,
            [],
            step_begun=step,
            why=BY_RULE,
            rule="",
            moment=state.moment,
        )
    return Event(
        PHASE_BEGAN,
        state.turn_player,
        [],
        phase_begun=state.phase,
        why=BY_RULE,
        rule="",
        moment=state.moment,
    )
