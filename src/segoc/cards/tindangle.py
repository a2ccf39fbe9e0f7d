"""Tindangles."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BATTLE,
    DEFENSE,
    EACH,
    EFFECT,
    EITHER,
    FACE_DOWN,
    FACE_UP,
    GY,
    MONSTERS,
    OPPONENT,
    TARGET,
    THIS,
    apply,
    atk_of,
    count,
    destroyed,
    flipped,
    linked_with,
    monsters,
    other_than,
    plus_atk,
    standing,
    target,
    then,
    times,
    trigger,
    turn_face_down,
    turn_face_up,
)
from segoc.kernel.kinds import DARK, FIEND, FLIP

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(31759689, monster("廷达魔三角之猎犬", "ティンダングル・ハウンド", "Tindangle Hound",
                           DARK, FIEND, level=7, atk=2500, defense=0, words=FLIP),
         trigger(if_=flipped(THIS),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP, other_than(THIS))),
                 do=then(apply(THIS, plus_atk(atk_of(TARGET, original=True))),
                         turn_face_down(TARGET))),
         standing(monsters(OPPONENT, MONSTERS, FACE_UP),
                  plus_atk(times(count(linked_with(EACH)), -1000)), in_=MONSTERS),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, to=GY),
                 targets=target(monsters(EITHER, MONSTERS, FACE_DOWN), still=(FACE_DOWN,)),
                 do=turn_face_up(TARGET, DEFENSE)),
         series=("廷达魔三角",)),
)
# fmt: on
