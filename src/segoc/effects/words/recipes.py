"""What a monster is made from.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects.filters import AllOf, AnyOf, Not, OfTypes
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.language.node import Filter
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.summoning.materials import (
    LinkMaterials,
    Materials,
    Overlay,
    Part,
    SynchroMaterials,
    XyzMaterials,
)
from segoc.kernel.table.kinds import TUNER


def part(least: int, *that: Filter, most: int = 0) -> Part:
    """So many of the materials; `most` is as many if left out, `OR_MORE` for no end."""
    return Part(least, most or least, list(that))


def fusion_materials(*parts: Part, genuine: bool = False) -> Materials:
    """What a Fusion Monster is made from; `genuine` if nothing can stand in for that."""
    return FusionMaterials(list(parts), genuine)


def synchro_materials(
    *,
    tuner: tuple[Filter, ...] = (),
    others: tuple[Filter, ...] = (),
    least: int = 1,
    most: int = OPEN_END,
    as_tuner: tuple[Filter, ...] = (),
) -> Materials:
    """What a Synchro Monster is made from: a Tuner and so many other monsters or more, or no more
    than `most`. `as_tuner` is what can be treated as the Tuner for its summon."""
    # CRD-064
    is_tuner: Filter = OfTypes(TUNER)  # CRD-074
    if as_tuner:
        is_tuner = AnyOf(is_tuner, AllOf(*as_tuner))
    tuners = Part(1, 1, [is_tuner, *tuner])  # CRD-202
    rest = Part(least, most, [*others, Not(OfTypes(TUNER))])  # CRD-203, CRD-204
    return SynchroMaterials(tuners, rest)


def xyz_materials(of_level: int, least: int, most: int = 0, *that: Filter) -> Materials:
    """What an Xyz Monster is made from; `most` is `OR_MORE` for no end."""
    return XyzMaterials(of_level, least, most or least, list(that))


def overlay(*that: Filter, once: bool = False, detaching: int = 0) -> Materials:
    """The one monster that an Xyz Monster can be put on instead of its materials; perhaps only
    `once` a turn for all of its name, or by `detaching` so many materials from it first."""
    return Overlay(list(that), once, detaching)


def link_materials(*parts: Part, distinct: bool = False, alike: bool = False) -> Materials:
    """What a Link Monster is made from; `distinct` if all must have different names, `alike` if
    any two must have the same Type or the same Attribute."""
    return LinkMaterials(list(parts), distinct, alike)
