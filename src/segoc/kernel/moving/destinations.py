"""Where a card really goes that is to go somewhere: redirected by effects, Pendulum Monsters to the
Extra Deck, Tokens nowhere."""

from segoc.kernel.language.effect import Redirect
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo, Place, Player
from segoc.kernel.table.kinds import EXTRA_DECK_KINDS, PENDULUM, TOKEN
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    NOWHERE,
    on_field,
)
from segoc.kernel.table.state import State


def would_go(state: State, card: CardNo, destination: Place) -> Place:
    """Where a card that is to go to a place would in fact go.

    Costs and legality ask this before anything moves.
    """
    held = state.cards[card]
    types = held.printed.types
    if types & TOKEN:  # TRM-343, TRM-284
        # CRD-107, TRM-284, TRM-288, TRM-293, TRM-294, TRM-296, TRM-300
        return NOWHERE
    # In the act it isn't on the field, even where it lies.
    from_field = on_field(held.place) and not held.acting  # CRD-084, CRD-191, CRD-358
    if state.has_effects:
        if from_field:  # CRD-219
            leaves = layers.leaves_for(state, card, destination)
            destination = _unless_forbidden(state, held.side, card, destination, leaves)
        redirected = _redirected(state, card, destination)  # EFX-138, CRD-085
        destination = _unless_forbidden(state, held.side, card, destination, redirected)
    # CRD-068, CRD-083, TRM-021
    if destination == GRAVEYARD and types & PENDULUM and from_field:
        return EXTRA_DECK
    if destination in (HAND, DECK) and types & EXTRA_DECK_KINDS:  # CRD-062, CRD-067
        return EXTRA_DECK
    return destination


def _unless_forbidden(
    state: State, player: Player, card: CardNo, destination: Place, other: int
) -> int:
    """Sent elsewhere, unless it can't go there: what forbids wins over what demands. What keeps a
    card on the field from being banished doesn't keep one that leaves it."""
    if other == BANISHED and destination != BANISHED:
        if prohibitions.forbidden_to(state, player, verbs.BANISH, card):
            return destination  # EFX-109, EFX-110
    return other  # RES-027


def _redirected(state: State, card: CardNo, destination: Place) -> int:
    """Effects that send cards elsewhere; what is determined to go has none left."""
    for had in picture(state).in_place:
        effect = had.effect
        if isinstance(effect, Redirect) and effect.destination == destination:
            scope = scope_of(state, had)
            if applies(state, had) and effect.cards.includes(state, scope, card):  # CRD-276
                return effect.instead
    return destination
