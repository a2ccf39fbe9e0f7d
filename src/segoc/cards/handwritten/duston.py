"""Duston, 尘妖, ダストン."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(3557275, monster("白尘妖", "ホワイト・ダストン", "White Duston",
                          LIGHT, FIEND, level=1, atk=0, defense=1000), series=("尘妖",)),

    card(96857854, normal_trap("钻尘妖", "ダイヤモンドダストン", "Diamond Duston"),
         activation(when=destroyed(cards(EITHER, FIELD), BATTLE | EFFECT),
                    do=special_summon_to_either_field(choose_as_many(
                        monsters(YOU, DECK, series("尘妖")), count_that(EITHER)))),
         quick(in_=GY, limit=ONCE_WHILE_FACE_UP,
               cost=banish(choose(monsters(YOU, GY, series("尘妖")))),
               do=become_monster(1, DEFENSE_POSITION,
                                 with_=(cannot(TRIBUTE),
                                        no_material_for(BY_FUSION | BY_SYNCHRO | BY_XYZ)),
                                 to=OPPONENT)),
         forms=(Form(DARK, FIEND, level=1, atk=0, defense=1000),),
         series=("尘妖",)),
)
# fmt: on
