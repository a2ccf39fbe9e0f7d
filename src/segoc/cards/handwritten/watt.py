"""Watt."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(88392300, monster("电送拟人 电气念动人", "電送擬人エレキネシス", "Wattkinetic Puppeteer",
                           LIGHT, PSYCHIC, level=4, atk=1800, defense=0, effect=True),
         quick(in_=HAND | MONSTERS, cost=send_to_gy(THIS),
               targets=target(monsters(OPPONENT, MONSTERS), still=(controlled_by(OPPONENT),)),
               do=to_other_zone(TARGET)),
         series=("电气",)),
)
# fmt: on
