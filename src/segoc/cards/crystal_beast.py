"""Crystal Beasts."""

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
    TARGET,
    THIS,
    YOU,
    can_stay_as_spell,
    cards,
    choose,
    controlled_by,
    ignition,
    monsters,
    of_series,
    place_as_continuous_spell,
    summoned,
    target,
    to_top_of_deck,
    trigger,
)
from segoc.kernel.kinds import BEAST, WIND, WINGED_BEAST

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(7093411, monster("宝玉兽 青玉飞马", "宝玉獣 サファイア・ペガサス",
                          "Crystal Beast Sapphire Pegasus",
                          WIND, BEAST, level=4, atk=1800, defense=1200, effect=True),
         trigger(when=summoned(THIS),
                 do=place_as_continuous_spell(choose(monsters(YOU, HAND | DECK | GY,
                                                              of_series("宝玉兽"))))),
         can_stay_as_spell(),
         series=("宝玉", "宝玉兽")),

    card(21698716, monster("宝玉兽 钴尖晶鹰", "宝玉獣 コバルト・イーグル",
                           "Crystal Beast Cobalt Eagle",
                           WIND, WINGED_BEAST, level=4, atk=1400, defense=800, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(cards(YOU, FIELD, FACE_UP, of_series("宝玉兽")),
                                 still=(controlled_by(YOU),)),
                  do=to_top_of_deck(TARGET)),
         can_stay_as_spell(),
         series=("宝玉", "宝玉兽")),
)
# fmt: on
