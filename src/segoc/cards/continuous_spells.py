"""Continuous Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_spell
from segoc.effects.words import (
    BANISHED,
    DECK,
    EITHER,
    EVERYWHERE,
    FACE_UP,
    GY,
    HAND,
    MONSTER_CARD,
    MONSTERS,
    ONCE_PER_TURN,
    PAID,
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
    none,
    provided,
    race,
    redirect,
    same_level_as,
    send_to_gy,
    special_summon,
    summoned,
    to_hand,
    tribute,
    trigger,
    victims_go_to,
)
from segoc.kernel.kinds import DRAGON, FAIRY, WYRM

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

    card(16960351, continuous_spell("幻界突破", "幻界突破", "Dracocension"),
         activation(),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS, race(DRAGON)))),
                  do=special_summon(choose(monsters(YOU, DECK, race(WYRM),
                                                    same_level_as(PAID, original=True))),
                                    with_=(victims_go_to(DECK),)))),

    card(1353770, continuous_spell("神之居城-瓦尔哈拉", "神の居城－ヴァルハラ",
                                   "Valhalla, Hall of the Fallen"),
         activation(),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN, only_if=none(monsters(YOU)),
                  do=provided(none(monsters(YOU)),
                              special_summon(choose(monsters(YOU, HAND, race(FAIRY))))))),
)
# fmt: on
