"""Winged Kuriboh."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
    quick_play_spell,
)
from segoc.effects.words import (
    ATTACK,
    BATTLE,
    DECK,
    DONE,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    OPPONENT,
    THIS,
    TURN_END,
    YOU,
    ZERO,
    activation,
    all_so,
    and_,
    apply,
    atk_of,
    cards,
    choose,
    damage,
    damage_taken,
    destroy,
    destroyed,
    even_face_down,
    in_battle_phase,
    in_position,
    monsters,
    named,
    only_by_effect_of,
    quick,
    send_to_gy,
    special_summon,
    text,
    tribute,
    trigger,
    turn_of,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import (
    FAIRY,
    LIGHT,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(57116033, monster("羽翼栗子球", "ハネクリボー", "Winged Kuriboh",
                           LIGHT, FAIRY, level=1, atk=300, defense=200, effect=True),
         trigger(must=True, if_=destroyed(THIS, from_=FIELD, to=GY),
                 do=apply(YOU, damage_taken(BATTLE, ZERO), until=TURN_END)),
         series=("栗子球", "羽翼栗子球")),

    card(98585345, monster("羽翼栗子球 LV10", "ハネクリボー ＬＶ１０", "Winged Kuriboh LV10",
                           LIGHT, FAIRY, level=10, atk=300, defense=200, effect=True,
                           words=kinds.SPECIAL_SUMMON),
         text(only_by_effect_of("进化之翼")),
         quick(in_=MONSTERS, only_if=all_so(turn_of(OPPONENT), in_battle_phase()),
               cost=tribute(THIS),
               do=and_(destroy(monsters(OPPONENT, MONSTERS, in_position(ATTACK))),
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
