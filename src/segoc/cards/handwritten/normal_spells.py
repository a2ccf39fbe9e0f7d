"""Normal Spells that belong to no archetype with a file of its own."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5133471, normal_spell("银河旋风", "ギャラクシー・サイクロン", "Galaxy Cyclone"),
         activation(targets=target(spells_and_traps(EITHER, FIELD, FACE_DOWN)), do=destroy(TARGET)),
         ignition(in_=GY, only_if=came_before_this_turn(), limit=ONCE_PER_TURN_BY_NAME,
                  cost=banish(THIS), targets=target(spells_and_traps(EITHER, FIELD, FACE_UP)),
                  do=destroy(TARGET)),
         series=("银河",)),

    card(38943357, normal_spell("魔力统辖", "魔力統轄", "Spell Power Mastery"),
         activation(limit=ONE_PER_TURN,
                    do=then(to_hand(choose(cards(YOU, DECK, series("恩底弥翁")))),
                            optionally(share_counters(
                                cards(YOU, FIELD, FACE_UP, can_have_counter(SPELL_COUNTER)),
                                SPELL_COUNTER,
                                count(cards(YOU, FIELD | GY, FACE_UP,
                                            named("魔力掌握", "魔力统辖")))))))),

    card(86541496, normal_spell("左腕的代偿", "左腕の代償", "Left Arm Offering"),
         activation(only_if=exists(cards(YOU, HAND, other_than(THIS)), 2),
                    cost=banish(cards(YOU, HAND)), do=to_hand(choose(spells(YOU, DECK))),
                    all_turn=(cannot(SET, cards=spells_and_traps(EITHER, ANYWHERE)),))),

    card(79571449, normal_spell("天使的施舍", "天使の施し", "Graceful Charity"),
         activation(do=then(draw(YOU, 3), discard(choose(cards(YOU, HAND), 2))))),

    card(18144506, normal_spell("鹰身女妖的羽毛扫", "ハーピィの羽根帚", "Harpie's Feather Duster"),
         activation(do=destroy(spells_and_traps(OPPONENT, FIELD))),
         series=("鹰身",)),

    card(19613556, normal_spell("大风暴", "大嵐", "Heavy Storm"),
         activation(do=destroy(spells_and_traps(EITHER, FIELD, other_than(THIS))))),

    card(53129443, normal_spell("黑洞", "ブラック・ホール", "Dark Hole"),
         activation(do=destroy(monsters(EITHER, MONSTERS))),
         series=("洞",)),

    card(55144522, normal_spell("强欲之壶", "強欲な壺", "Pot of Greed"),
         activation(do=draw(YOU, 2))),

    card(83764718, normal_spell("死者苏生", "死者蘇生", "Monster Reborn"),
         activation(targets=target(monsters(EITHER, GY)), do=special_summon(TARGET))),

    card(37520316, normal_spell("精神操作", "精神操作", "Mind Control"),
         activation(targets=target(monsters(OPPONENT, MONSTERS)),
                    do=take_control(TARGET, until=THIS_END_PHASE,
                                    with_=(cannot(ATTACK), cannot(TRIBUTE))))),

    card(4031928, normal_spell("心变", "心変わり", "Change of Heart"),
         activation(targets=target(monsters(OPPONENT, MONSTERS)),
                    do=take_control(TARGET, until=THIS_END_PHASE))),

    card(31036355, normal_spell("强制转移", "強制転移", "Creature Swap"),
         activation(do=exchange_control(monsters(YOU, MONSTERS), monsters(OPPONENT, MONSTERS),
                                        this_turn=(cannot(CHANGE_POSITION),)))),

    card(19523799, normal_spell("昼夜的大火灾", "昼夜の大火事", "Ookazi"),
         activation(do=damage(OPPONENT, 800))),

    card(47852924, normal_spell("天使的鲜血", "天使の生き血", "Soul of the Pure"),
         activation(do=gain_lp(YOU, 800))),

    card(97169186, normal_spell("地碎", "地砕き", "Smashing Ground"),
         activation(do=destroy(choose(highest_def(monsters(OPPONENT)))))),

    card(37318031, normal_spell("R-正义审判", "Ｒ－ライトジャスティス", "R - Righteous Justice"),
         activation(only_if=exists(cards(YOU, FIELD, FACE_UP, series("元素英雄"))),
                    do=destroy(choose_exactly(
                        spells_and_traps(EITHER, FIELD, other_than(THIS)),
                        count(cards(YOU, FIELD, FACE_UP, series("元素英雄"))))))),

    card(72302403, normal_spell("光之护封剑", "光の護封剣", "Swords of Revealing Light"),
         text(stays_on_field()),
         activation(do=also(provided(exists(monsters(OPPONENT, MONSTERS, FACE_DOWN)),
                                     turn_face_up(monsters(OPPONENT, MONSTERS, FACE_DOWN),
                                                  DEFENSE_POSITION)),
                            # The End Phase of the opponent's third turn from now.
                            in_end_phase(destroy(THIS), turns=5))),
         standing(monsters(OPPONENT), cannot(DECLARE_ATTACK), in_=SPELLS)),

    card(98645731, normal_spell("强欲而谦虚之壶", "強欲で謙虚な壺", "Pot of Duality"),
         activation(limit=ONE_PER_TURN,
                    do=then(and_(reveal(top(YOU, 3)), to_hand(choose(REVEALED))),
                            to_deck(REVEALED)),
                    all_turn=(cannot(SPECIAL_SUMMON),))),

    card(24094653, normal_spell("融合", "融合", "Polymerization"), activation(do=fusion_summon()),
         series=("融合",)),

    card(38120068, normal_spell("抵价购物", "トレード・イン", "Trade-In"),
         activation(cost=discard(choose(monsters(YOU, HAND, level(8, 8)))), do=draw(YOU, 2))),

    card(37812118, normal_spell("圣杯A", "カップ・オブ・エース", "Cup of Ace"),
         activation(do=toss_coin(heads=draw(YOU, 2), tails=draw(OPPONENT, 2)))),

    card(44763025, normal_spell("爱恶作剧的双子恶魔", "いたずら好きな双子悪魔", "Delinquent Duo"),
         activation(cost=pay_lp(1000),
                    do=then(discard(at_random(cards(OPPONENT, HAND))),
                            discard(choose(cards(OPPONENT, HAND), by=OPPONENT))))),

    card(38699854, normal_spell("太阳之书", "太陽の書", "Book of Taiyou"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_DOWN), still=(FACE_DOWN,)),
                    do=turn_face_up(TARGET, ATTACK_POSITION))),

    card(46411259, normal_spell("突然变异", "突然変異", "Metamorphosis"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS)), noting_level=True),
                    do=special_summon(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                      level_exactly(level_of_paid())))))),

    card(54447022, normal_spell("灵魂补充", "ソウル・チャージ", "Soul Charge"),
         activation(limit=ONE_PER_TURN, targets=target(monsters(YOU, GY), 1, 5),
                    do=and_(special_summon(TARGET), lose_lp(YOU, times(count(DONE), 1000))),
                    all_turn=(cannot(BATTLE_PHASE),))),
    card(38834303, normal_spell("指示物吸除器", "カウンタークリーナー", "Counter Cleaner"),
         activation(cost=pay_lp(500), do=remove_all_counters(cards(EITHER, FIELD), ANY_COUNTER)),
         series=("反击",)),
    card(98847704, normal_spell("拘束解放波", "拘束解放波", "Release Restraint Wave"),
         activation(targets=target(spells(YOU, FIELD, FACE_UP, property_(EQUIP))),
                    do=destroy(all_of(TARGET, spells_and_traps(OPPONENT, FIELD, FACE_DOWN))))),
    card(13048472, normal_spell("仪式的事前准备", "儀式の下準備", "Pre-Preparation of Rites"),
         activation(limit=ONE_PER_TURN,
                    do=to_hand(choose(all_of(spells(YOU, DECK, property_(RITUAL_SPELL)),
                                             monsters(YOU, DECK | GY, of_types(RITUAL))),
                                      2, matching=MENTIONED)))),
    card(23587624, normal_spell("青天霹雳", "青天の霹靂", "A Wild Monster Appears!"),
         activation(only_if=all_so(exists(monsters(OPPONENT)), none(monsters(YOU))),
                    do=also(then(special_summon(choose(monsters(YOU, HAND, of_types(RITUAL,
                                                                         SPECIAL_SUMMON_MONSTER),
                                                                level(1, 10,
                                                                                 original=True))),
                                                ignoring_conditions=True,
                                                with_=(unaffected_by(of_player(YOU),
                                                                     OTHER_NAME),)),
                                 in_end_phase(to_deck(DONE), whose=OPPONENT)),
                            also(apply(YOU, cannot(NORMAL_SUMMON),
                                       cannot(SET, cards=monsters(YOU, HAND)),
                                       cannot(SPECIAL_SUMMON), until=TURN_END),
                                 apply(OPPONENT, damage_taken(BATTLE | EFFECT, ZERO),
                                       until=TURN_END))))),
    card(7672244, normal_spell("紫炎的间者", "シエンの間者", "Shien's Spy"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP)),
                    do=give_control(TARGET, until=THIS_END_PHASE))),
    card(26099457, normal_spell("下降潮流", "下降潮流", "Falling Current"),
         activation(cost=announce_number(1, 3),
                    targets=target(monsters(YOU, MONSTERS, FACE_UP, level(1))),
                    do=apply(TARGET, set_level(ANNOUNCED_NUMBER)))),
    card(26412047, normal_spell("槌击", "ハンマーシュート", "Hammer Shot"),
         activation(do=destroy(choose(highest_atk(monsters(EITHER, MONSTERS,
                                                           position(ATTACK_POSITION))))))),

    card(74848038, normal_spell("死者转生", "死者転生", "Monster Reincarnation"),
         activation(cost=discard(choose(cards(YOU, HAND))), targets=target(monsters(YOU, GY)),
                    do=to_hand(TARGET))),

    card(11961740, normal_spell("时间胶囊", "タイムカプセル", "Different Dimension Capsule"),
         text(stays_on_field()),
         activation(do=then(banish_face_down(choose(cards(YOU, DECK))),
                            in_standby_phase(YOU, provided(exists(THIS),
                                                           meanwhile(to_hand(DONE), destroy(THIS))),
                                             turns=3)))),

    card(84808313, normal_spell("大进化药", "大進化薬", "Big Evolution Pill"),
         text(stays_on_field()),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS, race(DINOSAUR)))),
                    # The End Phase of the opponent's third turn from now.
                    do=in_end_phase(destroy(THIS), turns=5)),
         standing(YOU, needs_no_tributes(level(5), race(DINOSAUR)), in_=SPELLS),
         series=("进化药",),
         labels=(0, 0, 1)),

    card(75141056, normal_spell("英雄假面", "ヒーロー・マスク", "Hero Mask"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP),
                                   still=(FACE_UP, controlled_by(YOU))),
                    do=and_(send_to_gy(choose(monsters(YOU, DECK, series("元素英雄")))),
                            apply(TARGET, name_of(DONE), until=THIS_END_PHASE)))),

    card(30600344, normal_spell("超量爆发", "エクシーズ・バースト", "Xyz Burst"),
         activation(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, rank(6))),
                    do=destroy(cards(OPPONENT, FIELD, FACE_DOWN))),
         series=("超量",)),

    card(18756904, normal_spell("马骨的对价", "馬の骨の対価", "White Elephant's Gift"),
         activation(cost=send_to_gy(choose(monsters(YOU, MONSTERS, FACE_UP,
                                                    not_(of_types(EFFECT_MONSTER))))),
                    do=draw(YOU, 2))),

    card(90219263, normal_spell("万华镜-华丽的分身-", "万華鏡－華麗なる分身－", "Elegant Egotist"),
         activation(only_if=exists(monsters(EITHER, MONSTERS, FACE_UP, named("鹰身女郎"))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK,
                                                      named("鹰身女郎", "鹰身女郎三姐妹")))))),

    card(45906428, normal_spell("奇迹融合", "ミラクル・フュージョン", "Miracle Fusion"),
         activation(do=fusion_summon(series("元素英雄"), using=monsters(YOU, MONSTERS | GY),
                                     to=BANISHED)),
         series=("融合",)),

    card(32441317, normal_spell("同调解除", "シンクロキャンセル", "De-Synchro"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP, of_types(SYNCHRO)),
                                   still=(FACE_UP, of_types(SYNCHRO))),
                    do=then(to_deck(TARGET),
                            optionally(special_summon(used_for_synchro(TARGET))))),
         series=("同调",)),

    card(36737092, normal_spell("同调变化", "シンクロ・チェンジ", "Synchro Change"),
         activation(cost=banish(choose(monsters(YOU, MONSTERS, FACE_UP, of_types(SYNCHRO))),
                                noting_level=True),
                    do=special_summon(choose(monsters(YOU, EXTRA, of_types(SYNCHRO),
                                                      level_exactly(level_of_paid()))),
                                      with_=(negated(),))),
         series=("同调", "变化")),

    card(1845204, normal_spell("简易融合", "簡易融合", "Instant Fusion"),
         activation(limit=ONE_PER_TURN, cost=pay_lp(1000),
                    do=and_(special_summon(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                           level(1, 5))),
                                           with_=(cannot(ATTACK),), as_=BY_FUSION),
                            in_end_phase(destroy(DONE)))),
         series=("融合",)),

    card(73628505, normal_spell("星球改造", "テラ・フォーミング", "Terraforming"),
         activation(do=to_hand(choose(spells(YOU, DECK, property_(FIELD_SPELL)))))),

    card(81439173, normal_spell("愚蠢的埋葬", "おろかな埋葬", "Foolish Burial"),
         activation(do=send_to_gy(choose(monsters(YOU, DECK))))),

    card(43434803, normal_spell("过浅的墓穴", "浅すぎた墓穴", "The Shallow Grave"),
         activation(targets=target(monsters(EITHER, GY), 2, matching=EACH_CHOOSES),
                    do=meanwhile(
                        special_summon(among(TARGET, owned_by(TURN_PLAYER)), FACE_DOWN_DEFENSE,
                                       by=TURN_PLAYER),
                        special_summon(among(TARGET, owned_by(OTHER_PLAYER)), FACE_DOWN_DEFENSE,
                                       by=OTHER_PLAYER)))),

    card(2295440, normal_spell("一对一", "ワン・フォー・ワン", "One for One"),
         activation(cost=send_to_gy(choose(monsters(YOU, HAND))),
                    do=special_summon(choose(monsters(YOU, HAND | DECK, level(1, 1)))))),

    card(32807846, normal_spell("增援", "増援", "Reinforcement of the Army"),
         activation(do=to_hand(choose(monsters(YOU, DECK, level(1, 4), race(WARRIOR)))))),

    card(63995093, normal_spell("机械复制术", "機械複製術", "Machine Duplication"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP, race(MACHINE),
                                            atk(0, 500)), still=(FACE_UP,)),
                    do=special_summon(choose(monsters(YOU, DECK, same_name(TARGET)), 1, 2)))),

    card(52340274, normal_spell("银河女王之光", "ギャラクシー・クィーンズ・ライト",
                                "Galaxy Queen's Light"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP, level(7)), still=(FACE_UP,)),
                    do=provided(exists(TARGET), apply(monsters(YOU, MONSTERS, FACE_UP, level(1)),
                                                      set_level(level_of(TARGET)),
                                                      until=TURN_END))),
         series=("银河",)),

    card(27068117, normal_spell("叠光再生", "オーバーレイ・リジェネレート", "Overlay Regen"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP, of_types(XYZ))),
                    do=attach(THIS, TARGET))),

    card(67169062, normal_spell("贪欲之壶", "貪欲な壺", "Pot of Avarice"),
         activation(targets=target(monsters(YOU, GY), 5),
                    do=then(to_deck(all_targets(5)), draw(YOU, 2)))),

    card(69162969, normal_spell("闪电旋涡", "ライトニング・ボルテックス", "Lightning Vortex"),
         activation(cost=discard(choose(cards(YOU, HAND))),
                    do=destroy(monsters(OPPONENT, MONSTERS, FACE_UP))),
         aliases=("闪电漩涡",)),

    card(5288597, normal_spell("升级转变", "トランスターン", "Transmodify"),
         activation(limit=ONE_PER_TURN,
                    # What it is in the GY, not what it was on the field: no Trap Monster.
                    cost=send_to_gy(choose(monsters(YOU, MONSTERS, MONSTER_CARD, FACE_UP,
                                                    level(1, original=True)))),
                    do=special_summon(choose(monsters(
                        YOU, DECK, level_exactly(plus(level_of(PAID, original=True), 1)),
                        # Before it is paid it lies in a zone, later in the GY or nowhere.
                        same_attribute(among(PAID, lying_in(MONSTERS | GY)), original=True),
                        same_race(PAID, original=True)))))),

    card(89882100, normal_spell("夜摄", "ナイト・ショット", "Night Beam"),
         activation(targets=target(spells_and_traps(OPPONENT, FIELD, FACE_DOWN),
                                   still=(FACE_DOWN,)),
                    do=destroy(TARGET)),
         text(target_cannot_answer(), in_=SPELLS),
         labels=(1, 1)),

    card(9720537, normal_spell("所有者的刻印", "所有者の刻印", "Owner's Seal"),
         activation(do=return_control(monsters(EITHER, MONSTERS)))),

    card(5556668, normal_spell("手札对换", "エクスチェンジ", "Exchange"),
         activation(do=exchange_hand_cards()), series=("变化",), aliases=("手札交换",)),

    card(12470447, normal_spell("邪恶的仪式", "邪悪な儀式", "Curse of Fiend"),
         activation(only_if=is_standby_phase(),
                    do=also(change_position(monsters(EITHER, MONSTERS)),
                            apply(EITHER, all_are(monsters(EITHER, MONSTERS),
                                                  cannot(CHANGE_POSITION)),
                                  until=TURN_END)))),

    card(35262428, normal_spell("贤者的圣杯", "賢者の聖杯", "Wiseman's Chalice"),
         activation(only_if=none(monsters(YOU)),
                    targets=target(monsters(OPPONENT, GY)),
                    do=and_(special_summon(TARGET, with_=(cannot(TRIBUTE),
                                                          no_material_for(BY_SYNCHRO))),
                            in_end_phase(give_control(DONE))))),
)
# fmt: on
