"""English for what an attack is aimed at."""

from segoc.effects.attack_targets import ChosenToBeAttacked, TurnAttack
from segoc.explain.english.nouns import ANY, says, those
from segoc.explain.speaker import Speaker


@says(ChosenToBeAttacked)
def _chosen_to_be_attacked(speaker: Speaker, node: ChosenToBeAttacked) -> str:
    return f"{those(speaker, node.cards, ANY).text} is targeted for an attack"


@says(TurnAttack)
def _turn_attack(speaker: Speaker, node: TurnAttack) -> str:
    text = f"change the attack target to {those(speaker, node.cards).text}"
    return f"{text} and perform damage calculation" if node.to_calculation else text
