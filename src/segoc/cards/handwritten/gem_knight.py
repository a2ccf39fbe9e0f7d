"""Gem-Knights."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(71594310, monster("宝石骑士·珍珠", "ジェムナイト・パール", "Gem-Knight Pearl",
                           EARTH, ROCK, rank=4, atk=2600, defense=1900),
         series=("宝石", "宝石骑士"), materials=xyz_materials(4, 2)),

    card(69243722, monster("宝石骑士·翠玉", "ジェムナイト・エメラル", "Gem-Knight Emerald",
                           EARTH, ROCK, level=4, atk=1800, defense=800, effect=True),
         ignition(cost=and_(banish(choose(monsters(YOU, MONSTERS, FACE_UP, NORMAL_MONSTER))),
                            banish(THIS)),
                  targets=target(monsters(YOU, GY, of_types(FUSION), series("宝石骑士"))),
                  do=special_summon(TARGET)),
         series=("宝石", "宝石骑士")),

    card(8692301, monster("宝石骑士·仿钻", "ジェムナイト・ジルコニア", "Gem-Knight Zirconia",
                          EARTH, ROCK, level=8, atk=2900, defense=2500, words=FUSION),
         series=("宝石", "宝石骑士"),
         materials=fusion_materials(part(1, series("宝石骑士")), part(1, race(ROCK)))),
)
# fmt: on
