"""Spells and Traps that ask something of players, which these then do themselves."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15693423, normal_trap("颉颃胜负", "拮抗勝負", "Evenly Matched"),
         text(from_hand(), only_if=none(cards(YOU, FIELD))),
         activation(when=battle_phase_ends(),
                    only_if=more(count(cards(OPPONENT, FIELD)),
                                 count(all_of(THIS, cards(YOU, FIELD)))),
                    do=must(OPPONENT, banish_face_down(choose_as_many(
                        cards(OPPONENT, FIELD),
                        excess(count(cards(OPPONENT, FIELD)), count(cards(YOU, FIELD))),
                        by=OPPONENT))))),

    card(58297729, normal_trap("变则齿轮", "変則ギア", "Transmission Gear"),
         activation(when=battles(CALCULATION, monsters(YOU), monsters(OPPONENT)),
                    do=janken(won=must(OPPONENT, banish_face_down(foe(monsters(YOU)))),
                              lost=must(YOU, banish_face_down(foe(monsters(OPPONENT))))))),

    card(56830749, normal_spell("分担痛苦", "痛み分け", "Share the Pain"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS))),
                    do=must(OPPONENT, tribute(choose(monsters(OPPONENT, MONSTERS),
                                                     by=OPPONENT))))),

    card(60530944, normal_trap("异种斗争", "異種闘争", "Battle of the Elements"),
         activation(only_if=none(monsters(EITHER, MONSTERS, FACE_DOWN)),
                    do=must_keep_together(EITHER, SAME_ATTRIBUTE))),

    card(90846359, continuous_trap("群雄割据", "群雄割拠", "Rivalry of Warlords"),
         activation(),
         standing(EITHER, only_together(SAME_RACE), in_=SPELLS)),

    card(53334471, continuous_trap("御前试合", "御前試合", "Gozen Match"),
         activation(),
         standing(EITHER, only_together(SAME_ATTRIBUTE), in_=SPELLS)),

    card(24207889, continuous_trap("千查万别", "センサー万別", "There Can Be Only One"),
         activation(),
         standing(EITHER, only_together(OTHER_RACE), in_=SPELLS)),

    card(82003859, continuous_spell("通行税", "通行税", "Toll"),
         activation(),
         standing(EITHER, attack_needs(pay_lp(500)), in_=SPELLS)),

    card(80560728, continuous_trap("次元海市蜃楼", "ディメンション・ミラージュ",
                                   "Dimension Mirage"),
         activation(links=target(monsters(OPPONENT, MONSTERS, position(ATTACK_POSITION)))),
         trigger(if_=attacks_in(DAMAGE_STEP_END, LINKED),
                 only_if=exists(among(foe(LINKED), not_(TO_BE_DESTROYED))),
                 cost=banish(choose(monsters(YOU, GY))),
                 do=and_(apply(LINKED, attacks_again(), until=TURN_END),
                         apply(LINKED, must_attack(), until=TURN_END)), in_=SPELLS),
         each_time(left_field(LINKED), do=destroy(THIS), in_=SPELLS),
         labels=(0, 1, 2)),
)
# fmt: on
