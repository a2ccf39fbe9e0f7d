"""Frog."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    OTHER_NAME,
    THIS,
    TURN_END,
    YOU,
    additional_summon,
    all_of,
    among,
    apply,
    attribute,
    choose,
    discard,
    draw,
    ignition,
    level,
    monsters,
    of_series,
    other_than,
    own_summon,
    race,
    send_to_gy,
    sent_to_gy,
    summoned,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import AQUA, WATER

_SMALL: Final = (level(1, 2), race(AQUA), attribute(WATER))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(9126351, monster("鬼青蛙", "鬼ガエル", "Swap Frog",
                          WATER, AQUA, level=2, atk=1000, defense=500, effect=True),
         own_summon(from_=HAND, by=discard(choose(monsters(YOU, HAND, attribute(WATER),
                                                           other_than(THIS))))),
         trigger(when=summoned(THIS),
                 do=send_to_gy(choose(all_of(monsters(YOU, DECK, *_SMALL),
                                             monsters(YOU, MONSTERS, FACE_UP, *_SMALL))))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  cost=to_hand(choose(monsters(YOU, MONSTERS))),
                  do=apply(YOU, additional_summon(of_series("青蛙"), OTHER_NAME), until=TURN_END)),
         series=("青蛙",)),

    card(56840658, monster("抽卡青蛙", "引きガエル", "Poison Draw Frog",
                           WATER, AQUA, level=2, atk=100, defense=100, effect=True),
         trigger(when=sent_to_gy(among(THIS, FACE_UP), from_=FIELD), in_=GY, do=draw(YOU, 1)),
         series=("青蛙",)),
)
# fmt: on
