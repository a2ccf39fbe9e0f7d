"""Thunder Dragons: 雷龙, サンダー・ドラゴン."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31786629, monster("雷龙", "サンダー・ドラゴン", "Thunder Dragon",
                           LIGHT, THUNDER, level=5, atk=1600, defense=1500, effect=True),
         ignition(in_=HAND, cost=discard(THIS),
                  do=to_hand(choose(monsters(YOU, DECK, named("雷龙")), 1, 2))),
         series=("雷龙",)),

    card(54752875, monster("双头雷龙", "双頭の雷龍", "Twin-Headed Thunder Dragon",
                           LIGHT, THUNDER, level=7, atk=2800, defense=2100, words=FUSION),
         materials=fusion_materials(part(1, named("雷龙")), part(1, named("雷龙"))),
         series=("雷龙",)),

    card(41685633, monster("雷神龙-雷龙", "雷神龍－サンダー・ドラゴン", "Thunder Dragon Titan",
                           LIGHT, THUNDER, level=10, atk=3200, defense=3200, effect=True,
                           words=FUSION),
         text(only_by(BY_FUSION | BY_PROCEDURE)),
         own_summon(from_=EXTRA,
                    by=use_as_materials(part(1, lying_in(HAND), race(THUNDER)),
                                        part(1, lying_in(MONSTERS), of_types(FUSION),
                                             race(THUNDER), OTHER_NAME),
                                        using=monsters(YOU, HAND | MONSTERS), to=BANISHED)),
         quick(when=activated(MONSTER_EFFECT, in_=HAND, of=(race(THUNDER),)),
               only_if=even_in_damage_step(), do=destroy(choose(cards(EITHER, FIELD)))),
         instead(DESTROY, THIS, do=banish(choose(cards(YOU, GY), 2)), why=EFFECT),
         materials=fusion_materials(part(3, series("雷龙"))),
         series=("雷龙",)),
)
# fmt: on
