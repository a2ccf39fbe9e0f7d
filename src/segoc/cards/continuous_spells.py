"""Continuous Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_spell

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(81674782, continuous_spell("次元的裂缝", "次元の裂け目", "Dimensional Fissure"),
         partial="its effects"),
    card(69868555, continuous_spell("巨神龙的遗迹", "巨神竜の遺跡",
                                    "Ruins of the Divine Dragon Lords"), partial="its effects"),
)
# fmt: on
