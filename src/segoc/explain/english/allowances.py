"""English for what texts allow besides the rules, or count in a turn."""

from segoc.effects import allowances as al
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import Those, says
from segoc.explain.speaker import Speaker


@says(al.FromHand)
def _from_hand(speaker: Speaker, node: al.FromHand, subject: Those) -> str:
    return "can also be activated from the hand"


@says(al.TrapFromHand)
def _trap_from_hand(speaker: Speaker, node: al.TrapFromHand, subject: Those) -> str:
    return f"{subject.text} can activate 1 Trap Card from the hand"


@says(al.OneSummonPerTurn)
def _one_summon(speaker: Speaker, node: al.OneSummonPerTurn, subject: Those) -> str:
    return "can only be Special Summoned once per turn by its player, as all cards of its name"


@says(al.SummonsThisTurn)
def _summons(speaker: Speaker, node: al.SummonsThisTurn) -> str:
    return f"the number of times {en.WHO[node.whose][0]} succeeded in a Summon this turn"
