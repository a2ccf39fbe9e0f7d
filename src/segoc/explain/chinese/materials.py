"""Chinese for what a monster is made from."""

from segoc.explain.chinese.nouns import Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.summoning import materials as mt
from segoc.kernel.summoning.fusion_recipes import FusionMaterials


def _so_many(noun: Noun, least: int, most: int) -> str:
    if noun.noun == "卡":
        noun.noun = "怪兽"
    if most == least:
        return noun.words() if least == 1 else f"{noun.words()}×{least}"
    return f"{noun.words()}{least}只以上" if most >= OPEN_END else f"{noun.words()}{least}~{most}只"


@says(mt.Part)
def _part(speaker: Speaker, node: mt.Part) -> str:
    return _so_many(noun_of(speaker, node.filters), node.least, node.most)


@says(FusionMaterials)
def _fusion(speaker: Speaker, node: FusionMaterials) -> str:
    text = "＋".join(_part(speaker, part) for part in node.parts)
    return f"{text}（融合召唤不用上记的卡不能进行）" if node.genuine else text


@says(mt.SynchroMaterials)
def _synchro(speaker: Speaker, node: mt.SynchroMaterials) -> str:
    return f"{_part(speaker, node.tuners)}＋{_part(speaker, node.others)}"


@says(mt.XyzMaterials)
def _xyz(speaker: Speaker, node: mt.XyzMaterials) -> str:
    noun = noun_of(speaker, node.filters)
    noun.before.append((6, f"{node.level}星"))
    return _so_many(noun, node.least, node.most)


@says(mt.Overlay)
def _overlay(speaker: Speaker, node: mt.Overlay) -> str:
    monster = _so_many(noun_of(speaker, node.filters), 1, 1)
    once = "这个卡名1回合1次" if node.once else ""
    if node.detaching:
        first = f"把{node.detaching}个超量素材取除，"
        return f"{once}也能从{monster}{first}在那上面重叠来超量召唤"
    return f"{once}也能在{monster}上面重叠来超量召唤"


@says(mt.LinkMaterials)
def _link(speaker: Speaker, node: mt.LinkMaterials) -> str:
    text = "＋".join(_part(speaker, part) for part in node.parts)
    if node.alike:
        text = f"种族或者属性相同的{text}"
    return f"卡名不同的{text}" if node.distinct else text
