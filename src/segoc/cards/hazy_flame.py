"""Hazy Flame, 阳炎兽, 陽炎獣."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    THIS,
    YOU,
    apply,
    attribute,
    cannot,
    choose,
    ignition,
    monsters,
    other_than,
    plus_atk,
    standing,
    tribute,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import (
    FIRE,
    PYRO,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31303283, monster("阳炎兽 骏鹰", "陽炎獣 ヒッポグリフォ", "Hazy Flame Hyppogrif",
                           FIRE, PYRO, level=6, atk=2100, defense=200, effect=True),
         standing(OPPONENT, cannot(verbs.TARGET, what=THIS), in_=MONSTERS),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS, attribute(FIRE),
                                               other_than(THIS)))),
                  do=apply(THIS, plus_atk(300))),
         series=("阳炎", "阳炎兽")),
)
# fmt: on
