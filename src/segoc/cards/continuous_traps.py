"""Continuous Traps that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_trap

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(97077563, continuous_trap("活死人的呼声", "リビングデッドの呼び声", "Call of the Haunted"),
         partial="its effects"),
    card(82732705, continuous_trap("技能抽取", "スキルドレイン", "Skill Drain"),
         partial="its effects"),
    card(30241314, continuous_trap("大宇宙", "マクロコスモス", "Macro Cosmos"),
         partial="its effects"),
    card(23440062, continuous_trap("邪恶苏生", "ウィキッド・リボーン", "Wicked Rebirth"),
         partial="its effects"),
    card(27551, continuous_trap("限制苏生", "リミット・リバース", "Limit Reverse"),
         partial="its effects"),
    card(98139712, continuous_trap("死灵的引诱", "死霊の誘い", "Skull Invitation"),
         partial="its effects"),
    card(28649820, continuous_trap("阿匹卜之化神", "アポピスの化神", "Embodiment of Apophis"),
         series=("阿匹卜",), aliases=("阿波畢斯的化身",), partial="its effects"),
)
# fmt: on
