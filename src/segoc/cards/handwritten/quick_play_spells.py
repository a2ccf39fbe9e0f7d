"""Quick-Play Spells that belong to no archetype with a file of its own."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5318639, quick_play_spell("旋风", "サイクロン", "Mystical Space Typhoon"),
         activation(targets=target(spells_and_traps(EITHER, FIELD, other_than(THIS))),
                    do=destroy(TARGET))),

    card(14087893, quick_play_spell("月之书", "月の書", "Book of Moon"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=turn_face_down(TARGET))),

    card(25789292, quick_play_spell("禁忌的圣杯", "禁じられた聖杯", "Forbidden Chalice"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(400), negated(), until=TURN_END)),
         series=("禁忌的",)),

    card(27243130, quick_play_spell("禁忌的圣枪", "禁じられた聖槍", "Forbidden Lance"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(-800),
                             unaffected_by(of_kind(SPELL, TRAP), other_than(THIS)),
                             until=TURN_END)),
         series=("禁忌的",)),

    card(69279219, quick_play_spell("我身作盾", "我が身を盾に", "My Body as a Shield"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD, by=OPPONENT,
                                   includes=DESTROY, to=monsters(), certain=True),
                    cost=pay_lp(1500), do=and_(negate_activation(), destroy(THAT)))),

    card(70046172, quick_play_spell("突进", "突進", "Rush Recklessly"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(700), until=TURN_END))),

    card(55713623, quick_play_spell("收缩", "収縮", "Shrink"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, original_atk(half(atk_of(TARGET, original=True))),
                             until=TURN_END))),

    card(98045062, quick_play_spell("敌人操纵器", "エネミーコントローラー", "Enemy Controller"),
         activation(targets=target(monsters(OPPONENT, MONSTERS, FACE_UP),
                                   still=(FACE_UP, controlled_by(OPPONENT))),
                    do=change_position(TARGET)),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS))),
                    targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                    do=take_control(TARGET, until=THIS_END_PHASE)),
         labels=(1, 1)),

    card(74519184, quick_play_spell("手札断杀", "手札断殺", "Hand Destruction"),
         activation(do=then(
             meanwhile(send_to_gy(choose(cards(TURN_PLAYER, HAND), 2, by=TURN_PLAYER)),
                       send_to_gy(choose(cards(OTHER_PLAYER, HAND), 2, by=OTHER_PLAYER))),
             meanwhile(draw(TURN_PLAYER, 2), draw(OTHER_PLAYER, 2))))),

    card(37480144, quick_play_spell("物体消失", "アスポート", "Column Switch"),
         activation(targets=target(monsters(YOU, MONSTERS, IN_MAIN_ZONE),
                                   still=(IN_MAIN_ZONE, controlled_by(YOU))),
                    do=to_other_zone(TARGET))),

    card(24224830, quick_play_spell("墓穴的指名者", "墓穴の指名者", "Called by the Grave"),
         activation(targets=target(monsters(OPPONENT, GY)),
                    do=then(banish(TARGET),
                            apply(EITHER, namesakes_negated(DONE), until=NEXT_TURN_END)))),

    card(96864811, quick_play_spell("禁忌的圣衣", "禁じられた聖衣", "Forbidden Dress"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(-600), cannot(BE_TARGETED),
                             cannot(DESTROY, why=EFFECT), until=TURN_END)),
         series=("禁忌的",)),

    card(22589918, quick_play_spell("上膛", "リロード", "Reload"),
         activation(do=then(to_deck(cards(YOU, HAND)), draw(YOU, count(DONE))))),

    card(74137509, quick_play_spell("天使的骰子", "天使のサイコロ", "Graceful Dice"),
         activation(do=roll_dice(outcome(1, apply(monsters(YOU, MONSTERS, FACE_UP),
                                                 plus_atk(times(ROLLED, 100)),
                                                 plus_def(times(ROLLED, 100)), until=TURN_END),
                                        most=6)))),

    card(15103313, quick_play_spell("即神佛", "即神仏", "Self-Mummification"),
         activation(targets=target(monsters(YOU, MONSTERS)), do=send_to_gy(TARGET))),

    card(73915051, quick_play_spell("替罪羊", "スケープ・ゴート", "Scapegoat"),
         activation(do=special_summon_token("羊衍生物", how_many=4, position=DEFENSE_POSITION,
                                            with_=(cannot(TRIBUTE, FOR_TRIBUTE_SUMMON),)),
                    all_turn=(cannot_otherwise(NORMAL_SUMMON), cannot_otherwise(FLIP_SUMMON),
                              cannot_otherwise(SPECIAL_SUMMON))),
         tokens=(Token("羊衍生物", "羊トークン", "Sheep Token", EARTH, BEAST, level=1),)),

    card(95286165, quick_play_spell("融合解除", "融合解除", "De-Fusion"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_UP, of_types(FUSION)),
                                   still=(FACE_UP, of_types(FUSION))),
                    do=then(to_deck(TARGET),
                            optionally(special_summon(used_for_fusion(TARGET))))),
         series=("融合",)),

    card(29432790, quick_play_spell("青色眼睛的激临", "青き眼の激臨", "Rage with Eyes of Blue"),
         activation(all_turn=(cannot(NORMAL_SUMMON,
                                     cards=monsters(EITHER, ANYWHERE, not_(named("青眼白龙")))),
                              cannot(SPECIAL_SUMMON,
                                     cards=cards(EITHER, ANYWHERE, not_(named("青眼白龙"))))),
                    do=and_(banish_face_down(all_of(THIS, cards(YOU, HAND | FIELD | GY))),
                            special_summon(choose(monsters(YOU, DECK, named("青眼白龙")),
                                                  1, 3))))),

    card(48130397, quick_play_spell("超融合", "超融合", "Super Polymerization"),
         text(cannot(ANSWER), in_=SPELLS),
         activation(cost=discard(choose(cards(YOU, HAND))),
                    do=fusion_summon(using=monsters(EITHER, MONSTERS))),
         series=("融合",)),

    card(49154689, quick_play_spell("替身演员", "スタンド・イン", "Stand In"),
         activation(limit=ONE_PER_TURN, cost=tribute(choose(monsters(YOU, MONSTERS))),
                    targets=target(monsters(OPPONENT, GY, same_attribute(PAID, original=True),
                                            same_race(PAID, original=True))),
                    do=special_summon(TARGET))),

    card(69176131, quick_play_spell("太空旋风", "スペース・サイクロン", "Space Cyclone"),
         activation(do=detach(from_=monsters(EITHER, MONSTERS)))),

    card(97120394, quick_play_spell("封魔之矢", "封魔の矢", "Anti-Magic Arrows"),
         text(cannot(ANSWER), in_=SPELLS),
         activation(when=battle_phase_starts(),
                    do=apply(EITHER, cannot(ACTIVATE,
                                            cards=spells_and_traps(EITHER, ANYWHERE)),
                             until=TURN_END))),

    card(35480699, quick_play_spell("日全食之书", "皆既日蝕の書", "Book of Eclipse"),
         activation(do=also(
             turn_face_down(monsters(EITHER, MONSTERS, FACE_UP)),
             in_end_phase(then(turn_face_up(monsters(OPPONENT, MONSTERS, FACE_DOWN),
                                            DEFENSE_POSITION),
                               draw(OPPONENT, count(DONE))))))),
)
# fmt: on
