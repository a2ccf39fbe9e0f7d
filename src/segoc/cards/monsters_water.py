"""WATER Effect Monsters of the Main Deck that belong to no archetype."""

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
    TARGET,
    THIS,
    destroy,
    flipped,
    monsters,
    target,
    trigger,
)
from segoc.kernel.kinds import (
    AQUA,
    WATER,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(91133740, monster("雪人食人怪", "スノーマンイーター", "Snowman Eater",
                           WATER, AQUA, level=3, atk=0, defense=1900, effect=True),
         trigger(must=True, when=flipped(THIS),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP)), do=destroy(TARGET))),
)
# fmt: on
