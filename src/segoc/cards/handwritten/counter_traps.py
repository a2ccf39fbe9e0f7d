"""Counter Traps that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41420027, counter_trap("神之宣告", "神の宣告", "Solemn Judgment"),
         activation(when=activated(SPELL_CARD | TRAP_CARD), cost=pay_half(),
                    do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(), cost=pay_half(),
                    do=and_(negate_summon(), destroy(THAT))),
         labels=(1, 1)),

    card(84749824, counter_trap("神之警告", "神の警告", "Solemn Warning"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD,
                                   includes=SPECIAL_SUMMON),
                    cost=pay_lp(2000), do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(), cost=pay_lp(2000),
                    do=and_(negate_summon(), destroy(THAT))),
         labels=(1, 1)),

    card(40605147, counter_trap("神之通告", "神の通告", "Solemn Strike"),
         activation(when=activated(MONSTER_EFFECT), cost=pay_lp(1500),
                    do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(SPECIAL), cost=pay_lp(1500),
                    do=and_(negate_summon(), destroy(THAT))),
         labels=(1, 1)),

    card(50323155, counter_trap("升天之黑角笛", "昇天の黒角笛", "Black Horn of Heaven"),
         activation(when=would_be_summoned(SPECIAL, OPPONENT, exactly=1),
                    do=and_(negate_summon(), destroy(THAT))),
         aliases=("升天的黑角笛",)),

    card(77414722, counter_trap("魔法干扰阵", "マジック・ジャマー", "Magic Jammer"),
         activation(when=activated(SPELL_CARD), cost=discard(choose(cards(YOU, HAND))),
                    do=and_(negate_activation(), destroy(THAT)))),

    card(1637760, counter_trap("升天之刚角笛", "昇天の剛角笛", "Grand Horn of Heaven"),
         activation(when=would_be_summoned(SPECIAL, by=OPPONENT),
                    only_if=all_so(turn_of(OPPONENT), in_main_phase()),
                    do=then(then(and_(negate_summon(), destroy(THAT)), draw(OPPONENT, 1)),
                            end_main_phase())),
         aliases=("升天的刚角笛",)),

    card(91078716, counter_trap("花粉症", "ポリノシス", "Pollinosis"),
         activation(when=activated(SPELL_CARD | TRAP_CARD),
                    cost=tribute(choose(monsters(YOU, MONSTERS, race(PLANT)))),
                    do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(NORMAL | SPECIAL),
                    cost=tribute(choose(monsters(YOU, MONSTERS, race(PLANT)))),
                    do=and_(negate_summon(), destroy(THAT)))),

    card(24838456, counter_trap("呼唤虚无的咒文", "虚無を呼ぶ呪文", "Vanity's Call"),
         activation(only_if=as_chain_link(4), cost=pay_half(),
                    do=and_(negate_chain(), destroy(DONE)))),

    card(14315573, counter_trap("攻击无力化", "攻撃の無力化", "Negate Attack"),
         activation(when=attack_declared(by=monsters(OPPONENT)), targets=target(ATTACKER),
                    do=then(negate_attack(), end_battle_phase()))),

    card(4440873, counter_trap("强烈的打落", "強烈なはたき落とし", "Drastic Drop Off"),
         activation(when=added_to_hand(OPPONENT, from_=DECK),
                    do=discard(choose(THAT, by=OPPONENT)))),

    card(44487250, counter_trap("超量阻挡", "エクシーズ・ブロック", "Xyz Block"),
         activation(when=activated(MONSTER_EFFECT, by=OPPONENT),
                    cost=detach(from_=monsters(YOU, MONSTERS)),
                    do=and_(negate_activation(), destroy(THAT))),
         series=("超量",), aliases=("XYZ阻挡",)),

    card(983995, counter_trap("篮板球", "リ・バウンド", "Rebound"),
         activation(when=activated(ANY_ACTIVATION, by=OPPONENT, includes=TO_HAND,
                                   to=cards(EITHER, FIELD)),
                    do=and_(negate_effect(),
                            choose_one(send_to_gy(at_random(cards(OPPONENT, HAND))),
                                       send_to_gy(choose(cards(OPPONENT, FIELD)))))),
         trigger(must=True, in_=GY, do=draw(YOU, 1),
                 when=destroyed(among(THIS, FACE_DOWN), from_=SPELLS, to=GY, by=OPPONENT))),

    card(799183, counter_trap("超战士之盾", "超戦士の盾", "Super Soldier Shield"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD,
                                   targeting=monsters(EITHER, MONSTERS)),
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("混沌战士"))),
                    do=and_(negate_activation(), destroy(THAT))),
         quick(in_=GY, cost=remove_counters(cards(YOU, FIELD), SPELL_COUNTER),
               do=and_(set_card(THIS), apply(DONE, leaves_for(BANISHED), until=FOR_GOOD)))),
)
# fmt: on
