"""Phantom Beasts that are no Mecha Phantom Beasts."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(71181155, monster("幻兽 十字翼鸟", "幻獣クロスウィング", "Phantom Beast Cross-Wing",
                           LIGHT, BEAST_WARRIOR, level=4, atk=1300, defense=1300, effect=True),
         standing(monsters(EITHER, MONSTERS, FACE_UP, series("幻兽")), plus_atk(300), in_=GY),
         series=("幻兽",)),
)
# fmt: on
