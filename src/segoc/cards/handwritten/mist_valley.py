"""Mist Valley: 霞之谷."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(82199284, monster("霞之谷的猎鹰", "霞の谷のファルコン", "Mist Valley Falcon",
                           WIND, WINGED_BEAST, level=4, atk=2000, defense=1200, effect=True),
         standing(THIS, attack_needs(to_hand(choose(cards(YOU, FIELD, other_than(THIS)))))),
         series=("霞之谷",)),
)
# fmt: on
