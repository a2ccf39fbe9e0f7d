"""Normal Traps that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_trap

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29401950, normal_trap("奈落的落穴", "奈落の落とし穴", "Bottomless Trap Hole"),
         series=("落穴",), partial="its effects"),
    card(78474168, normal_trap("突破技能", "ブレイクスルー・スキル", "Breakthrough Skill"),
         partial="its effects"),
    card(4178474, normal_trap("雷破", "サンダー・ブレイク", "Raigeki Break"),
         partial="its effects"),
    card(53582587, normal_trap("激流葬", "激流葬", "Torrential Tribute"), partial="its effects"),
    card(44095762, normal_trap("神圣防护罩 -反射镜力-", "聖なるバリア －ミラーフォース－",
                               "Mirror Force"), partial="its effects"),
)
# fmt: on
