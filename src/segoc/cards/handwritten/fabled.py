"""Fabled."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(82888408, monster("魔轰神兽 刻耳柏拉", "魔轟神獣ケルベラル", "The Fabled Cerburrel",
                           LIGHT, BEAST, level=2, atk=1000, defense=400, effect=True, tuner=True),
         trigger(if_=discarded(THIS, to=GY), must=True, do=special_summon(THIS)),
         series=("魔轰神",)),
)
# fmt: on
