"""Steelswarm: 侵入魔鬼."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(37926346, monster("侵入魔鬼·蟑蠊", "インヴェルズ・ローチ", "Steelswarm Roach",
                           DARK, FIEND, rank=4, atk=1900, defense=0, effect=True),
         quick(when=would_be_summoned(SPECIAL, EITHER, level(5)), cost=detach(),
               do=and_(negate_summon(among(THAT, level(5))), destroy(among(THAT, level(5))))),
         materials=xyz_materials(4, 2), series=("侵入魔鬼", "入魔"), aliases=("侵入魔人 蟑蠊",)),
)
# fmt: on
