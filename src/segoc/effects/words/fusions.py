"""Fusion Materials: what stands in for them, what was used, what an own procedure uses."""

from typing import Final

from segoc.effects.fusing_later import (
    Foreseen,
)
from segoc.effects.fusion_materials import UseListed
from segoc.effects.fusion_tributes import MadeOfPaid
from segoc.effects.plain_names import FIELD, GY, HAND
from segoc.kernel.language.action import Program
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.picture.material_texts import StandsIn

MADE_OF_PAID: Final = MadeOfPaid()
FORESEEN: Final = Foreseen()


def stands_in(
    *that: Filter, by_attribute: bool = False, in_: int = 0, continuous: bool = False
) -> Effect:
    """In the Fusion Summon of a monster that passes the filters, this card can be a material in
    place of one that is listed by its name, or by its Attribute; the others must be as listed.
    Without `in_`: from the hand, the field (even face-down) or the GY. A `continuous` effect only
    applies face-up on the field."""
    return StandsIn(in_ or HAND | FIELD | GY, None, by_attribute, list(that), continuous)


def use_listed(those: Cards, to: int) -> Program:
    """For the own procedure of a Fusion Monster: of these cards, those that it lists as its
    materials go to the GY, to the Deck or are banished; nothing stands in for them."""
    return [UseListed(those, to.bit_length() - 1)]
