"""The words for materials: what a card is summoned with."""

from typing import Final

from segoc.effects import terms as tm
from segoc.effects.lexicon.sorts import (
    COUNT,
    COUNT_OR_NONE,
    FILTERS,
    GRADE,
    PART,
    Many,
    Word,
    may,
    need,
)
from segoc.kernel.summoning import materials as mt
from segoc.kernel.summoning.fusion_recipes import FusionMaterials

# fmt: off
WORDS: Final[list[Word]] = [
    Word("part", mt.Part,
         [need("least", COUNT_OR_NONE), need("most", COUNT), may("filters", FILTERS, [], "that")]),
    Word("fusion_materials", FusionMaterials,
         [need("parts", Many(PART)), may("genuine", tm.YES_NO, False)]),
    Word("synchro_materials", mt.SynchroMaterials, [need("tuners", PART), need("others", PART)]),
    Word("xyz_materials", mt.XyzMaterials,
         [need("level", GRADE), need("least", COUNT), need("most", COUNT),
          may("filters", FILTERS, [], "that")]),
    Word("overlay", mt.Overlay,
         [need("filters", FILTERS, "that"), may("once", tm.YES_NO, False, "once_per_turn"),
          may("detaching", COUNT_OR_NONE, 0)]),
    Word("link_materials", mt.LinkMaterials,
         [need("parts", Many(PART)), may("distinct", tm.YES_NO, False, "different_names"),
          may("alike", tm.YES_NO, False)]),
]
# fmt: on
