"""Effects that would do something, and by nothing: an amount of 0, or what is 0 that becomes 0.

Where there is nothing to do a thing to, that is asked of each action (`Action.possible`). Here
there is, and all the same nothing would be otherwise (TRM-031).
"""

from segoc.kernel.language.action import IF_DONE, Action
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


def is_in_vain(state: State, scope: Scope, program: list[Action]) -> bool:
    """Nothing that this program does would change anything, as far as can be told; or what its text
    does with the amount of a change would be nothing (CAL-058, CAL-059)."""
    if not program:
        return False
    in_vain = True
    for index in range(len(program)):
        action = program[index]
        if action.joint & IF_DONE:
            if action.goes_by_change() and program[index - 1].changes_by_nothing(state, scope):
                return True  # CAL-058, CAL-059
        elif not action.is_vain(state, scope):
            in_vain = False
    return in_vain  # TRM-031
