"""Chinese for what texts allow besides the rules, or count in a turn."""

from segoc.effects import this_turn as al
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import says
from segoc.explain.speaker import Speaker
from segoc.kernel.table.event import SPECIAL_WAYS


@says(al.FromHand)
def _from_hand(speaker: Speaker, node: al.FromHand) -> str:
    return "的发动从手卡也能用"


@says(al.TrapFromHand)
def _trap_from_hand(speaker: Speaker, node: al.TrapFromHand) -> str:
    return "可以只有1次把陷阱卡从手卡发动"


@says(al.OneSummonPerTurn)
def _one_summon(speaker: Speaker, node: al.OneSummonPerTurn) -> str:
    way = "特殊召唤" if node.in_ == SPECIAL_WAYS else zh.ways_of(node.in_)
    return f"及其同名怪兽，自己1回合只能有1次{way}"


@says(al.OneSpecialSummonEach)
def _one_each(speaker: Speaker, node: al.OneSpecialSummonEach) -> str:
    return "在那个期间1回合只能有1次把怪兽特殊召唤"


@says(al.SummonsThisTurn)
def _summons(speaker: Speaker, node: al.SummonsThisTurn) -> str:
    return f"这个回合中{zh.WHO[node.whose]}召唤·反转召唤·特殊召唤成功的次数"


@says(al.AppliedThisTurn)
def _applied(speaker: Speaker, node: al.AppliedThisTurn, so: bool) -> str:
    which = speaker.printed_number(node.which)
    return f"这个回合{'' if so else '没有'}适用过这张卡的效果{which}"


@says(al.NormalSummonedThisTurn)
def _normal_summoned(speaker: Speaker, node: al.NormalSummonedThisTurn, so: bool) -> str:
    return f"这个回合自己{'' if so else '没有'}把怪兽通常召唤"


@says(al.TributesThisTurn)
def _tributes(speaker: Speaker, node: al.TributesThisTurn) -> str:
    return f"这个回合{zh.WHO[node.whose]}为上级召唤而解放的怪兽数量"


@says(al.ActivatedThisTurn)
def _activated(speaker: Speaker, node: al.ActivatedThisTurn, so: bool) -> str:
    return f"这个回合{'' if so else '没有'}发动过这张卡的效果"
