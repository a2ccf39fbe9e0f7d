"""Patissciel."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EXTRA,
    FACE_UP,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    PENDULUM,
    THIS,
    YOU,
    cards,
    choose,
    destroyed,
    fusion_materials,
    ignition,
    monsters,
    none,
    of_types,
    other_than,
    part,
    place_in_pendulum_zone,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import DARK, FAIRY, FUSION

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(26435595, monster("圣菓使 考维曲天使", "聖菓使クーベル", "Patissciel Couverture",
                           DARK, FAIRY, level=5, atk=1700, defense=700, scale=1, effect=True,
                           words=FUSION),
         ignition(in_=PENDULUM, limit=ONCE_PER_TURN_BY_NAME,
                  only_if=none(cards(YOU, PENDULUM, other_than(THIS))),
                  do=place_in_pendulum_zone(
                      choose(monsters(YOU, EXTRA, FACE_UP, of_types(kinds.PENDULUM))))),
         trigger(if_=destroyed(THIS, from_=MONSTERS), do=place_in_pendulum_zone(THIS)),
         materials=fusion_materials(part(2, of_types(kinds.PENDULUM))),
         series=("圣菓使",)),
)
# fmt: on
