"""Dracoslayer."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EITHER,
    ONCE_WHILE_FACE_UP,
    PENDULUM,
    TARGET,
    cards,
    destroy,
    ignition,
    target,
)
from segoc.kernel.kinds import DRAGON, LIGHT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(75195825, monster("龙剑士 卓辉星·灵摆", "竜剣士マスターＰ",
                           "Master Pendulum, the Dracoslayer",
                           LIGHT, DRAGON, level=4, atk=1950, defense=0, scale=3),
         ignition(in_=PENDULUM, limit=ONCE_WHILE_FACE_UP,
                  targets=target(cards(EITHER, PENDULUM)), do=destroy(TARGET)),
         series=("龙剑士", "灵摆")),
)
# fmt: on
