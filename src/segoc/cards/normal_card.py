"""Whole cards in their normal form: their effects and materials, each in its own.

A card of one sort works on the field in one sort of zone, so that is said of its effects, too.
"""

from typing import Final

from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import Definition
from segoc.effects.json_form import dump
from segoc.effects.lexicon.index import word_of
from segoc.effects.plain_names import FIELD, FIELD_ZONE, MONSTERS, SPELLS
from segoc.effects.put_on_card import parts
from segoc.effects.references import Equipped, EquippedTo, Linked
from segoc.kernel.language.effect import Effect
from segoc.kernel.table.kinds import FIELD_SPELL
from segoc.kernel.table.printed import Printed
from segoc.normal_form import normalise

# A monster that is equipped or linked to another card lies where that is possible.
TIED: Final = (Equipped, EquippedTo, Linked)


def normalise_card(card: Definition) -> Definition:
    """The card that says the same with trees in their normal form."""
    printed = card.printed
    data = dump_card(card)
    if printed.recipes:
        data["materials"] = [dump(normalise(recipe)) for recipe in printed.recipes]
    if printed.written:
        effects = printed.effects[: printed.written]
        data["effects"] = [dump(in_own_zone(printed, normalise(effect))) for effect in effects]
    return load_card(data)


def in_own_zone(printed: Printed, effect: Effect) -> Effect:
    """What works on the field works in the zone of such cards: a monster in another zone is none
    (CRD-082), and a Spell or Trap lies in no other. A Pendulum Monster can lie in two, and what
    becomes a monster, too; so can a monster whose effect is about what it is equipped to."""
    if effect.places != FIELD or printed.is_pendulum() or printed.forms:
        return effect
    if printed.is_monster and any(isinstance(part, TIED) for part in parts(effect)):
        return effect
    word = word_of(effect)
    values = {part.field: getattr(effect, part.field) for part in word.parts}
    own = MONSTERS if printed.is_monster else SPELLS
    if printed.prop == FIELD_SPELL:
        own = FIELD_ZONE
    found = word.make({**values, "places": own})
    assert isinstance(found, Effect)
    return found
