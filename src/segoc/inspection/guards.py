"""Guards: effects by which a card isn't destroyed, though it would be."""

from segoc.kernel import layers, verbs
from segoc.kernel.effect import Instead, Withstands
from segoc.kernel.picture import applies, picture
from segoc.kernel.speaking import scope_of
from segoc.kernel.state import State
from segoc.kernel.texts import Had


def guards_of(state: State, card: int) -> list[Had]:
    """The effects by which a card isn't destroyed the first time, or something is done instead."""
    found: list[Had] = []
    for had in picture(state).in_place:
        effect = had.effect
        if isinstance(effect, Withstands) or (
            isinstance(effect, Instead) and effect.verb == verbs.DESTROY
        ):
            scope = scope_of(state, had)
            if applies(state, had) and effect.cards.includes_shown(state, scope, card):
                if not layers.unaffected(state, card, had.card, False):
                    found.append(had)
    return found
