"""Zoodiac: Xyz Monsters that change into each other."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31755044, monster("十二兽 蛇笞", "十二獣ヴァイパー", "Zoodiac Whiptail",
                           EARTH, BEAST_WARRIOR, level=4, atk=1200, defense=400, effect=True),
         quick(in_=HAND | MONSTERS,
               targets=target(monsters(YOU, MONSTERS, FACE_UP, of_types(XYZ), race(BEAST_WARRIOR))),
               do=attach(THIS, TARGET)),
         standing(host(race(BEAST_WARRIOR, original=True)),
                  gains(trigger(must=True, if_=battles(AFTER_CALCULATION, THIS, monsters(OPPONENT)),
                                do=banish(foe(THIS)))),
                  in_=UNDER),
         series=("十二兽",)),

    card(41375811, monster("十二兽 狗环", "十二獣ライカ", "Zoodiac Chakanine",
                           EARTH, BEAST_WARRIOR, rank=4, atk=QUESTION_MARK, defense=QUESTION_MARK,
                           effect=True),
         standing(THIS, plus_atk(atk_of(materials(series("十二兽")))),
                  plus_def(def_of(materials(series("十二兽"))))),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(monsters(YOU, GY, series("十二兽"))),
                  do=and_(special_summon(TARGET),
                          apply(DONE, negated(), no_material_for(BY_XYZ), until=TURN_END))),
         materials=(xyz_materials(4, 2, OR_MORE),
                    overlay(series("十二兽"), not_(named("十二兽 狗环")), once=True)),
         series=("十二兽",)),
)
# fmt: on
