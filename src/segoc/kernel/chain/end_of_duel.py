"""The end of the duel: who has lost, who wins by a text, and when that is looked at."""

from segoc.kernel.language.effect import Watch
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.programs.program import Run
from segoc.kernel.table.event import BY_RULE, DUEL_ENDED
from segoc.kernel.table.reason import BY_TEXT
from segoc.kernel.table.state import DRAW, State


def note_losses(state: State) -> None:
    """Who has no LP has lost, and the duel ends if somebody has: not between two things that
    happen at the same moment, since the other player may lose by the second."""
    for player in range(2):
        if state.lp[player] == 0 and not state.loss[player]:
            state.loss[player] = "SEG-017"
    if state.loss[0] or state.loss[1]:
        if not more_at_once(state):  # TRM-419
            judge(state)


def more_at_once(state: State) -> bool:
    """Whether a program goes on with what it has just done, for the other player."""
    if not state.mid_resolution:
        return False
    for index in range(len(state.stack) - 1, -1, -1):
        procedure = state.stack[index]
        if isinstance(procedure, Run):
            return procedure.goes_on_at_once(state)
    return False


def look_for_victory(state: State) -> bool:
    """Victory texts come before every effect of the same moment."""
    watches = picture(state).watches
    if not watches:
        return False
    found = False
    for had in watches:
        effect = had.effect
        if isinstance(effect, Watch) and effect.text and applies(state, had):
            winner = effect.program[0].winner(scope_of(state, had))
            state.loss[1 - winner] = BY_TEXT  # TRM-403, TRM-421
            found = True
    judge(state)
    return found


def judge(state: State) -> None:
    """End the duel if somebody has lost it."""
    lost_a = state.loss[0]
    lost_b = state.loss[1]
    if not lost_a and not lost_b:
        return
    if lost_a and lost_b:
        state.winner = DRAW
        state.ending = "TRM-419"
    else:
        state.winner = 1 if lost_a else 0  # TRM-403
        state.ending = lost_a or lost_b
    end_duel(state)


def end_duel(state: State) -> None:
    """It is settled who has won, and by which rule."""
    state.emit(DUEL_ENDED, state.winner, [], why=BY_RULE, rule=state.ending)
    state.stack.clear()
    state.decision = None
