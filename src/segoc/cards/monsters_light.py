"""LIGHT Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BANISHED,
    DECK,
    EITHER,
    FACE_UP,
    HAND,
    MONSTERS,
    THIS,
    YOU,
    cards,
    choose,
    count,
    discard,
    ignition,
    monsters,
    named,
    set_atk,
    set_def,
    standing,
    times,
    to_hand,
)
from segoc.kernel.kinds import FAIRY, LIGHT, PYRO, QUESTION_MARK

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(74968065, monster("赫卡忒利斯", "ヘカテリス", "Hecatrice",
                           LIGHT, FAIRY, level=4, atk=1500, defense=1100, effect=True),
         ignition(in_=HAND, cost=discard(THIS, to_gy=True),
                  do=to_hand(choose(cards(YOU, DECK, named("神之居城-瓦尔哈拉")))))),

    card(54493213, monster("原始太阳 赫利俄斯", "原始太陽ヘリオス", "Helios - The Primordial Sun",
                           LIGHT, PYRO, level=4, atk=QUESTION_MARK, defense=QUESTION_MARK,
                           effect=True),
         standing(THIS, set_atk(times(count(monsters(EITHER, BANISHED, FACE_UP)), 100)),
                  set_def(times(count(monsters(EITHER, BANISHED, FACE_UP)), 100)), in_=MONSTERS)),
)
# fmt: on
