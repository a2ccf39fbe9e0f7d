"""Continuous Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_spell
from segoc.effects.words import (
    BANISHED,
    EITHER,
    EVERYWHERE,
    FACE_UP,
    GY,
    HAND,
    MONSTER_CARD,
    MONSTERS,
    SPECIAL,
    SPELLS,
    THAT,
    THIS,
    TURN_END,
    YOU,
    activation,
    apply,
    choose,
    exists,
    ignition,
    level,
    monsters,
    negated,
    race,
    redirect,
    send_to_gy,
    summoned,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import (
    DRAGON,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(81674782, continuous_spell("次元的裂缝", "次元の裂け目", "Dimensional Fissure"),
         activation(),
         redirect(monsters(EITHER, EVERYWHERE, MONSTER_CARD), GY, BANISHED, in_=SPELLS)),
    card(69868555, continuous_spell("巨神龙的遗迹", "巨神竜の遺跡",
                                    "Ruins of the Divine Dragon Lords"),
         activation(),
         trigger(must=True, if_=summoned(monsters(), SPECIAL, not_from=GY),
                 only_if=exists(monsters(YOU, MONSTERS, FACE_UP, race(DRAGON), level(7, 8))),
                 do=apply(THAT, negated(), until=TURN_END)),
         ignition(in_=GY, cost=send_to_gy(choose(monsters(YOU, HAND | MONSTERS, race(DRAGON),
                                                          level(7, 8)))),
                  do=to_hand(THIS)),
         partial="its Token"),
)
# fmt: on
