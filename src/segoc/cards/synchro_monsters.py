"""Synchro Monsters whose archetype has no file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BY_SYNCHRO,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    TARGET,
    THIS,
    YOU,
    among,
    cards,
    choose,
    destroy,
    discard,
    draw,
    ignition,
    sent_to_gy,
    summoned_as,
    synchro_materials,
    target,
    trigger,
)
from segoc.kernel.kinds import DRAGON, SYNCHRO, WATER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(42566602, monster("瑚之龙", "瑚之龍", "Coral Dragon",
                           WATER, DRAGON, level=6, atk=2400, defense=500, effect=True, tuner=True,
                           words=SYNCHRO),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=discard(choose(cards(YOU, HAND))),
                  targets=target(cards(OPPONENT, FIELD)), do=destroy(TARGET)),
         trigger(if_=sent_to_gy(among(THIS, summoned_as(BY_SYNCHRO))), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME, do=draw(YOU, 1)),
         materials=synchro_materials()),
)
# fmt: on
