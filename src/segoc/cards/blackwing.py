"""Blackwing."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    FACE_UP,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    TARGET,
    THIS,
    apply,
    atk_of,
    controlled_by,
    def_of,
    half,
    ignition,
    monsters,
    other_than,
    set_atk,
    set_def,
    standing,
    target,
    unaffected_by,
)
from segoc.kernel.kinds import DARK, SYNCHRO, WINGED_BEAST

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(2009101, monster("黑羽-疾风之盖尔", "ＢＦ－疾風のゲイル", "Blackwing - Gale the Whirlwind",
                          DARK, WINGED_BEAST, level=3, atk=1300, defense=400, effect=True,
                          tuner=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP),
                                 still=(controlled_by(OPPONENT), FACE_UP)),
                  do=apply(TARGET, set_atk(half(atk_of(TARGET))), set_def(half(def_of(TARGET))))),
         series=("黑羽",), aliases=("BF-疾风之盖尔",), partial="its Special Summon from the hand"),
    card(54082269, monster("黑羽-重装铠翼鸦", "ＢＦ－フルアーマード・ウィング",
                           "Blackwing Full Armor Master",
                           DARK, WINGED_BEAST, level=10, atk=3000, defense=3000, effect=True,
                           words=SYNCHRO),
         standing(THIS, unaffected_by(other_than(THIS)), in_=MONSTERS),
         series=("黑羽",), aliases=("BF-重装铠翼鸦",), partial="wedge counters, Synchro Summon"),
)
# fmt: on
