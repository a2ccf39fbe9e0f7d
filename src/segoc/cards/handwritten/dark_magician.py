"""Dark Magician, Dark Magician Girl, and the Spells and Traps that mention them (CRD-013)."""

from segoc.cards.vocabulary import *

DM: Final = "黑魔术师"
GIRL: Final = "黑魔术少女"
# On the field and in the GYs.
THE_TWO: Final = monsters(EITHER, MONSTERS | GY, FACE_UP, named(GIRL, DM))
DARK_SPELLCASTER: Final = (race(SPELLCASTER), attribute(DARK))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(38033121, monster(GIRL, "ブラック・マジシャン・ガール", "Dark Magician Girl",
                           DARK, SPELLCASTER, level=6, atk=2000, defense=1700, effect=True),
         standing(THIS,
                  plus_atk(times(count(monsters(EITHER, GY, named("黑混沌之魔术师", DM))), 300))),
         series=("黑魔术", "黑魔术少女", "魔术少女")),

    card(50725996, monster("黑魔术骑士", "ブラック・マジシャンズ・ナイト", "Dark Magician Knight",
                           DARK, WARRIOR, level=7, atk=2500, defense=2100, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of("骑士的称号")),
         trigger(must=True, if_=summoned(THIS, SPECIAL), targets=target(cards(EITHER, FIELD)),
                 do=destroy(TARGET)),
         series=("黑魔术",)),

    card(7084129, monster("魔术师之杖", "マジシャンズ・ロッド", "Magician's Rod",
                          DARK, SPELLCASTER, level=3, atk=1600, defense=100, effect=True),
         trigger(when=summoned(THIS, NORMAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(spells_and_traps(YOU, DECK, mentioning(DM))))),
         trigger(if_=was_activated(SPELL_CARD | SPELL_EFFECT | TRAP_CARD | TRAP_EFFECT, by=YOU),
                 only_if=turn_of(OPPONENT), limit=ONCE_PER_TURN_BY_NAME, in_=GY,
                 cost=tribute(choose(monsters(YOU, MONSTERS, race(SPELLCASTER)))),
                 do=to_hand(THIS))),

    card(73616671, quick_play_spell("幻像魔法", "イリュージョン・マジック", "Illusion Magic"),
         activation(limit=ONE_PER_TURN,
                    cost=tribute(choose(monsters(YOU, MONSTERS, race(SPELLCASTER)))),
                    do=to_hand(choose(monsters(YOU, DECK | GY, named(DM)), 1, 2)))),

    card(87210505, normal_spell("骑士的称号", "騎士の称号", "Knight's Title"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, named(DM)))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK | GY,
                                                      named("黑魔术骑士")))))),

    card(21082832, ritual_spell("混沌形态", "カオス・フォーム", "Chaos Form"),
         activation(do=ritual_summon(series("混沌"), exactly=True,
                                     banishing=monsters(YOU, GY, named("青眼白龙", DM)))),
         series=("混沌",)),

    card(41735184, quick_play_spell("黑魔术的继承", "黒魔術の継承", "Dark Magic Inheritance"),
         activation(limit=ONE_PER_TURN, cost=banish(choose(spells(YOU, GY), 2)),
                    do=to_hand(choose(spells_and_traps(YOU, DECK, mentioning(GIRL, DM),
                                                       OTHER_NAME))))),

    card(59514116, quick_play_spell("黑魔术的秘仪", "黒魔術の秘儀", "Secrets of Dark Magic"),
         activation(do=fusion_summon(including=(named(GIRL, DM),))),
         activation(do=ritual_summon(including=(named(GIRL, DM),))),
         labels=(1, 1)),

    card(13604200, normal_spell("贤者的宝石", "賢者の宝石", "Sage's Stone"),
         activation(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, named(GIRL))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK, named(DM)))))),

    card(63391643, normal_spell("千把刀", "千本ナイフ", "Thousand Knives"),
         activation(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, named(DM))),
                    targets=target(monsters(OPPONENT), still=(controlled_by(OPPONENT),)),
                    do=destroy(TARGET))),

    card(23020408, quick_play_spell("魂之仆人", "魂のしもべ", "Soul Servant"),
         activation(do=to_top_of_deck(choose(cards(YOU, HAND | DECK | GY, any_of(named(GIRL, DM),
                                                          mentioning(GIRL, DM)),
                                                   OTHER_NAME)))),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, cost=banish(THIS),
                  do=draw(YOU, kinds_of_names(
                      monsters(EITHER, MONSTERS | GY, FACE_UP,
                               any_of(series("守护神官"), named(GIRL, DM))))))),

    card(69542930, quick_play_spell("光与暗之洗礼", "光と闇の洗礼",
                                    "Dedication through Light and Darkness"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS, named(DM)))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK | GY,
                                                      named("混沌之黑魔术师")))))),

    card(75190122, quick_play_spell("黑·爆·裂·破·魔·导", "黒・爆・裂・破・魔・導",
                                    "Dark Burning Magic"),
         activation(only_if=all_so(
                        exists(monsters(YOU, MONSTERS, FACE_UP, named(GIRL, original=True))),
                        exists(monsters(YOU, MONSTERS, FACE_UP, named(DM, original=True)))),
                    do=destroy(cards(OPPONENT, FIELD)))),

    card(2314238, normal_spell("黑·魔·导", "黒・魔・導", "Dark Magic Attack"),
         activation(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, named(DM))),
                    do=destroy(spells_and_traps(OPPONENT, FIELD)))),

    card(49702428, normal_spell("黑·魔·导·爆·裂·破", "黒・魔・導・爆・裂・破",
                                "Dark Burning Attack"),
         activation(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("黑魔术少女"))),
                    do=destroy(monsters(OPPONENT, MONSTERS, FACE_UP)))),

    card(70168345, normal_spell("黑·魔·导·连·弹", "黒・魔・導・連・弾", "Dark Magic Twin Burst"),
         activation(limit=ONE_PER_TURN,
                    only_if=exists(monsters(EITHER, MONSTERS | GY, FACE_UP, named(GIRL))),
                    targets=target(monsters(YOU, MONSTERS, FACE_UP, named(DM)), still=(FACE_UP,)),
                    do=apply(TARGET, plus_atk(atk_of(monsters(EITHER, MONSTERS | GY, FACE_UP,
                                                              named(GIRL)))),
                             until=TURN_END))),

    card(67227834, equip_spell("魔术咒文书", "魔術の呪文書", "Magic Formula"),
         text(equips_only(named(GIRL, DM))),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP, named(GIRL, DM)))),
         standing(EQUIPPED, plus_atk(700), in_=SPELLS),
         trigger(must=True, when=sent_to_gy(THIS, from_=FIELD), do=gain_lp(YOU, 1000))),

    card(48680970, continuous_trap("永远之魂", "永遠の魂", "Eternal Soul"),
         activation(),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME, shared=True,
               do=special_summon(choose(monsters(YOU, HAND | GY, named(DM))))),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME, shared=True,
               do=to_hand(choose(cards(YOU, DECK, named("千把刀", "黑·魔·导"))))),
         standing(monsters(YOU, MONSTERS, FACE_UP, named(DM)), unaffected_by(of_player(OPPONENT)),
                  in_=SPELLS),
         trigger(must=True, if_=left_field(among(THIS, FACE_UP)),
                 in_=HAND | GY | BANISHED,
                 do=destroy(monsters(YOU))),
         labels=(0, 1, 1, 2, 3)),

    card(86509711, continuous_trap("魔术师的配合", "マジシャンズ・コンビネーション",
                                   "Magicians' Combination"),
         activation(),
         quick(when=activated(ANY_ACTIVATION), in_=SPELLS, limit=ONCE_PER_TURN,
               cost=tribute(choose(monsters(YOU, MONSTERS, named(GIRL, DM)))),
               do=and_(special_summon(choose(monsters(YOU, HAND | GY, named(GIRL, DM),
                                                      not_(same_name(PAID))))),
                       negate_effect())),
         trigger(if_=sent_to_gy(among(THIS, FACE_UP), from_=SPELLS), in_=GY,
                 do=destroy(choose(cards(EITHER, FIELD))))),

    card(68334074, normal_trap("奇迹之复活", "奇跡の復活", "Miracle Restoring"),
         activation(cost=remove_counters(cards(YOU, FIELD), SPELL_COUNTER, 2),
                    targets=target(monsters(YOU, GY, named("破坏之剑士", DM))),
                    do=special_summon(TARGET))),

    card(7922915, normal_trap("魔术师的导门阵", "マジシャンズ・ナビゲート",
                              "Magician Navigation"),
         activation(only_if=all_so(
                        exists(monsters(YOU, DECK, level(1, 7), *DARK_SPELLCASTER)),
                        not_so(exists(monsters(YOU, MONSTERS, IN_MAIN_ZONE), 4))),
                    do=then(special_summon(choose(monsters(YOU, HAND, named(DM)))),
                            special_summon(choose(monsters(YOU, DECK, level(1, 7),
                                                           *DARK_SPELLCASTER))))),
         quick(in_=GY, cost=banish(THIS),
               only_if=all_so(came_before_this_turn(),
                              exists(monsters(YOU, MONSTERS, FACE_UP, named(DM)))),
               targets=target(spells_and_traps(OPPONENT, FIELD, FACE_UP), still=(FACE_UP,)),
               do=apply(TARGET, negated(), until=TURN_END))),

    card(60709218, normal_spell("师徒的牵绊", "師弟の絆", "Bond Between Teacher and Student"),
         activation(limit=ONE_PER_TURN,
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP, named(DM))),
                    do=then(special_summon(choose(monsters(YOU, HAND | DECK | GY, named(GIRL)))),
                            optionally(set_card(choose(cards(YOU, DECK, named(
                                "黑·爆·裂·破·魔·导", "黑·魔·导", "黑·魔·导·爆·裂·破",
                                "黑·魔·导·连·弹")))))))),

    card(47222536, continuous_spell("黑魔导阵", "黒の魔導陣", "Dark Magical Circle"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    do=also(look_at(top(YOU, 3)),
                            also(optionally(to_hand(choose(among(REVEALED, any_of(
                                     named(DM), both_of(of_kind(SPELL, TRAP),
                                                        mentioning(DM))))))),
                                 put_back_on_top(REVEALED)))),
         trigger(if_=summoned(monsters(YOU, MONSTERS, FACE_UP, named(DM)), NORMAL | SPECIAL),
                 in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME, targets=target(cards(OPPONENT, FIELD)),
                 do=banish(TARGET)),
         series=("魔导",)),

    card(99789342, normal_spell("黑魔术的幕帘", "黒魔術のカーテン", "Dark Magic Curtain"),
         activation(cost=pay_half(), do=special_summon(choose(monsters(YOU, DECK, named(DM)))),
                    all_turn=(cannot_otherwise(NORMAL_SUMMON), cannot_otherwise(FLIP_SUMMON),
                              cannot_otherwise(SPECIAL_SUMMON)))),

    card(111280, quick_play_spell("黑魔导强化", "黒魔導強化", "Dark Magic Expanded"),
         activation(only_if=all_so(exists(THE_TWO), not_so(all_so(
                        none(monsters(EITHER, MONSTERS, FACE_UP, *DARK_SPELLCASTER)),
                        not_so(exists(THE_TWO, 2))))),
                    do=also(
             provided(exists(THE_TWO, 1),
                      apply(choose(monsters(EITHER, MONSTERS, FACE_UP, *DARK_SPELLCASTER)),
                            plus_atk(1000), until=TURN_END)),
             also(provided(exists(THE_TWO, 2),
                           and_(apply(OPPONENT, cannot_answer(SPELL_CARD | SPELL_EFFECT
                                                              | TRAP_CARD | TRAP_EFFECT),
                                      until=TURN_END),
                                apply(YOU, all_are(spells_and_traps(YOU, FIELD),
                                                   cannot(DESTROY, OPPONENTS_EFFECT)),
                                      until=TURN_END))),
                  provided(exists(THE_TWO, 3),
                           apply(monsters(YOU, MONSTERS, FACE_UP, *DARK_SPELLCASTER),
                                 unaffected_by(of_player(OPPONENT)), until=TURN_END)))))),

    card(1784686, normal_spell("蒂迈欧之眼", "ティマイオスの眼", "The Eye of Timaeus"),
         activation(limit=ONE_PER_TURN,
                    targets=target(monsters(YOU, MONSTERS, FACE_UP, series("黑魔术")),
                                   still=(FACE_UP, controlled_by(YOU))),
                    do=fusion_summon_of_one(TARGET)),
         series=("传说之龙",)),
)
# fmt: on
