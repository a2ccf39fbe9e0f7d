"""Goblins, 哥布林."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(35215622, monster("盲信的哥布林", "盲信するゴブリン", "Blindly Loyal Goblin",
                           EARTH, WARRIOR, level=4, atk=1800, defense=1500, effect=True),
         standing(THIS, cannot(CONTROL)),
         series=("哥布林",)),
)
# fmt: on
