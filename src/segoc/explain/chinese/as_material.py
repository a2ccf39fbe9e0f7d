"""Chinese for materials: what was used as one, what was made with it, what has it."""

from segoc.effects import as_material as am, overlaying as ov
from segoc.effects.as_material import UsedAsMaterial
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, Noun, noun_of, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker


@says(UsedAsMaterial)
def _used_as_material(speaker: Speaker, node: UsedAsMaterial) -> str:
    noun = noun_of(speaker, node.of)
    if noun.noun == "卡":
        noun.noun = "怪兽"
    way = zh.ways_of(node.for_)
    which = "这张卡" if node.cards is None else those(speaker, node.cards, ANY)
    only = ""
    if node.only:
        others = noun_of(speaker, node.only)
        others.noun = "怪兽"
        only = f"和其他素材全是{others.text(ANY)}时"
    return f"{which}{only}成为{noun.text(ANY)}的{way}的素材"


@says(am.MonsterBecameMaterial)
def _monster_became_material(speaker: Speaker, node: am.MonsterBecameMaterial) -> str:
    way = "·".join(numbered(node.for_, zh.WAYS))
    return f"装备怪兽成为{way}的素材让这张卡被送去墓地"


@says(am.MadeWith)
def _made_with(speaker: Speaker, node: am.MadeWith, noun: Noun) -> None:
    material = those(speaker, node.cards, ANY)
    noun.before.append((1, f"以{material}为素材作{zh.ways_of(node.ways)}的"))


@says(am.Host)
def _host(speaker: Speaker, node: am.Host, count: int) -> str:
    noun = noun_of(speaker, node.that)
    noun.noun = "超量怪兽"
    noun.before.append((-1, "持有这张卡作为素材中的"))
    return noun.text(ANY)


@says(am.MaterialsOf)
def _materials_of(speaker: Speaker, node: am.MaterialsOf, count: int) -> str:
    return Noun("超量素材", [], "个").text(count, those(speaker, node.cards, ANY))


@says(ov.OverlaySummon)
def _overlay_summon(speaker: Speaker, node: ov.OverlaySummon) -> str:
    monster = those(speaker, node.cards)
    return f"把{monster}在{those(speaker, node.on)}上面重叠当作超量召唤特殊召唤"


@says(ov.RankAbove)
def _rank_above(speaker: Speaker, node: ov.RankAbove, noun: Noun) -> None:
    noun.before.append((1, f"比{those(speaker, node.cards)}阶级高{node.by}阶的"))
