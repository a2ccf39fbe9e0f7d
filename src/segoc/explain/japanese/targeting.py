"""Japanese for continuous targets, for so many of them, and for changed ones."""

from segoc.effects import changing_zones as sh, choosing as pk, references, targeting as tg
from segoc.effects.activations import OfActivator
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker


@says(references.AllTargets)
def _all_targets(speaker: Speaker, node: references.AllTargets, count: int) -> str:
    return f"対象のカード{node.number}枚全て"


@says(tg.KeptAsTarget)
def _kept(speaker: Speaker, node: tg.KeptAsTarget, noun: Noun) -> None:
    noun.before.append((1, "対象に取られ続けている"))


@says(tg.KeepsTarget)
def _keeps(speaker: Speaker, node: tg.KeepsTarget, noun: Noun) -> None:
    noun.before.append((1, f"{those(speaker, node.cards, 1)}のみを対象に取り続けている"))


@says(tg.ProperTargets)
def _proper(speaker: Speaker, node: tg.ProperTargets, count: int) -> str:
    return "フィールドの、その効果の正しい対象となる別のカード１枚"


@says(tg.ChangeTarget)
def _change_target(speaker: Speaker, node: tg.ChangeTarget) -> Said:
    text = f"その効果の対象を{those(speaker, node.cards)}に（正しい対象となる場合に）移し替え"
    return Said(text, f"{text}る")


@says(pk.OneOfEach)
def _one_of_each(speaker: Speaker, node: pk.OneOfEach, count: int) -> str:
    groups = "、".join(those(speaker, one, ANY) for one in node.groups)
    return f"{groups}をそれぞれ１枚まで（手札からはランダムに選ぶ）"


@says(sh.DesignateZone)
def _designate(speaker: Speaker, node: sh.DesignateZone) -> Said:
    zone = f"{those(speaker, node.next_to)}の隣の使用していないメインモンスターゾーン１ヵ所を"
    return Said(f"{zone}指定し", f"{zone}指定する")


@says(sh.ToDesignatedZone)
def _to_designated(speaker: Speaker, node: sh.ToDesignatedZone) -> Said:
    text = f"{those(speaker, node.cards)}を指定したゾーンに移動"
    return Said(f"{text}し", f"{text}する")


@says(sh.InFront)
def _in_front(speaker: Speaker, node: sh.InFront, noun: Noun) -> None:
    noun.before.append((1, "このカードの正面の"))


@says(OfActivator)
def _of_activator(speaker: Speaker, node: OfActivator, noun: Noun) -> None:
    noun.before.append((0, "発動したそのプレイヤーの"))
