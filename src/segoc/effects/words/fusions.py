"""Fusion Materials: what stands in for them, what was used, what an own procedure uses."""

from typing import Final

from segoc.effects.conditional import ThoseIf
from segoc.effects.fusing_later import (
    Foreseen,
    FusionSummonOfSent,
    MadeFrom,
    OwnTurnSince,
    SendMaterials,
)
from segoc.effects.fusion_materials import HowManyUsed, MadeOf, UsedForFusion, UseListed
from segoc.effects.fusion_tributes import MadeOfPaid, TributeListed
from segoc.effects.other_names import MaterialName, SeriesAlso
from segoc.effects.words.constants import FIELD, GY, HAND
from segoc.effects.words.joints import Program
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Number
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


def made_of(*names: str) -> Filter:
    """A Fusion Monster that lists a card of one of these names as its material. An effect that
    Fusion Summons such a monster needs that card itself: nothing stands in for it (CRD-184)."""
    return MadeOf(list(names))


def used_for_fusion(those: Cards) -> Cards:
    """The whole set of materials of the Fusion Summon of these monsters (or of `TARGET`, where it
    was targeted), if all lie in your GY; else none."""
    return UsedForFusion(those)


def materials_used(those: Cards) -> Number:
    """How many materials were used for the summon of these monsters."""
    return HowManyUsed(those)


def those_if(condition: Condition, those: Cards) -> Cards:
    """These cards if something is so, else none."""
    return ThoseIf(those, condition)


def use_listed(those: Cards, to: int) -> Program:
    """For the own procedure of a Fusion Monster: of these cards, those that it lists as its
    materials go to the GY, to the Deck or are banished; nothing stands in for them."""
    return [UseListed(those, to.bit_length() - 1)]


def tribute_listed(*, for_: Cards, using: Cards, including: tuple[Filter, ...] = ()) -> Program:
    """As a cost: Tribute, of these cards, a whole set of the materials that one of those monsters
    lists, one that the effect could summon; one of them must be so. `MADE_OF_PAID` is such a
    monster afterwards. It is no Fusion Summon, but one card can stand in for another."""
    return [TributeListed(for_, using, list(including))]


def name_as_material(those: Cards) -> Clause:
    """Of a monster: used as Fusion Material, it can be treated as if it had the name of this
    card."""
    return MaterialName(those)


def series_also(name: str) -> Clause:
    """In a `standing` effect: also treated as a card of this archetype."""
    return SeriesAlso(name)


def makeable_from(those: Cards) -> Filter:
    """A Fusion Monster that lists Fusion Materials of which there is a whole set among these
    cards."""
    return MadeFrom(those)


def send_materials(of: Cards, using: Cards) -> Program:
    """Send a whole set of the materials that this monster lists to the GY, of these cards. The card
    remembers both: `FORESEEN` is a monster of that name, and `fusion_summon_of_sent` has those
    materials."""
    return [SendMaterials(of, using)]


def fusion_summon_of_sent(those: Cards) -> Program:
    """Fusion Summon a monster, of materials that an effect of this card sent away before."""
    return [FusionSummonOfSent(those)]


def own_turn_since(number: int) -> Condition:
    """It is your turn with this number after the one in which this card was activated."""
    return OwnTurnSince(number)
