"""Cards that aren't destroyed the first time in a turn that they would be."""

from segoc.kernel.language.effect import Withstands
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.programs.once_per_turn import times_allowed, use_within
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.state import State

# A use of an effect, as in `State.uses`.
Use = tuple[int, int, int, int, int]


def withstands_now(state: State, card: CardNo, why: int, used: list[Use]) -> bool:
    """It would be destroyed for this reason: whether effects prevent that, which are used up
    by it for this turn, all that can do it together. What is destroyed at the same time
    they prevent as well: `used` are the uses that this destruction has cost so far."""
    stays = False
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Withstands) or not effect.whys >> why & 1:
            continue
        scope = scope_of(state, had)
        if not applies(state, had) or not effect.cards.includes_shown(state, scope, card):
            continue
        if layers.untouched(state, card, had.card):
            continue
        use = use_within(state, scope, effect.limit)
        if use in used:
            stays = True
        elif state.uses.count(use) < times_allowed(effect.limit):  # SEG-070
            state.uses.append(use)  # SEG-070, RES-002, CLS-107
            used.append(use)
            stays = True
    return stays
