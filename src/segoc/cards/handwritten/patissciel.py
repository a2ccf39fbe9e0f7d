"""Patissciel."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(26435595, monster("圣菓使 考维曲天使", "聖菓使クーベル", "Patissciel Couverture",
                           DARK, FAIRY, level=5, atk=1700, defense=700, scale=1, effect=True,
                           words=FUSION),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN_BY_NAME,
                  only_if=none(cards(YOU, PENDULUM_ZONE, other_than(THIS))),
                  do=place_in_pendulum_zone(
                      choose(monsters(YOU, EXTRA, FACE_UP, of_types(PENDULUM))))),
         trigger(if_=destroyed(THIS, from_=MONSTERS), do=place_in_pendulum_zone(THIS)),
         materials=fusion_materials(part(2, of_types(PENDULUM))),
         series=("圣菓使",),
         labels=(1, 1)),
)
# fmt: on
