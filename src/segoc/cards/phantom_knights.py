"""The Phantom Knights: DARK warriors that act from the GY, and their Traps."""

from typing import Final

from segoc.cards.definition import Definition, card, monster, normal_trap
from segoc.effects.words import xyz_materials
from segoc.kernel.kinds import DARK, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(63821877, monster("幻影骑士团 破手套", "幻影騎士団ラギッドグローブ",
                           "The Phantom Knights of Ragged Gloves",
                           DARK, WARRIOR, level=3, atk=1000, defense=500, effect=True),
         series=("幻影", "幻影骑士团"), partial="its effects"),
    card(62709239, monster("幻影骑士团 断碎剑", "幻影騎士団ブレイクソード",
                           "The Phantom Knights of Break Sword",
                           DARK, WARRIOR, rank=3, atk=2000, defense=1000, effect=True),
         materials=xyz_materials(3, 2), series=("幻影", "幻影骑士团"), partial="its effects"),
    card(24212820, normal_trap("幻影骑士团 暗黑手甲", "幻影騎士団ダーク・ガントレット",
                               "The Phantom Knights of Dark Gauntlets"),
         series=("幻影", "幻影骑士团"), partial="its effects"),
    card(77462146, normal_trap("幻影骑士团 影佑", "幻影騎士団シャドーベイル",
                               "The Phantom Knights of Shadow Veil"),
         series=("幻影", "幻影骑士团"), partial="its effects"),
)
# fmt: on
