"""Synchron: Tuners, and what looks for them."""

from segoc.cards.vocabulary import *

SERIES: Final = ("同调", "同调士")

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(9742784, monster("喷气同调士", "ジェット・シンクロン", "Jet Synchron",
                          FIRE, MACHINE, level=1, atk=500, defense=0, effect=True, tuner=True),
         trigger(if_=used_as_material(for_=BY_SYNCHRO), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=to_hand(choose(monsters(YOU, DECK, series("废品"))))),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                  cost=send_to_gy(choose(cards(YOU, HAND))),
                  do=special_summon(THIS, with_=(leaves_for(BANISHED),))),
         series=SERIES),

    card(36643046, monster("同调士探索者", "シンクロン・エクスプローラー", "Synchron Explorer",
                           EARTH, MACHINE, level=2, atk=0, defense=700, effect=True),
         trigger(when=summoned(THIS, NORMAL),
                 targets=target(monsters(YOU, GY, series("同调士"))),
                 do=special_summon(TARGET, with_=(negated(),))),
         series=SERIES),

    card(62125438, monster("同调士运送者", "シンクロン・キャリアー", "Synchron Carrier",
                           EARTH, MACHINE, level=2, atk=0, defense=1000, effect=True),
         standing(YOU, additional_summon(series("同调士"))),
         trigger(if_=used_as_material(of_types(SYNCHRO), race(WARRIOR, MACHINE), for_=BY_SYNCHRO,
                                      cards=monsters(YOU, GY, series("同调士"),
                                                     other_than(THIS))),
                                                     limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon_token("同调士衍生物")),
         series=SERIES,
         tokens=(Token("同调士衍生物", "シンクロントークン", "Synchron Token",
                       EARTH, MACHINE, level=2, atk=1000, defense=0, series=SERIES),)),

    card(15310033, monster("未知同调士", "アンノウン・シンクロン", "Unknown Synchron",
                           DARK, MACHINE, level=1, atk=0, defense=0, effect=True, tuner=True),
         own_summon(only_if=all_so(exists(monsters(OPPONENT)), none(monsters(YOU))),
                    limit=ONCE_PER_DUEL_BY_NAME),
         series=SERIES,
         labels=(1,)),

    card(50091196, monster("方程式同调士", "フォーミュラ・シンクロン", "Formula Synchron",
                           LIGHT, MACHINE, level=2, atk=200, defense=1500, effect=True, tuner=True,
                           words=SYNCHRO),
         trigger(when=summoned(THIS, BY_SYNCHRO), do=draw(YOU, 1)),
         quick(limit=ONCE_PER_CHAIN,
               only_if=all_so(turn_of(OPPONENT), in_main_phase()),
               do=synchro_summon(including=(IS_THIS,))),
         series=SERIES, materials=synchro_materials(most=1)),

    card(37675907, monster("加速同调士", "アクセル・シンクロン", "Accel Synchron",
                           DARK, MACHINE, level=5, atk=500, defense=2100, effect=True, tuner=True,
                           words=SYNCHRO),
         text(one_special_summon_per_turn(BY_SYNCHRO)),
         # Which of both is said when it is activated: one effect for each.
         *(ignition(in_=MONSTERS, limit=ONCE_PER_TURN, shared=True,
                    cost=send_to_gy(choose(monsters(YOU, DECK, series("同调士")))),
                    do=apply(THIS, plus_level(change)))
           for change in (level_of(PAID), times(level_of(PAID), -1))),
         quick(limit=ONCE_PER_CHAIN,
               only_if=all_so(turn_of(OPPONENT), in_main_phase()),
               do=synchro_summon(including=(IS_THIS,))),
         series=SERIES, materials=synchro_materials(),
         labels=(0, 1, 1, 2)),

    card(96363153, normal_spell("调律", "調律", "Tuning"),
         activation(do=then(to_hand(choose(monsters(YOU, DECK, of_types(TUNER),
                                                    series("同调士")))),
                            mill(YOU, 1)))),
)
# fmt: on
