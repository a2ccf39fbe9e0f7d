"""Traps that are activated from the hand: by their own text (CRD-371), or because an effect lets
their player do that once (CHG-029)."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import ACTIVATION, Activated, Standing
from segoc.kernel.picture import layers
from segoc.kernel.picture.continuous_traps import comes_with_card
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.picture.speakers import holds
from segoc.kernel.picture.texts import NO_EFFECTS, CardEffect
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.kinds import TRAP
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import State


def by_its_text(state: State, card: CardNo) -> bool:
    """Its own text lets it be activated from the hand, as things are."""
    for had in layers.effects_of(state, card):
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.FROM_HAND):
            return holds(state, had)  # CRD-371
    return False


def permission(state: State, player: Player) -> int:
    """Where the layers hold what lets this player activate a Trap from the hand, or -1."""
    if nothing_tells_of(state, en.TRAPS_FROM_HAND):
        return -1
    for index in range(len(state.entries)):
        entry = state.entries[index]
        if entry.layer == en.TRAPS_FROM_HAND and entry.whose >> player & 1:
            return index
    return -1


def may_come_from_hand(state: State, player: Player, card: CardNo) -> bool:
    """Whether this Trap can be activated although it was never Set (CRD-365)."""
    return by_its_text(state, card) or permission(state, player) >= 0


def note_from_hand(state: State, player: Player, held: Card) -> None:
    """A Trap is activated from the hand; unless by its own text, that was the one."""
    if held.printed.kind != TRAP or held.place != HAND or by_its_text(state, held.id):
        return
    index = permission(state, player)
    if index >= 0:
        state.entries = [one for one in state.entries if one is not state.entries[index]]  # CHG-029
        state.changed()


def traps_at_hand(state: State, player: Player) -> list[CardEffect]:
    """What an effect lets this player activate of the Traps in the hand."""
    if permission(state, player) < 0:
        return NO_EFFECTS
    found: list[CardEffect] = []
    for card in state.pile(player, HAND):
        held = state.cards[card]
        if held.printed.kind == TRAP and not held.printed.uses >> HAND & 1:
            for had in layers.effects_of(state, card):
                effect = had.effect
                if isinstance(effect, Activated):
                    if effect.kind == ACTIVATION or comes_with_card(held, effect):
                        found.append(had)
    return found
