"""Blackwing."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.kernel.kinds import DARK, SYNCHRO, WINGED_BEAST

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(2009101, monster("黑羽-疾风之盖尔", "ＢＦ－疾風のゲイル", "Blackwing - Gale the Whirlwind",
                          DARK, WINGED_BEAST, level=3, atk=1300, defense=400, effect=True,
                          tuner=True),
         series=("黑羽",), aliases=("BF-疾风之盖尔",), partial="its effects"),
    card(54082269, monster("黑羽-重装铠翼鸦", "ＢＦ－フルアーマード・ウィング",
                           "Blackwing Full Armor Master",
                           DARK, WINGED_BEAST, level=10, atk=3000, defense=3000, effect=True,
                           words=SYNCHRO),
         series=("黑羽",), aliases=("BF-重装铠翼鸦",), partial="its effects"),
)
# fmt: on
