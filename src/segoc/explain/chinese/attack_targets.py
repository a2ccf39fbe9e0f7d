"""Chinese for what an attack is aimed at."""

from segoc.effects.attack_targets import ChosenToBeAttacked, TurnAttack
from segoc.explain.chinese.nouns import ANY, says, those
from segoc.explain.speaker import Speaker


@says(ChosenToBeAttacked)
def _chosen_to_be_attacked(speaker: Speaker, node: ChosenToBeAttacked) -> str:
    return f"{those(speaker, node.cards, ANY)}被选择作为攻击对象"


@says(TurnAttack)
def _turn_attack(speaker: Speaker, node: TurnAttack) -> str:
    text = f"攻击对象转移为{those(speaker, node.cards)}"
    return f"{text}进行伤害计算" if node.to_calculation else text
