"""Chinese for cards that are pointed at: this card, the targets, what an event was about."""

from segoc.effects import references, summoning
from segoc.effects.players import EITHER
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.language.effect import Activated, Reaction


@says(references.This)
def _this(speaker: Speaker, node: references.This, count: int) -> str:
    return "这张卡"


@says(references.Targets)
def _targets(speaker: Speaker, node: references.Targets, count: int) -> str:
    return "作为对象的卡"


@says(references.Chosen)
def _chosen(speaker: Speaker, node: references.Chosen, count: int) -> str:
    return "选的卡"


@says(references.Paid)
def _paid(speaker: Speaker, node: references.Paid, count: int) -> str:
    return "作为代价的卡"


@says(references.Done)
def _done(speaker: Speaker, node: references.Done, count: int) -> str:
    return "那张卡"


@says(references.That)
def _that(speaker: Speaker, node: references.That, count: int) -> str:
    effect = speaker.effects[-1]
    happening = effect.happening if isinstance(effect, Activated | Reaction) else None
    if isinstance(happening, summoning.WouldBeSummoned | summoning.Summoned):
        return "那只怪兽"
    return "那张卡"


@says(references.Attacker)
def _attacker(speaker: Speaker, node: references.Attacker, count: int) -> str:
    return "那只攻击怪兽"


@says(references.Attacked)
def _attacked(speaker: Speaker, node: references.Attacked, count: int) -> str:
    return "成为攻击对象的那只怪兽"


@says(references.Linked)
def _linked(speaker: Speaker, node: references.Linked, count: int) -> str:
    return "这张卡联系着的卡"


@says(references.Equipped)
def _equipped(speaker: Speaker, node: references.Equipped, count: int) -> str:
    return "装备怪兽"


@says(references.EquippedTo)
def _equipped_to(speaker: Speaker, node: references.EquippedTo, count: int) -> str:
    noun = Noun(before=[(0, f"{'用自身的效果' if node.by_own_effect else ''}给这张卡装备的")])
    return noun.text(count)


@says(references.Materials)
def _materials(speaker: Speaker, node: references.Materials, count: int) -> str:
    what = noun_of(speaker, node.that)
    what.noun = "怪兽"
    kind = f"{what.text(ANY)}的" if node.that else ""
    return Noun(f"{kind}素材", [], "个").text(count, "这张卡")


@says(references.Pointed)
def _pointed(speaker: Speaker, node: references.Pointed, count: int) -> str:
    whose = "" if node.whose == EITHER else f"{zh.WHO[node.whose]}的"
    return Noun("怪兽", [(0, f"这张卡所连接区的{whose}")], "只").text(count)
