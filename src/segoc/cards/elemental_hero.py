"""Elemental HERO, 元素英雄, Ｅ・ＨＥＲＯ."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    EITHER,
    FACE_UP,
    MONSTERS,
    OPPONENT,
    OTHER_NAME,
    THIS,
    attribute,
    count,
    destroy,
    left_field,
    monsters,
    plus_atk,
    standing,
    times,
    trigger,
)
from segoc.kernel.kinds import (
    EFFECT,
    FUSION,
    WARRIOR,
    WATER,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(40854197, monster("元素英雄 绝对零度侠", "Ｅ・ＨＥＲＯ アブソルートＺｅｒｏ",
                           "Elemental HERO Absolute Zero",
                           WATER, WARRIOR, level=8, atk=2500, defense=2000, words=FUSION | EFFECT),
         standing(THIS, plus_atk(times(count(monsters(EITHER, MONSTERS, FACE_UP, attribute(WATER),
                                                      OTHER_NAME)), 500)), in_=MONSTERS),
         trigger(must=True, when=left_field(THIS), do=destroy(monsters(OPPONENT, MONSTERS))),
         series=("英雄", "元素英雄"), aliases=("E·HERO 絕對零度",),
         partial="its Fusion Summon, the only way to Special Summon it"),
)
# fmt: on
