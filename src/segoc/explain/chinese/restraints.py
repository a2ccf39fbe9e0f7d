"""Chinese for what players can't do but in some way."""

from segoc.effects import restraints as rs
from segoc.effects.targeting import CannotTargetWith
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.facts import what_is_activated
from segoc.explain.chinese.nouns import ANY, noun_of, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker


@says(rs.CannotOtherwise)
def _cannot_otherwise(speaker: Speaker, node: rs.CannotOtherwise) -> str:
    return f"不能用这张卡的效果以外把怪兽{zh.VERBS[node.verb]}"


@says(rs.SpecialSummonsOnly)
def _special_summons_only(speaker: Speaker, node: rs.SpecialSummonsOnly) -> str:
    return f"不能作{'·'.join(numbered(node.ways, zh.WAYS))}以外的特殊召唤"


@says(rs.CannotAnswer)
def _cannot_answer(speaker: Speaker, node: rs.CannotAnswer) -> str:
    what = what_is_activated(node.what)
    return f"不能对应自己的{what}的发动把魔法·陷阱·怪兽的效果发动"


@says(rs.TargetCannotAnswer)
def _target_cannot_answer(speaker: Speaker, node: rs.TargetCannotAnswer) -> str:
    return "的发动不能对应来把作为对象的卡发动"


@says(rs.CannotUseAsMaterial)
def _cannot_use(speaker: Speaker, node: rs.CannotUseAsMaterial) -> str:
    ways = "·".join(numbered(node.ways, zh.WAYS))
    return f"不能把{those(speaker, node.cards, ANY)}作为{ways}的素材"


@says(CannotTargetWith)
def _cannot_target_with(speaker: Speaker, node: CannotTargetWith) -> str:
    source = noun_of(speaker, node.that).text(ANY)
    return f"不能把{those(speaker, node.cards, ANY)}作为{source}的效果的对象"
