"""Effects that Special Summon twice, one after the other, while only one Special Summon is allowed.

Such an effect isn't begun: it can't be activated, and if the second has become impossible since,
its player doesn't choose the first either. What was settled beforehand, a target, comes all the
same (OTH-030).
"""

from segoc.kernel.language.action import Action, second_summon
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.summons_this_turn import note_summon
from segoc.kernel.table.state import State


def bars_the_second(state: State, scope: Scope, program: list[Action], first: int) -> bool:
    """The Special Summon at this index, once made, would keep its player from the one that must
    follow it."""
    following = second_summon(program, first)
    if following is None or not state.binding:
        return False
    if not following.possible(state, scope):
        return False
    later = state.copy()
    later.tick()
    note_summon(later, scope.player, True)
    later.changed()
    return not following.possible(later, scope)


def against_both(state: State, scope: Scope, program: list[Action]) -> str:
    """The rule by which a program can't be done that Special Summons twice, or ""."""
    for index in range(len(program)):
        if bars_the_second(state, scope, program, index):
            return "OTH-030"
    return ""
