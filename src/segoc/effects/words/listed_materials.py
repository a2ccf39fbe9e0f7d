"""What Fusion Monsters list and what was used for them, and what is done with it besides Fusion
Summons."""

from segoc.effects.fusing_otherwise import SummonOfListed
from segoc.effects.fusion_materials import UseAsMaterials
from segoc.effects.listed_materials import MaterialsInGy
from segoc.effects.plain_names import EXTRA, YOU
from segoc.effects.words.descriptions import choose, monsters
from segoc.effects.words.filters import of_types
from segoc.kernel.language.action import Program
from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.summoning.materials import Part
from segoc.kernel.table.kinds import FUSION


def each_used_for_fusion(those: Cards) -> Cards:
    """The materials of the Fusion Summon of these monsters that lie in your GY, each for itself;
    of `THAT`, as it was before it happened (TRM-262)."""
    return MaterialsInGy(those, False)


def each_material_of(those: Cards) -> Cards:
    """The monsters in your GY that these Fusion Monsters list as their materials, and those that
    were used for their Fusion Summon, each for itself."""
    return MaterialsInGy(those, True)


def use_as_materials(*parts: Part, using: Cards, to: int) -> Program:
    """For the own procedure of a Fusion Monster: of these cards, such ones go to the GY, to the
    Deck or are banished as its Fusion Materials, in place of what it lists."""
    return [UseAsMaterials(list(parts), using, to.bit_length() - 1)]


def summon_with_listed(*that: Filter, using: Cards, to: int) -> Program:
    """Special Summon a Fusion Monster from your Extra Deck, ignoring its summoning conditions: of
    these cards, those that it lists go there, and aren't used as Fusion Materials (TRM-263)."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [SummonOfListed(made, using, to.bit_length() - 1)]
