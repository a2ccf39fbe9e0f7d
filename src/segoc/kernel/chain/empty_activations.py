"""No empty activations: what an effect would do must be possible and change something (TRM-031)."""

from segoc.kernel.language.action import IF_DONE, Action
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


def against_program(state: State, scope: Scope, actions: list[Action], asked: bool) -> str:
    """The rule by which a program can't be done, or "": if nobody asks, any will do.

    What doesn't hang on the action before must be possible itself, and what does must have enough,
    if that can be known (SPC-163); what is done to targets is asked of them.
    """
    fed = 0
    sure = True
    for index in range(len(actions)):
        action = actions[index]
        if not action.joint & IF_DONE:
            sure = True
            counts = not action.on_targets()
        elif index == 1 and len(actions) == 2 and actions[0].holds_now(state, scope):
            # All that there is to do, and what it depends on is so.
            counts = not action.on_targets()
        else:
            needs = action.needs()
            counts = sure and needs != 0 and not needs & fed
        # TRM-033
        if counts and not action.asks_targets() and not action.possible(state, scope):
            return action.why_impossible(state, scope) if asked else IMPOSSIBLE
        fed |= action.feeds()
        sure = sure and not action.asks_first()
    return ""


def against_aiming(state: State, scope: Scope, program: list[Action], target: int) -> str:
    """The rule by which there would be too little to do if this card were the only target, or "":
    by then it can be told where that goes, and what comes of it."""
    trial = scope.copy()
    trial.targets = [refer(state.cards[target])]
    if is_in_vain(state, trial, program):
        return "TRM-031"
    fed = 0
    for index in range(len(program)):
        action = program[index]
        if index and action.joint & IF_DONE and not action.on_targets():
            needs = action.needs()
            if needs and not needs & fed and not action.possible(state, trial):
                return action.why_impossible(state, trial)  # SPC-163
        if action.asks_first():
            break
        if action.on_all_targets() and action.takes_along():
            # It makes room, and lies there then.
            trial.spending = [*trial.spending, target]
            fed |= 1 << action.destination()
        elif not action.foretells(state, trial):
            fed |= action.feeds()
    return ""


def is_in_vain(state: State, scope: Scope, program: list[Action]) -> bool:
    """There is something to do it to, and all the same nothing that this program does would change
    anything, as far as can be told; or what its text does with the amount of a change would be
    nothing (CAL-058, CAL-059)."""
    if not program:
        return False
    in_vain = True
    for index in range(len(program)):
        action = program[index]
        if action.joint & IF_DONE:
            if action.goes_by_change() and program[index - 1].changes_by_nothing(state, scope):
                return True  # CAL-058
        elif not action.is_vain(state, scope):
            in_vain = False
    return in_vain  # TRM-031
