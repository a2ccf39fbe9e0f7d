"""Scrap: own cards are destroyed for what is done to others."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(50278554, monster("废铁双生龙", "スクラップ・ツイン・ドラゴン", "Scrap Twin Dragon",
                           EARTH, DRAGON, level=9, atk=3000, defense=2200, effect=True,
                           words=SYNCHRO),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(cards(YOU, FIELD), also=(target(cards(OPPONENT, FIELD), 2),)),
                  do=and_(destroy(among(TARGET, controlled_by(YOU))),
                          to_hand(among(TARGET, controlled_by(OPPONENT))))),
         trigger(must=True, when=destroyed(THIS, to=GY, by=OPPONENT),
                 targets=target(monsters(YOU, GY, series("废铁"), not_(of_types(SYNCHRO)))),
                 do=special_summon(TARGET)),
         materials=synchro_materials(tuner=(series("废铁"),)), series=("废铁",)),

    card(82012319, monster("废铁石人", "スクラップ・ゴーレム", "Scrap Golem",
                           EARTH, ROCK, level=5, atk=2300, defense=1400, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(YOU, GY, level(1, 4), series("废铁"))),
                  do=special_summon_to_either_field(TARGET)),
         series=("废铁",)),
)
# fmt: on
