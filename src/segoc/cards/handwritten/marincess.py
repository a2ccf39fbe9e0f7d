"""Marincess (海晶少女)."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(27012990, normal_trap("海晶少女瀑布", "海晶乙女瀑布", "Marincess Cascade"),
         text(from_hand(), in_=HAND,
              only_if=exists(monsters(YOU, MONSTERS, FACE_UP, link_rating(3),
                                      series("海晶少女")))),
         activation(cost=banish_until_standby(
                        choose(monsters(YOU, MONSTERS, FACE_UP, of_types(LINK),
                                        series("海晶少女")), 1, 6), YOU),
                    targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(times(link_rating_of(PAID), 300)),
                             until=TURN_END)),
         series=("海晶少女",)),

    card(5524387, monster("海晶少女 石狗公", "海晶乙女マーブルド・ロック", "Marincess Marbled Rock",
                          WATER, CYBERSE, link=3, arrows=LEFT | BOTTOM | RIGHT, atk=2500,
                          effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(cards(YOU, GY, series("海晶少女"), OTHER_NAME)),
                  do=to_hand(TARGET)),
         trigger(when=attack_declared(by=monsters(OPPONENT)),
                 cost=send_to_gy(choose(monsters(YOU, HAND, series("海晶少女")))),
                 do=meanwhile(apply(monsters(EITHER, MONSTERS, IN_BATTLE),
                                    cannot(DESTROY, why=BATTLE), until=END_OF_DAMAGE_STEP),
                              apply(YOU, damage_taken(BATTLE, ZERO), until=END_OF_DAMAGE_STEP))),
         series=("海晶少女",),
         materials=link_materials(part(2, attribute(WATER), most=OR_MORE))),

    card(79130389, monster("海晶少女 奶嘴海葵", "海晶乙女コーラルアネモネ",
                           "Marincess Coral Anemone",
                           WATER, CYBERSE, link=2, arrows=LEFT | BOTTOM, atk=2000, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(YOU, GY, attribute(WATER), atk(0, 1500))),
                  do=also(special_summon_where_pointed(TARGET),
                          apply(YOU, cannot(SPECIAL_SUMMON,
                                            cards=cards(EITHER, ANYWHERE, not_(attribute(WATER)))),
                                until=TURN_END))),
         trigger(if_=sent_to_gy(THIS, from_=FIELD), limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(cards(YOU, GY, series("海晶少女"), OTHER_NAME)),
                 do=to_hand(TARGET)),
         series=("海晶少女",), materials=link_materials(part(2, attribute(WATER)))),
)
# fmt: on
