"""Whole cards in their normal form: their effects and materials, each in its own.

A card of one sort works on the field in one sort of zone, so that is said of its effects, too; and
what a card is that they name is known.
"""

from functools import cache
from typing import Final

from segoc.cards.card_data import dump_card, load_card
from segoc.cards.catalogue.reading import catalogue
from segoc.cards.definition import Definition
from segoc.effects.descriptions import Described
from segoc.effects.filters import OfKind
from segoc.effects.json_form import dump
from segoc.effects.lexicon.index import word_of
from segoc.effects.naming import Named
from segoc.effects.plain_names import FIELD, FIELD_ZONE, MONSTERS, SPELLS
from segoc.effects.put_on_card import parts
from segoc.effects.references import Equipped, EquippedTo, Linked
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards
from segoc.kernel.table.kinds import FIELD_SPELL, MONSTER, SPELL, TRAP
from segoc.kernel.table.printed import Printed
from segoc.normal_form import normalise
from segoc.normal_form.of_cards import A_MONSTER, AS_MONSTERS, with_filters
from segoc.normal_form.of_filters import said

# A monster that is equipped or linked to another card lies where that is possible.
TIED: Final = (Equipped, EquippedTo, Linked)


def normalise_card(card: Definition) -> Definition:
    """The card that says the same with trees in their normal form."""
    printed = card.printed
    data = dump_card(card)
    if printed.recipes:
        data["materials"] = [dump(normalise(recipe, names_say_kinds)) for recipe in printed.recipes]
    if printed.written:
        effects = printed.effects[: printed.written]
        data["effects"] = [
            dump(in_own_zone(printed, normalise(effect, names_say_kinds))) for effect in effects
        ]
    return load_card(data)


def names_say_kinds(those: Cards) -> Cards:
    """Cards that are called by names of monsters are monsters where monster cards count as such,
    and texts say so; of Spells and Traps the name says it (CRD-008)."""
    if not isinstance(those, Described):
        return those
    names, kind = said(those.that, Named), said(those.that, OfKind)
    if names is None:
        return those
    kinds = {kind_of(name) for name in names.names}
    if kinds == {MONSTER} and kind is None and not those.in_ & ~AS_MONSTERS:
        return with_filters(those, those.in_, [OfKind(A_MONSTER), *those.that])
    if kinds <= {SPELL, TRAP} and kind is not None and kind.kinds == kinds_as_bits(kinds):
        return with_filters(those, those.in_, [one for one in those.that if one is not kind])
    return those


@cache
def kind_of(name: str) -> int:
    """What a card of this name is; 0 if none is known by it."""
    for card in catalogue().meant(name):
        if card.names[0] == name:
            return card.printed.kind
    return 0


def kinds_as_bits(kinds: set[int]) -> int:
    return sum(1 << kind for kind in kinds)


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
