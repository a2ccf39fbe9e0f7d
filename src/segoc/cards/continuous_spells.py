"""Continuous Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_spell
from segoc.effects.words import (
    BANISHED,
    EITHER,
    EVERYWHERE,
    GY,
    MONSTER_CARD,
    SPELLS,
    activation,
    monsters,
    redirect,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(81674782, continuous_spell("次元的裂缝", "次元の裂け目", "Dimensional Fissure"),
         activation(),
         redirect(monsters(EITHER, EVERYWHERE, MONSTER_CARD), GY, BANISHED, in_=SPELLS)),
    card(69868555, continuous_spell("巨神龙的遗迹", "巨神竜の遺跡",
                                    "Ruins of the Divine Dragon Lords"), partial="its effects"),
)
# fmt: on
