"""What a question means, where its options alone don't tell: what a yes would do, and the things to
decide between, in the words of the card's text.
"""

from typing import Final

from segoc.app.protocol.base import Words
from segoc.app.protocol.table import Sort
from segoc.cards.pool import Pool
from segoc.effects.applying import MayGoOn
from segoc.effects.branches import ChooseOne
from segoc.explain import explain_part
from segoc.kernel.language.action import IF_DONE, Action, Branch
from segoc.kernel.moving.staying_as_spell import OfferToStay
from segoc.kernel.programs.program import Run, effect_of
from segoc.kernel.summoning.gemini import SummonAgain
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.summoning.pendulum_summon import PendulumSummon
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.state import State

# Who asks which of two summons it is: the turn's own, or the additional one.
ADDITIONAL: Final[dict[type[Procedure], Sort]] = {
    NormalSummon: "additional_summon",
    SummonAgain: "additional_summon",
    PendulumSummon: "additional_pendulum",
}


def sort_of(state: State) -> Sort | None:
    """Of what sort the yes or no is that is asked now, if it is not about a part of an effect."""
    if isinstance(state.stack[-1], OfferToStay):
        return "stay"
    return ADDITIONAL.get(type(state.stack[-2])) if len(state.stack) > 1 else None


def part_words(state: State, pool: Pool) -> Words | None:
    """What will be done if it is wanted."""
    run = _run(state)
    if run is None:
        return None
    actions = run.actions(state)
    if not isinstance(actions[run.counter], MayGoOn):
        return None
    following = actions[run.counter + 1 :]
    last = next((i for i, one in enumerate(following) if i and not one.joint & IF_DONE), None)
    return _words(state, run, following[:last], pool)


def branch_words(state: State, number: int, pool: Pool) -> Words | None:
    """What one of the things to decide between would do."""
    run = _run(state)
    if run is None:
        return None
    action = run.actions(state)[run.counter]
    if not isinstance(action, ChooseOne):
        return None
    return _words(state, run, action.of[number].program, pool)


def _run(state: State) -> Run | None:
    """The program that asks."""
    asking = state.stack[-2] if len(state.stack) > 1 else None
    return asking if isinstance(asking, Run) else None


def _words(state: State, run: Run, program: list[Action], pool: Pool) -> Words:
    scope = run.scope(state)
    effect, card = effect_of(state, scope), pool[scope.code]
    part = Branch(program)
    english = explain_part(part, effect, "en", card, pool)
    return Words(
        en=english[:1].upper() + english[1:],
        zh=explain_part(part, effect, "zh", card, pool),
        ja=explain_part(part, effect, "ja", card, pool),
    )
