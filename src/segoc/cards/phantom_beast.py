"""Phantom Beasts that are no Mecha Phantom Beasts."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EITHER,
    FACE_UP,
    GY,
    MONSTERS,
    monsters,
    of_series,
    plus_atk,
    standing,
)
from segoc.kernel.kinds import BEAST_WARRIOR, LIGHT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(71181155, monster("幻兽 十字翼鸟", "幻獣クロスウィング", "Phantom Beast Cross-Wing",
                           LIGHT, BEAST_WARRIOR, level=4, atk=1300, defense=1300, effect=True),
         standing(monsters(EITHER, MONSTERS, FACE_UP, of_series("幻兽")), plus_atk(300), in_=GY),
         series=("幻兽",)),
)
# fmt: on
