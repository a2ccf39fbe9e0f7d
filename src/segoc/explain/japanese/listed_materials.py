"""Japanese for what Fusion Monsters list, used otherwise than in Fusion Summons."""

from segoc.effects import listed_materials as lm
from segoc.effects.fusing_otherwise import SummonOfListed
from segoc.effects.fusion_materials import UseAsMaterials
from segoc.explain.japanese.fusions import used_up
from segoc.explain.japanese.nouns import ANY, Noun, noun_of, says, those
from segoc.explain.japanese.terms import Said, suru
from segoc.explain.speaker import Speaker


@says(lm.ListsExactly)
def _lists_exactly(speaker: Speaker, node: lm.ListsExactly, noun: Noun) -> None:
    noun.before.append((1, f"モンスター{node.number}体のみを素材とする"))


@says(lm.MaterialsInGy)
def _materials_in_gy(speaker: Speaker, node: lm.MaterialsInGy, count: int) -> str:
    monster = those(speaker, node.cards)
    used = f"{monster}の融合召喚に使用した"
    used = f"{monster}に記された、または{used}" if node.or_listed else used
    return f"自分の墓地の{used}融合素材モンスター{'１体' if count == 1 else ''}"


@says(lm.FusionSummonedByThis)
def _by_this(speaker: Speaker, node: lm.FusionSummonedByThis, noun: Noun) -> None:
    noun.before.append((1, "このカードの効果で融合召喚した"))


@says(UseAsMaterials)
def _use_as_materials(speaker: Speaker, node: UseAsMaterials) -> Said:
    parts = "と".join(noun_of(speaker, part.filters).text(part.least) for part in node.parts)
    doing = used_up(node.to)
    return doing.after(f"{those(speaker, node.using, ANY)}の内から{parts}を融合素材として")


@says(SummonOfListed)
def _summon_of_listed(speaker: Speaker, node: SummonOfListed) -> Said:
    used = those(speaker, node.using, ANY)
    doing = used_up(node.to).on
    text = f"{used}から{those(speaker, node.cards)}によって決められた融合素材モンスターを{doing}"
    return suru(f"{text}、その融合モンスターを召喚条件を無視して特殊召喚")
