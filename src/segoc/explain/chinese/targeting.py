"""Chinese for continuous targets, for so many of them, and for changed ones."""

from segoc.effects import changing_zones as sh, choosing as pk, references, targeting as tg
from segoc.effects.activations import OfActivator
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker


@says(references.AllTargets)
def _all_targets(speaker: Speaker, node: references.AllTargets, count: int) -> str:
    return f"作为对象的{node.number}张卡全部"


@says(tg.KeptAsTarget)
def _kept(speaker: Speaker, node: tg.KeptAsTarget, noun: Noun) -> None:
    noun.before.append((1, "被持续作为对象的"))


@says(tg.KeepsTarget)
def _keeps(speaker: Speaker, node: tg.KeepsTarget, noun: Noun) -> None:
    noun.before.append((1, f"只以{those(speaker, node.cards, 1)}为持续的对象的"))


@says(tg.ProperTargets)
def _proper(speaker: Speaker, node: tg.ProperTargets, count: int) -> str:
    return "场上1张可以作为那个效果的正确对象的别的卡"


@says(tg.ChangeTarget)
def _change_target(speaker: Speaker, node: tg.ChangeTarget) -> str:
    return f"那个效果的对象转移为{those(speaker, node.cards)}（仍是正确的对象的场合）"


@says(pk.OneOfEach)
def _one_of_each(speaker: Speaker, node: pk.OneOfEach, count: int) -> str:
    groups = "、".join(those(speaker, one, ANY) for one in node.groups)
    return f"{groups}各最多1张（从手卡是随机选）"


@says(sh.DesignateZone)
def _designate(speaker: Speaker, node: sh.DesignateZone) -> str:
    return f"指定{those(speaker, node.next_to)}相邻的没有使用的主要怪兽区域1处"


@says(sh.ToDesignatedZone)
def _to_designated(speaker: Speaker, node: sh.ToDesignatedZone) -> str:
    return f"把{those(speaker, node.cards)}向指定的区域移动"


@says(sh.InFront)
def _in_front(speaker: Speaker, node: sh.InFront, noun: Noun) -> None:
    noun.before.append((1, "这张卡的正对面的"))


@says(OfActivator)
def _of_activator(speaker: Speaker, node: OfActivator, noun: Noun) -> None:
    noun.before.append((0, "发动的那个玩家的"))
