"""Chinese for what texts allow besides the rules, or count in a turn."""

from segoc.effects import allowances as al
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import says
from segoc.explain.speaker import Speaker


@says(al.FromHand)
def _from_hand(speaker: Speaker, node: al.FromHand) -> str:
    return "的发动从手卡也能用"


@says(al.TrapFromHand)
def _trap_from_hand(speaker: Speaker, node: al.TrapFromHand) -> str:
    return "可以只有1次把陷阱卡从手卡发动"


@says(al.OneSummonPerTurn)
def _one_summon(speaker: Speaker, node: al.OneSummonPerTurn) -> str:
    return "及其同名怪兽，自己1回合只能有1次特殊召唤"


@says(al.SummonsThisTurn)
def _summons(speaker: Speaker, node: al.SummonsThisTurn) -> str:
    return f"这个回合中{zh.WHO[node.whose]}召唤·反转召唤·特殊召唤成功的次数"
