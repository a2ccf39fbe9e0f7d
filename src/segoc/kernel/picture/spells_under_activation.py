"""Spells and Traps that are being activated: what they wait for, and can't be done to meanwhile.

A card that doesn't stay on the field lies there face-up until the chain is over. It can be
destroyed, banished or sent to the GY meanwhile, but not be returned (ACT-117); and as it goes, its
own effect is not about it (ACT-133). One that stays is on the field like any other, as soon as it
has been turned face-up (ACT-140).
"""

from segoc.kernel.language.effect import Activated
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.picture.continuous_traps import is_card_activation
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.places import SPELL_ZONE
from segoc.kernel.table.state import State


def goes_after_chain(state: State, card: CardNo) -> bool:
    """It was activated as a card, doesn't stay as it is, and waits for the end of the chain; also
    if it has Set itself again meanwhile."""
    held = state.cards[card]
    if held.place != SPELL_ZONE or held.printed.stays:
        return False
    if held.treated_as == EQUIP:
        return False  # ACT-123
    for index in range(len(state.chain)):
        link = state.chain[index]
        if link.card_activation and link.source.same_object(held) and not link.activation_negated:
            # ACT-124
            return index >= state.unresolved_links or not _will_stay(state, link)
    return False


def _will_stay(state: State, link: Link) -> bool:
    """It is settled by its activation which monster it becomes an Equip Card of; whatever else
    becomes of it, it won't lie there as it is."""
    effect = state.faces[link.code].effects[link.effect_no]
    if isinstance(effect, Activated):
        for action in effect.program:
            if action.equips_this_to_target():
                return True  # ACT-123
    return False


def is_about_others(state: State, scope: Scope, card: CardNo) -> bool:
    """This is the card that is activated, and its effect, if it doesn't name it, is not about it:
    it can't be what there is to do it to; and it goes when the chain is over."""
    if card != scope.source.card:
        return False
    if is_to_be_turned_up(state, scope):
        # Nor can it be what lies there face-down.
        return True  # ACT-133, ACT-140
    return goes_after_chain(state, card)  # ACT-133


def is_to_be_turned_up(state: State, scope: Scope) -> bool:
    """It is only asked whether this Spell or Trap can be activated, and it isn't face-up yet."""
    effect = state.face(scope.code).effects[scope.effect_no]
    held = state.cards[scope.source.card]
    if held.face_up or not isinstance(effect, Activated):
        return False
    return is_card_activation(held, effect)
