"""Prediction Princess, 占术姬, 占術姫."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    DECK,
    GY,
    THIS,
    YOU,
    choose,
    flipped,
    monsters,
    of_types,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import (
    FAIRY,
    FLIP,
    RITUAL,
    WATER,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(67503139, monster("占术姬 水晶球水精", "占術姫クリスタルウンディーネ",
                           "Prediction Princess Crystaldine",
                           WATER, FAIRY, level=5, atk=1400, defense=2200, words=FLIP),
         trigger(if_=flipped(THIS), do=to_hand(choose(monsters(YOU, DECK | GY, of_types(RITUAL))))),
         series=("占术姬",)),
)
# fmt: on
