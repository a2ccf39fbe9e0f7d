"""Japanese for what an attack is aimed at."""

from segoc.effects.attack_targets import ChosenToBeAttacked, TurnAttack
from segoc.explain.japanese.nouns import ANY, says, those
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker


@says(ChosenToBeAttacked)
def _chosen_to_be_attacked(speaker: Speaker, node: ChosenToBeAttacked) -> str:
    return f"{those(speaker, node.cards, ANY)}が攻撃対象に選択された"


@says(TurnAttack)
def _turn_attack(speaker: Speaker, node: TurnAttack) -> Said:
    text = f"攻撃対象を{those(speaker, node.cards)}に移し替え"
    if node.to_calculation:
        text = f"{text}てダメージ計算を行"
        return Said(f"{text}い", f"{text}う")
    return Said(text, f"{text}る")
