"""What a card is and is called: its kind, its property, its name, its type line.

A card that no effect is about is what is printed on it, if it lies where it is that.
"""

from segoc.kernel.language import entry as en
from segoc.kernel.picture.layers import changes, negated
from segoc.kernel.picture.picture import all_as_printed, nothing_tells_of, picture
from segoc.kernel.table.card import AGAIN, AS_TRAP, GUISE, Card
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import (
    EFFECT_MONSTER,
    EQUIP,
    GEMINI,
    LINK,
    MONSTER,
    NONE as NO_VALUE,
    NORMAL_CARD,
    QUESTION_MARK,
    SPELL,
    TRAP,
    XYZ,
)
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import (
    FIELD_ZONE,
    GRAVEYARD,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
    on_field,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


def is_monster(state: State, card: CardNo) -> bool:
    """A monster by where it lies: under a card or in other zones it is none."""
    held = state.cards[card]
    if held.place == UNDER:  # TRM-253, TRM-239
        return False
    if held.place in (SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE):  # CRD-082, EFX-219
        return False  # EQP-067
    return held.shows().kind == MONSTER  # EFX-252, EFX-259, CRD-002, TRM-321, TRM-357, TRM-358


def is_spell(state: State, card: CardNo) -> bool:
    """A monster among the Spells and Traps counts as a Spell there."""
    held = state.cards[card]
    if held.place in (SPELL_ZONE, PENDULUM_ZONE) and held.printed.kind == MONSTER:
        return not held.treated_as & AS_TRAP  # EFX-216, CRD-354, CRD-356
    return held.printed.kind == SPELL and held.place != UNDER and held.form == 0


def property_of(state: State, card: CardNo) -> int:
    """Continuous, Equip, Field…; 0 for what is no Spell or Trap where it lies."""
    held = state.cards[card]
    if held.printed.kind == MONSTER:
        if held.place != SPELL_ZONE:  # CRD-357
            return 0
        # A Set one is treated as a Spell and nothing more.
        return held.treated_as & ~AS_TRAP or (EQUIP if held.face_up else NORMAL_CARD)  # EFX-216
    if held.form == GUISE:
        return 0
    return 0 if held.place == UNDER else held.printed.prop  # CRD-044


def is_trap(state: State, card: CardNo) -> bool:
    """Some trap monsters are Traps as well."""
    held = state.cards[card]
    if held.treated_as & AS_TRAP:
        return True
    if held.place == UNDER or held.printed.kind != TRAP:
        return False
    return held.form == 0 or held.shows().also_trap  # EFX-257, TRM-321, TRM-363, TRM-364, TRM-393


def title(state: State, card: CardNo) -> str:
    """What a card is called now."""
    printed = state.cards[card].printed
    # What always counts as another card is called so everywhere.
    if all_as_printed(state):
        return printed.title
    names = picture(state).names
    return names.get(card, printed.title) if names else printed.title  # CRD-004, CRD-005, CRD-008


def series(state: State, card: CardNo) -> tuple[str, ...]:
    """The archetypes that it belongs to: those of the name that it has now, and others of which an
    effect says so."""
    printed = state.cards[card].printed
    if all_as_printed(state):
        return printed.series
    known = picture(state)
    found = printed.series
    # Mostly nothing is called otherwise, and nothing belongs to more than its name says.
    if known.names:
        found = _series_of_name(state, printed, known.names.get(card, ""))
    if known.besides and card in known.besides:
        found += known.besides[card]
    return found


def _series_of_name(state: State, printed: Printed, name: str) -> tuple[str, ...]:
    if name and name != printed.title:
        for face in state.faces.values():
            if face.title == name:
                return face.series
    return printed.series


def types(state: State, card: CardNo) -> int:
    """The words of its type line. On the field and in the GY a Gemini is a Normal Monster
    until it is summoned again, or that text is negated."""
    held = state.cards[card]
    words: i64 = held.shows().types  # EFX-249, EFX-250, TRM-353, TRM-395
    there = on_field(held.place) and held.face_up
    if held.place == GRAVEYARD:
        there = True  # EFX-237, EFX-238
    if words & GEMINI and there and held.summoned_by != AGAIN:  # EFX-232, EFX-236
        if not negated(state, card):  # EFX-235
            words &= ~EFFECT_MONSTER  # EFX-226, CRD-048
    if (
        not words & EFFECT_MONSTER and not all_as_printed(state) and gained_any(state, card)
    ):  # CRD-051, CRD-052
        words |= EFFECT_MONSTER  # CRD-051, CRD-052
    if not nothing_tells_of(state, en.TYPES):
        for change in changes(state, card, en.TYPES):
            words |= change.value
    return words


def gained_any(state: State, card: CardNo) -> bool:
    """It was given an effect by another card: negated or not, that makes it an Effect Monster."""
    found = picture(state).unlike_text
    if not found or card not in found or not on_field(state.cards[card].place):
        return False
    for had in found[card]:
        if had.gained:
            return True  # TRM-230, TRM-231
    return False


def has_level(state: State, card: CardNo) -> bool:
    """Xyz and Link Monsters have none."""
    return not types(state, card) & (XYZ | LINK)  # CRD-019


def has_rank(state: State, card: CardNo) -> bool:
    """Only Xyz Monsters have one."""
    return types(state, card) & XYZ != 0  # CRD-020


def has_atk(state: State, card: CardNo) -> bool:
    """A "?" is no value in the Deck, in the GY or anywhere else off the field."""
    held = state.cards[card]
    unknown = held.printed.atk == QUESTION_MARK and not on_field(held.place)
    return not unknown  # CRD-031, CRD-032


def has_defense(state: State, card: CardNo) -> bool:
    """The same for DEF, which a Link Monster doesn't have at all."""
    held = state.cards[card]
    value = held.shows().defense
    unknown = value == QUESTION_MARK and not on_field(held.place)
    return value != NO_VALUE and not unknown


def controller(card: Card) -> int:
    """Who controls a card on the field; elsewhere, whose place it lies in."""
    return card.side
