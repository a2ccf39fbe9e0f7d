"""WATER Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    ATTACK,
    DEFENSE,
    EITHER,
    FACE_UP,
    MONSTERS,
    OPPONENT,
    TARGET,
    THIS,
    change_position,
    destroy,
    flipped,
    in_position,
    monsters,
    sent_to_gy,
    target,
    trigger,
)
from segoc.kernel.kinds import (
    AQUA,
    CYBERSE,
    WATER,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(91133740, monster("雪人食人怪", "スノーマンイーター", "Snowman Eater",
                           WATER, AQUA, level=3, atk=0, defense=1900, effect=True),
         trigger(must=True, when=flipped(THIS),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP)), do=destroy(TARGET))),

    card(32176662, monster("触发器冻结妖", "フリップ・フローズン", "Flip Frozen",
                           WATER, CYBERSE, level=1, atk=500, defense=500, effect=True),
         trigger(if_=sent_to_gy(THIS),
                 do=change_position(monsters(OPPONENT, MONSTERS, in_position(ATTACK)), DEFENSE)),
         series=("蔷薇",)),
)
# fmt: on
