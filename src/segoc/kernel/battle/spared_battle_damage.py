"""Players who can let battle damage to themselves be 0 or half, by effects that use no chain."""

from segoc.kernel.language.effect import UNLIMITED, Spares
from segoc.kernel.language.entry import HALVED, HEALED
from segoc.kernel.moving.damage import changed_damage, damage_changes
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.once_per_turn import times_allowed, use_within
from segoc.kernel.table.event import BY_BATTLE
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import NO_CARD, State


def who_spares(
    state: State, attacker: int, target: int, player: Player, amount: int
) -> CardEffect | None:
    """The first effect by which the player could take no damage from a battle, if there is any
    damage to take."""
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Spares) or state.cards[had.card].side != player:
            continue
        if not applies(state, had) or is_used_up(state, had, effect):
            continue
        scope = scope_of(state, had)
        for card in (attacker, target):
            if card != NO_CARD and effect.cards.includes_shown(state, scope, card):
                return had if hurts(state, player, amount) else None
    return None


def hurts(state: State, player: Player, amount: int) -> bool:
    """Whether so much battle damage is any, after all that is said of damage to the player."""
    found = damage_changes(state, player, BY_BATTLE)
    return HEALED not in found and changed_damage(amount, found) > 0


def is_used_up(state: State, had: CardEffect, effect: Spares) -> bool:
    if effect.limit == UNLIMITED:
        return False
    use = use_within(state, scope_of(state, had), effect.limit)
    return state.uses.count(use) >= times_allowed(effect.limit)  # SEG-070


def spared(state: State, had: CardEffect, amount: int) -> int:
    """The player wants it: what is left of the damage."""
    effect = had.effect
    assert isinstance(effect, Spares)
    note_spared(state, had, effect)
    return changed_damage(amount, [HALVED]) if effect.halves else 0


def note_spared(state: State, had: CardEffect, effect: Spares) -> None:
    if effect.limit != UNLIMITED:
        state.uses.append(use_within(state, scope_of(state, had), effect.limit))  # SEG-070
