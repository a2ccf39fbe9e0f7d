"""The Pendulum Magicians."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    EITHER,
    FACE_UP,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    OTHER_NAME,
    PENDULUM,
    TARGET,
    THIS,
    YOU,
    all_of,
    all_so,
    and_,
    apply,
    as_soon_as,
    banish_until_standby,
    cards,
    choose,
    destroy,
    discard,
    exists,
    ignition,
    level,
    monsters,
    none,
    of_series,
    of_types,
    other_than,
    place_in_pendulum_zone,
    plus_level,
    special_summon,
    target,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import DARK, EARTH, FIRE, LIGHT, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(72714461, monster("慧眼之魔术师", "慧眼の魔術師", "Wisdom-Eye Magician",
                           LIGHT, SPELLCASTER, level=4, atk=1500, defense=1500, scale=5,
                           effect=True),
         ignition(in_=PENDULUM,
                  only_if=all_so(exists(cards(YOU, PENDULUM, of_series("魔术师", "娱乐伙伴"),
                                              other_than(THIS))),
                                 exists(monsters(YOU, DECK, of_types(kinds.PENDULUM),
                                                 of_series("魔术师"), OTHER_NAME))),
                  do=and_(destroy(THIS), place_in_pendulum_zone(
                      choose(monsters(YOU, DECK, of_types(kinds.PENDULUM), of_series("魔术师"),
                                      OTHER_NAME))))),
         series=("魔术师",), partial="its monster effect: Pendulum Scales that change"),

    card(88935103, monster("贵龙之魔术师", "貴竜の魔術師", "Nobledragon Magician",
                           FIRE, SPELLCASTER, level=3, atk=700, defense=1400, scale=5, effect=True,
                           tuner=True),
         as_soon_as(none(cards(YOU, PENDULUM, of_series("魔术师"), other_than(THIS))),
                    do=destroy(THIS), in_=PENDULUM),
         ignition(in_=HAND | GY,
                  targets=target(monsters(YOU, MONSTERS, FACE_UP, of_series("异色眼"), level(7))),
                  do=and_(apply(TARGET, plus_level(-3)), special_summon(THIS))),
         series=("魔术师",), partial="what it says about Synchro Material"),

    card(15146890, monster("龙脉之魔术师", "竜脈の魔術師", "Dragonpulse Magician",
                           EARTH, SPELLCASTER, level=4, atk=1800, defense=900, scale=1),
         ignition(in_=PENDULUM, limit=ONCE_PER_TURN,
                  only_if=exists(cards(YOU, PENDULUM, of_series("魔术师"), other_than(THIS))),
                  cost=discard(choose(monsters(YOU, HAND, of_types(kinds.PENDULUM)))),
                  targets=target(monsters(EITHER, MONSTERS, FACE_UP)), do=destroy(TARGET)),
         series=("魔术师",)),

    card(80335817, monster("刻剑之魔术师", "刻剣の魔術師", "Timebreaker Magician",
                           DARK, SPELLCASTER, level=3, atk=1400, defense=0, scale=2, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, targets=target(monsters(EITHER, MONSTERS)),
                  do=banish_until_standby(all_of(TARGET, THIS), YOU)),
         series=("魔术师",),
         partial="its Pendulum effect, and what its Pendulum Summon does"),
)
# fmt: on
