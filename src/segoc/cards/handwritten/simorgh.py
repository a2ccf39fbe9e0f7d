"""Simorghs, 斯摩夫."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(11366199, monster("暗黑神鸟 斯摩夫", "ダーク・シムルグ", "Dark Simorgh",
                           DARK, WINGED_BEAST, level=7, atk=2700, defense=1000, effect=True),
         ignition(in_=HAND, cost=and_(banish(choose(monsters(YOU, GY, attribute(DARK)))),
                                      banish(choose(monsters(YOU, GY, attribute(WIND))))),
                  do=special_summon(THIS)),
         ignition(in_=GY, cost=and_(banish(choose(monsters(YOU, HAND, attribute(DARK)))),
                                    banish(choose(monsters(YOU, HAND, attribute(WIND))))),
                  do=special_summon(THIS)),
         standing(THIS, attribute_also(WIND)),
         standing(OPPONENT, cannot(SET)),
         series=("斯摩夫",)),
)
# fmt: on
