"""Traps that decide duels, or look for what could: 魂之接力, 补充要员, 冰晶, 魔之卡组破坏病毒."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(42776960, normal_trap("魂之接力", "魂のリレー", "Relay Soul"),
         activation(do=and_(special_summon(choose(monsters(YOU, HAND))),
                            apply(DONE, carries(
                                standing(YOU, damage_taken(BATTLE | EFFECT, ZERO),
                                         only_if=exists(among(THIS, controlled_by(YOU)))),
                                wins_when(left_field(THIS), OPPONENT)), until=FOR_GOOD)))),

    card(36280194, normal_trap("补充要员", "補充要員", "Backup Soldier"),
         activation(only_if=exists(monsters(YOU, GY), 5),
                    targets=target(monsters(YOU, GY, atk(0, 1500), not_(of_types(EFFECT_MONSTER))),
                                   1, 3),
                    do=to_hand(TARGET))),

    card(98643358, normal_trap("冰晶", "ダイヤモンド・ダスト", "Diamond Dust"),
         activation(do=then(destroy(monsters(EITHER, MONSTERS, FACE_UP, attribute(WATER))),
                            damage(OPPONENT, times(count(among(DONE, lying_in(GY),
                                                               attribute(WATER))), 500))))),

    card(35027493, normal_trap("魔之卡组破坏病毒", "魔のデッキ破壊ウイルス",
                               "Deck Devastation Virus"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS, attribute(DARK), atk(2000)))),
                    do=also(then(reveal(all_of(monsters(OPPONENT, MONSTERS),
                                               cards(OPPONENT, HAND))),
                                 destroy(among(REVEALED, of_kind(MONSTER), atk(0, 1500)))),
                            apply(OPPONENT, lasting(each_time(
                                drew(OPPONENT),
                                then(reveal(THAT),
                                     destroy(among(REVEALED, of_kind(MONSTER), atk(0, 1500)))),
                                immediate=False, in_=FIELD)), until=THIRD_OWN_TURN)))),
)
# fmt: on
