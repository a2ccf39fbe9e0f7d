"""Simorghs, 斯摩夫."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    GY,
    HAND,
    MONSTERS,
    OPPONENT,
    THIS,
    YOU,
    and_,
    attribute,
    attribute_also,
    banish,
    cannot,
    choose,
    ignition,
    monsters,
    special_summon,
    standing,
)
from segoc.kernel import (
    verbs,
)
from segoc.kernel.kinds import (
    DARK,
    WIND,
    WINGED_BEAST,
)

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
         standing(THIS, attribute_also(WIND), in_=MONSTERS),
         standing(OPPONENT, cannot(verbs.SET), in_=MONSTERS),
         series=("斯摩夫",)),
)
# fmt: on
