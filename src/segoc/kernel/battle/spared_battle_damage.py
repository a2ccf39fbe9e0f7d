"""Players who can let battle damage to themselves be 0 or half, by effects that use no chain."""

from segoc.kernel.language.effect import UNLIMITED, Spares
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.once_per_turn import times_allowed, use_within
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import NO_CARD, State


def who_spares(state: State, attacker: int, target: int, player: Player) -> CardEffect | None:
    """The first effect by which the player could take no damage from a battle, or half of it."""
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Spares) or state.cards[had.card].side != player:
            continue
        if not applies(state, had) or is_used_up(state, had, effect):
            continue
        scope = scope_of(state, had)
        for card in (attacker, target):
            if card != NO_CARD and effect.cards.includes_shown(state, scope, card):
                return had
    return None


def is_used_up(state: State, had: CardEffect, effect: Spares) -> bool:
    if effect.limit == UNLIMITED:
        return False
    use = use_within(state, scope_of(state, had), effect.limit)
    return state.uses.count(use) >= times_allowed(effect.limit)  # SEG-070


def note_spared(state: State, had: CardEffect, effect: Spares) -> None:
    """The player wants it."""
    if effect.limit != UNLIMITED:
        state.uses.append(use_within(state, scope_of(state, had), effect.limit))  # SEG-070
