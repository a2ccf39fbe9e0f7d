"""Normal Spells that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_spell
from segoc.effects.words import (
    ANYWHERE,
    DECK,
    EITHER,
    END_PHASE,
    FACE_DOWN,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    ONE_PER_TURN,
    OPPONENT,
    TARGET,
    THIS,
    YOU,
    activation,
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
    gain_lp,
    highest_def,
    ignition,
    monsters,
    named,
    of_series,
    optionally,
    other_than,
    share_counters,
    special_summon,
    spells,
    spells_and_traps,
    take_control,
    target,
    then,
    to_hand,
)
from segoc.kernel.counters import (
    SPELL_COUNTER,
)
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


)
# fmt: on
