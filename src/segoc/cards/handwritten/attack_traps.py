"""Normal Traps about attacks: what can be attacked, and what becomes of who attacks."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(19254117, normal_trap("仁王立", "仁王立ち", "Rise to Full Height"),
         activation(limit=ONE_PER_TURN,
                    targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=then(apply(TARGET, set_def(times(def_of(TARGET), 2))),
                            at_end_of_turn(apply(DONE, set_def(0))))),
         quick(in_=GY, cost=banish(THIS),
               targets=target(monsters(YOU, MONSTERS)),
               do=apply(TARGET, draws_attacks(ONLY), until=TURN_END)),
         labels=(1, 2)),

    card(90740329, normal_trap("挑衅", "挑発", "Taunt"),
         activation(only_if=all_so(turn_of(OPPONENT), in_main_phase_1()),
                    targets=target(monsters(YOU, MONSTERS)),
                    do=apply(TARGET, draws_attacks(IF_IT_ATTACKS), until=TURN_END))),

    card(70342110, normal_trap("次元幽闭", "次元幽閉", "Dimensional Prison"),
         activation(when=attack_declared(by=monsters(OPPONENT)),
                    targets=target(monsters(OPPONENT, MONSTERS, ATTACKING), still=(ATTACKING,)),
                    do=banish(TARGET))),
)
# fmt: on
