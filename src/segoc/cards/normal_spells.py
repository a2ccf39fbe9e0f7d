"""Normal Spells that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_spell
from segoc.effects.words import (
    ANNOUNCED_NUMBER,
    ANYWHERE,
    DECK,
    DEFENSE,
    DONE,
    EITHER,
    END_PHASE,
    EXTRA,
    FACE_DOWN,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    ONE_PER_TURN,
    OPPONENT,
    PAID,
    REVEALED,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    activation,
    all_of,
    also,
    and_,
    announce_number,
    apply,
    at_random,
    banish,
    came_before_this_turn,
    can_have_counter,
    cannot,
    cards,
    choose,
    choose_as_many,
    count,
    damage,
    destroy,
    discard,
    draw,
    exchange_control,
    exists,
    fusion_summon,
    gain_lp,
    give_control,
    highest_atk,
    highest_def,
    ignition,
    in_end_phase,
    in_position,
    level,
    lose_lp,
    monsters,
    named,
    of_property,
    of_series,
    of_types,
    optionally,
    other_than,
    pay,
    provided,
    remove_all_counters,
    reveal,
    same_level_as,
    set_level,
    share_counters,
    special_summon,
    spells,
    spells_and_traps,
    standing,
    stays_on_field,
    take_control,
    target,
    text,
    then,
    times,
    to_deck,
    to_hand,
    top,
    toss_coin,
    tribute,
    turn_face_up,
)
from segoc.kernel import verbs
from segoc.kernel.counters import (
    ANY_COUNTER,
    SPELL_COUNTER,
)
from segoc.kernel.kinds import (
    EQUIP,
    FUSION,
)
from segoc.kernel.places import ATTACK as IN_ATTACK
from segoc.kernel.verbs import ATTACK, CHANGE_POSITION, SET, TRIBUTE

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
                    do=then(to_hand(choose(cards(YOU, DECK, of_series("恩底弥翁")))),
                            optionally(share_counters(
                                cards(YOU, FIELD, FACE_UP, can_have_counter(SPELL_COUNTER)),
                                SPELL_COUNTER,
                                count(cards(YOU, FIELD | GY, named("魔力统辖", "魔力掌握")))))))),

    card(86541496, normal_spell("左腕的代偿", "左腕の代償", "Left Arm Offering"),
         activation(only_if=exists(cards(YOU, HAND, other_than(THIS)), 2),
                    cost=banish(cards(YOU, HAND)), do=to_hand(choose(spells(YOU, DECK))),
                    all_turn=(cannot(SET, what=spells_and_traps(EITHER, ANYWHERE)),))),

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
                    do=take_control(TARGET, until=END_PHASE,
                                    with_=(cannot(ATTACK), cannot(TRIBUTE))))),

    card(4031928, normal_spell("心变", "心変わり", "Change of Heart"),
         activation(targets=target(monsters(OPPONENT, MONSTERS)),
                    do=take_control(TARGET, until=END_PHASE))),

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
         activation(only_if=exists(cards(YOU, FIELD, FACE_UP, of_series("元素英雄"))),
                    do=destroy(choose_as_many(
                        spells_and_traps(EITHER, FIELD, other_than(THIS)),
                        count(cards(YOU, FIELD, FACE_UP, of_series("元素英雄"))))))),

    card(72302403, normal_spell("光之护封剑", "光の護封剣", "Swords of Revealing Light"),
         text(stays_on_field()),
         activation(do=also(provided(exists(monsters(OPPONENT, MONSTERS, FACE_DOWN)),
                                     turn_face_up(monsters(OPPONENT, MONSTERS, FACE_DOWN),
                                                  DEFENSE)),
                            # The End Phase of the opponent's third turn from now.
                            in_end_phase(destroy(THIS), turns=5))),
         standing(monsters(OPPONENT), cannot(verbs.ATTACK), in_=SPELLS)),

    card(98645731, normal_spell("强欲而谦虚之壶", "強欲で謙虚な壺", "Pot of Duality"),
         activation(limit=ONE_PER_TURN,
                    do=then(and_(reveal(top(YOU, 3)), to_hand(choose(REVEALED))),
                            to_deck(REVEALED)),
                    all_turn=(cannot(verbs.SPECIAL_SUMMON),))),

    card(24094653, normal_spell("融合", "融合", "Polymerization"), activation(do=fusion_summon())),

    card(38120068, normal_spell("抵价购物", "トレード・イン", "Trade-In"),
         activation(cost=discard(choose(monsters(YOU, HAND, level(8, 8)))), do=draw(YOU, 2))),

    card(37812118, normal_spell("圣杯A", "カップ・オブ・エース", "Cup of Ace"),
         activation(do=toss_coin(heads=draw(YOU, 2), tails=draw(OPPONENT, 2)))),

    card(44763025, normal_spell("爱恶作剧的双子恶魔", "いたずら好きな双子悪魔", "Delinquent Duo"),
         activation(cost=pay(1000),
                    do=then(discard(at_random(cards(OPPONENT, HAND))),
                            discard(choose(cards(OPPONENT, HAND), by=OPPONENT))))),

    card(38699854, normal_spell("太阳之书", "太陽の書", "Book of Taiyou"),
         activation(targets=target(monsters(EITHER, MONSTERS, FACE_DOWN), still=(FACE_DOWN,)),
                    do=turn_face_up(TARGET, IN_ATTACK))),

    card(46411259, normal_spell("突然变异", "突然変異", "Metamorphosis"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS))),
                    do=special_summon(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                      same_level_as(PAID)))))),

    card(54447022, normal_spell("灵魂补充", "ソウル・チャージ", "Soul Charge"),
         activation(limit=ONE_PER_TURN, targets=target(monsters(YOU, GY), 1, 5),
                    do=and_(special_summon(TARGET), lose_lp(YOU, times(count(DONE), 1000))),
                    all_turn=(cannot(verbs.BATTLE_PHASE),))),
    card(38834303, normal_spell("指示物吸除器", "カウンタークリーナー", "Counter Cleaner"),
         activation(cost=pay(500), do=remove_all_counters(cards(EITHER, FIELD), ANY_COUNTER))),
    card(98847704, normal_spell("拘束解放波", "拘束解放波", "Release Restraint Wave"),
         activation(targets=target(spells(YOU, FIELD, FACE_UP, of_property(EQUIP))),
                    do=destroy(all_of(TARGET, spells_and_traps(OPPONENT, FIELD, FACE_DOWN))))),
    card(7672244, normal_spell("紫炎的间者", "シエンの間者", "Shien's Spy"),
         activation(targets=target(monsters(YOU, MONSTERS, FACE_UP)),
                    do=give_control(TARGET, until=END_PHASE))),
    card(26099457, normal_spell("下降潮流", "下降潮流", "Falling Current"),
         activation(cost=announce_number(1, 3),
                    targets=target(monsters(YOU, MONSTERS, FACE_UP, level(1))),
                    do=apply(TARGET, set_level(ANNOUNCED_NUMBER)))),
    card(26412047, normal_spell("槌击", "ハンマーシュート", "Hammer Shot"),
         activation(do=destroy(choose(highest_atk(monsters(EITHER, MONSTERS,
                                                           in_position(IN_ATTACK))))))),
)
# fmt: on
