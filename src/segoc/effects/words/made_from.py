"""What a monster was made from, by its Synchro or Link Summon; monsters that are Tuners besides."""

from segoc.effects.plain_names import ANYWHERE, MONSTERS
from segoc.effects.synchro_materials import (
    TunersOfThis,
    TypesAlso,
)
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Condition, Filter
from segoc.kernel.picture.material_texts import (
    GoesAsMaterial,
    LendsHand,
    LevelForXyz,
    NeedsCompanions,
    StandsInForTuner,
)


def tuner_used(*that: Filter, came: int = 0) -> Cards:
    """The Tuner of this card's Synchro Summon, or what was treated as it, wherever it is, if it
    passes the filters; `came` if it had come to the field in one of these ways (`BY_PENDULUM`…)."""
    return TunersOfThis(*that, came=came)


def as_material_goes_to(
    ways: int,
    to: int,
    unless_others: tuple[Filter, ...] = (),
    only_if: Condition | None = None,
) -> Effect:
    """In the text of a monster: used as a material of such a summon (`BY_SYNCHRO`…), it goes there,
    to the `DECK` at its bottom, unless all other materials pass the filters. No effect."""
    return GoesAsMaterial(MONSTERS, only_if, ways, to.bit_length() - 1, list(unless_others))


def as_material_needs(ways: int, *others: Filter) -> Effect:
    """In the text of a monster: used as a material of such a summon (`BY_SYNCHRO`…), all other
    materials must pass the filters. No effect."""
    return NeedsCompanions(ANYWHERE, None, ways, list(others))


def as_level_for_xyz(level: int) -> Effect:
    """Used for an Xyz Summon, this card can be treated as a monster of this Level, too."""
    return LevelForXyz(MONSTERS, None, level)


def lends_hand_for_synchro(only_if: Condition | None = None) -> Effect:
    """In the text of a monster: used as Synchro Material, it lets one monster in the hand be one,
    too. No effect."""
    return LendsHand(MONSTERS, only_if)


def stands_in_for_tuner(series: str) -> Effect:
    """Can be Synchro Material in place of a Tuner of this archetype, where one is asked for by its
    name or as one of the archetype."""
    return StandsInForTuner(MONSTERS, None, series)


def types_also(*words: int) -> Clause:
    """Also treated as a monster with these words on its type line, such as `kinds.TUNER`."""
    bits = 0
    for word in words:
        bits |= word
    return TypesAlso(bits)
