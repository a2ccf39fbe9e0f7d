"""Guards: effects by which a card isn't destroyed, though it would be."""

from segoc.kernel.language.effect import Instead, Withstands
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table import verbs
from segoc.kernel.table.state import State


def guards_of(state: State, card: int) -> list[CardEffect]:
    """The effects by which a card isn't destroyed the first time, or something is done instead."""
    found: list[CardEffect] = []
    for had in picture(state).in_place:
        effect = had.effect
        if isinstance(effect, Withstands) or (
            isinstance(effect, Instead) and effect.verb == verbs.DESTROY
        ):
            scope = scope_of(state, had)
            if applies(state, had) and effect.cards.includes_shown(state, scope, card):
                if not layers.untouched(state, card, had.card):
                    found.append(had)
    return found
