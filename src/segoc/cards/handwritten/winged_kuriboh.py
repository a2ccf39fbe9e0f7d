"""Winged Kuriboh."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(57116033, monster("羽翼栗子球", "ハネクリボー", "Winged Kuriboh",
                           LIGHT, FAIRY, level=1, atk=300, defense=200, effect=True),
         trigger(must=True, if_=destroyed(THIS, from_=FIELD, to=GY),
                 do=apply(YOU, damage_taken(BATTLE, ZERO), until=TURN_END)),
         series=("栗子球", "羽翼栗子球")),

    card(98585345, monster("羽翼栗子球 LV10", "ハネクリボー ＬＶ１０", "Winged Kuriboh LV10",
                           LIGHT, FAIRY, level=10, atk=300, defense=200, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of("进化之翼")),
         quick(only_if=all_so(turn_of(OPPONENT), in_battle_phase()),
               cost=tribute(THIS),
               do=and_(destroy(monsters(OPPONENT, MONSTERS, position(ATTACK_POSITION))),
                       damage(OPPONENT, atk_of(DONE, original=True)))),
         series=("LV", "栗子球", "羽翼栗子球")),

    card(25573054, quick_play_spell("进化之翼", "進化する翼", "Transcendent Wings"),
         activation(cost=and_(send_to_gy(choose(even_face_down(
                                  monsters(YOU, MONSTERS, named("羽翼栗子球"))))),
                              send_to_gy(choose(cards(YOU, HAND), 2))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK,
                                                      named("羽翼栗子球 LV10")))))),
)
# fmt: on
