"""Krawler, 机怪虫, クローラー."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(55838342, continuous_trap("机怪虫之圣像骑士", "クローラー・パラディオン",
                                   "Crusadia Krawler"),
         activation(do=become_monster()),
         trigger(if_=summoned(among(THIS, POINTED_TO), SPECIAL, own_effect=1),
                 do=to_hand(choose(cards(YOU, DECK, series("星遗物"))))),
         forms=(Form(EARTH, INSECT, level=2, atk=300, defense=2100, effect=True,
                     also_trap=True),),
         series=("机怪虫", "圣像骑士")),
)
# fmt: on
