"""Cards, by description.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects import descriptions as sl, filters as fl, references
from segoc.effects.listed_materials import MaterialsInGy
from segoc.effects.plain_names import EITHER, FIELD, MONSTERS, YOU
from segoc.effects.players import AT_RANDOM
from segoc.effects.synchro_materials import TunersOfThis
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.table import kinds


def monsters(whose: int = EITHER, where: int = MONSTERS, *that: Filter) -> sl.Described:
    """A player's monsters, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, fl.OfKind(1 << kinds.MONSTER), *that)


def even_face_down(those: sl.Described) -> sl.EvenFaceDown:
    """What is described, and those of your own face-down cards that are so, which otherwise meet
    no description of what they don't show."""
    return sl.EvenFaceDown(those.whose, those.in_, *those.that)


def spells(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Spells, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, fl.OfKind(1 << kinds.SPELL), *that)


def traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Traps, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, fl.OfKind(1 << kinds.TRAP), *that)


def spells_and_traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Spells and Traps, on the field or in these places, that pass the filters."""
    kinds_meant = 1 << kinds.SPELL | 1 << kinds.TRAP
    return sl.Described(whose, where, fl.OfKind(kinds_meant), *that)


def highest_level(those: Cards) -> sl.Highest:
    """Those of these monsters whose Level is the highest."""
    return sl.Highest(those, en.LEVEL)


def highest_def(those: Cards) -> sl.Highest:
    """Those of these monsters whose DEF is the highest; of face-down ones nobody knows."""
    return sl.Highest(those, en.DEFENSE)


def highest_atk(those: Cards) -> sl.Highest:
    """Those of these monsters whose ATK is the highest; of face-down ones nobody knows."""
    return sl.Highest(those, en.ATK)


def choose(
    those: Cards, least: int = 1, most: int = 0, by: int = YOU, matching: int = 0
) -> references.Choose:
    """So many of these cards, chosen when it is done; it doesn't target. If they must go together,
    `matching` says how, as for `target`; `MENTIONED`: a Spell and a monster that it mentions."""
    return references.Choose(those, least, most or least, by, False, matching)


def choose_different(those: Cards, how_many: int, by: int = YOU) -> references.Choose:
    """So many of these cards with different names, chosen when it is done."""
    return references.Choose(those, how_many, how_many, by, True)


def each_used_for_fusion(those: Cards) -> Cards:
    """The materials of the Fusion Summon of these monsters that lie in your GY, each for itself;
    of `THAT`, as it was before it happened (TRM-262)."""
    return MaterialsInGy(those, False)


def each_material_of(those: Cards) -> Cards:
    """The monsters in your GY that these Fusion Monsters list as their materials, and those that
    were used for their Fusion Summon, each for itself."""
    return MaterialsInGy(those, True)


def at_random(those: Cards, how_many: int = 1) -> references.Choose:
    """So many of these cards, picked at random and unseen when it is done (EFX-111)."""
    return references.Choose(those, how_many, how_many, AT_RANDOM)


def tuner_used(*that: Filter, came: int = 0) -> Cards:
    """The Tuner of this card's Synchro Summon, or what was treated as it, wherever it is, if it
    passes the filters; `came` if it had come to the field in one of these ways (`BY_PENDULUM`…)."""
    return TunersOfThis(*that, came=came)
