"""Chinese for link markers."""

from segoc.effects import linking as ln
from segoc.explain.chinese.actions import position
from segoc.explain.chinese.clauses import about
from segoc.explain.chinese.nouns import Noun, says, those
from segoc.explain.speaker import Speaker


@says(ln.InLinkState)
def _in_link_state(speaker: Speaker, node: ln.InLinkState, noun: Noun) -> None:
    noun.before.append((1, "互相连接状态的" if node.mutual else "连接状态的"))


@says(ln.InExtraLink)
def _in_extra_link(speaker: Speaker, node: ln.InExtraLink, noun: Noun) -> None:
    noun.before.append((1, "额外连接状态的"))


@says(ln.PointedTo)
def _pointed_to(speaker: Speaker, node: ln.PointedTo, noun: Noun) -> None:
    noun.before.append((1, "连接怪兽所连接区的"))


@says(ln.RatingIs)
def _rating_is(speaker: Speaker, node: ln.RatingIs, noun: Noun) -> None:
    if node.least == node.most:
        noun.before.append((2, f"连接{node.least}的"))
    elif node.least <= 1:
        noun.before.append((2, f"连接{node.most}以下的"))
    else:
        noun.before.append((2, f"连接{node.least}以上的"))


@says(ln.CoLinked)
def _co_linked(speaker: Speaker, node: ln.CoLinked, count: int) -> str:
    return Noun("怪兽", [(0, "这张卡所互相连接区的")], "只").text(count)


@says(ln.SummonWherePointed)
def _summon_where_pointed(speaker: Speaker, node: ln.SummonWherePointed) -> str:
    where = "在作为这张卡所连接区的自己场上"
    text = f"把{those(speaker, node.cards)}{where}{position(node.in_)}特殊召唤"
    if node.with_:
        text += f"，{about(speaker, node.cards, node.with_, '那只怪兽')}"
    return text
