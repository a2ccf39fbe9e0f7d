"""Chinese for what Fusion Monsters list, used otherwise than in Fusion Summons."""

from segoc.effects import listed_materials as lm
from segoc.effects.fusing_otherwise import SummonOfListed
from segoc.effects.fusion_materials import UseAsMaterials
from segoc.explain.chinese.fusions import used_up
from segoc.explain.chinese.nouns import ANY, Noun, noun_of, says, those
from segoc.explain.speaker import Speaker


@says(lm.ListsExactly)
def _lists_exactly(speaker: Speaker, node: lm.ListsExactly, noun: Noun) -> None:
    noun.before.append((1, f"只以{node.number}只怪兽为素材的"))


@says(lm.MaterialsInGy)
def _materials_in_gy(speaker: Speaker, node: lm.MaterialsInGy, count: int) -> str:
    monster = those(speaker, node.cards)
    used = f"{monster}的融合召唤使用过的"
    used = f"{monster}记述的，或者{used}" if node.or_listed else used
    return f"自己墓地的{'1只' if count == 1 else ''}{used}融合素材怪兽"


@says(lm.FusionSummonedByThis)
def _by_this(speaker: Speaker, node: lm.FusionSummonedByThis, noun: Noun) -> None:
    noun.before.append((1, "用这张卡的效果融合召唤的"))


@says(UseAsMaterials)
def _use_as_materials(speaker: Speaker, node: UseAsMaterials) -> str:
    parts = "和".join(noun_of(speaker, part.filters).text(part.least) for part in node.parts)
    doing = used_up(node.to)
    return f"从{those(speaker, node.using, ANY)}之中把{parts}作为融合素材{doing}"


@says(SummonOfListed)
def _summon_of_listed(speaker: Speaker, node: SummonOfListed) -> str:
    used = those(speaker, node.using, ANY)
    doing = used_up(node.to)
    text = f"从{used}让{those(speaker, node.cards)}决定的融合素材怪兽{doing}"
    return f"{text}，把那只融合怪兽无视召唤条件特殊召唤"
