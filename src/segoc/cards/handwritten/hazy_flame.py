"""Hazy Flame, 阳炎兽, 陽炎獣."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31303283, monster("阳炎兽 骏鹰", "陽炎獣 ヒッポグリフォ", "Hazy Flame Hyppogrif",
                           FIRE, PYRO, level=6, atk=2100, defense=200, effect=True),
         standing(OPPONENT, cannot(BE_TARGETED, cards=THIS)),
         ignition(limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS, attribute(FIRE),
                                               other_than(THIS)))),
                  do=apply(THIS, plus_atk(300))),
         series=("阳炎", "阳炎兽")),
)
# fmt: on
