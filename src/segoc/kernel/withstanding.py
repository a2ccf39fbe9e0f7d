"""Cards that aren't destroyed the first time in a turn that they would be."""

from segoc.kernel import layers
from segoc.kernel.activation import times_allowed, use_within
from segoc.kernel.effect import Withstands
from segoc.kernel.picture import applies, picture, scope_of
from segoc.kernel.state import State


def withstands_now(state: State, card: int, why: int) -> bool:
    """It would be destroyed for this reason: whether an effect prevents that, which is used up
    by it for this turn."""
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Withstands) or not effect.whys >> why & 1:
            continue
        scope = scope_of(state, had)
        if not applies(state, had) or not effect.cards.includes(state, scope, card):
            continue
        if layers.unaffected(state, card, had.card):
            continue
        use = use_within(state, scope, effect.limit)
        if state.uses.count(use) < times_allowed(effect.limit):  # SEG-070
            state.uses.append(use)  # SEG-070
            return True
    return False
