"""What players can do when a link of the chain comes to be processed, without a chain."""

from segoc.kernel.language.effect import UNLIMITED, Forestalls
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.once_per_turn import times_allowed, use_within
from segoc.kernel.programs.program import APPLYING, Run
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.state import State


def who_forestalls(
    state: State, link_no: int, forced: bool, behind: list[CardNo]
) -> CardEffect | None:
    """The next effect about this link that must be applied, or that its player can apply; not
    those of these cards, whose turn is over."""
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Forestalls) or effect.mandatory != forced:
            continue
        if had.card in behind or not applies(state, had):
            continue
        scope = scope_of(state, had)
        if effect.limit != UNLIMITED:
            use = use_within(state, scope, effect.limit)
            if state.uses.count(use) >= times_allowed(effect.limit):
                continue
        if effect.happening.fits_link(state, scope, state.chain[link_no]):
            return had
    return None


def forestall(state: State, link_no: int, had: CardEffect) -> None:
    """Do what the effect says about this link."""
    effect = had.effect
    assert isinstance(effect, Forestalls)
    scope = scope_of(state, had)
    scope.answers = link_no
    if effect.limit != UNLIMITED:
        state.uses.append(use_within(state, scope, effect.limit))
    state.applying.append(scope)
    state.push(Run(APPLYING, False))
