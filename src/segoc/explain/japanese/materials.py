"""Japanese for what a monster is made from."""

from segoc.explain.japanese.nouns import Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.choosing.gathering import OPEN_END
from segoc.kernel.summoning import materials as mt
from segoc.kernel.summoning.fusion_recipes import FusionMaterials


def _so_many(noun: Noun, least: int, most: int) -> str:
    if noun.noun == "カード":
        noun.noun = "モンスター"
    if most == least:
        return noun.words() if least == 1 else f"{noun.words()}×{least}"
    return f"{noun.words()}{least}体以上" if most >= OPEN_END else f"{noun.words()}{least}~{most}体"


@says(mt.Part)
def _part(speaker: Speaker, node: mt.Part) -> str:
    return _so_many(noun_of(speaker, node.filters), node.least, node.most)


@says(FusionMaterials)
def _fusion(speaker: Speaker, node: FusionMaterials) -> str:
    text = "＋".join(_part(speaker, part) for part in node.parts)
    return f"{text}（融合召喚は上記のカードでしか行えない）" if node.genuine else text


@says(mt.SynchroMaterials)
def _synchro(speaker: Speaker, node: mt.SynchroMaterials) -> str:
    return f"{_part(speaker, node.tuners)}＋{_part(speaker, node.others)}"


@says(mt.XyzMaterials)
def _xyz(speaker: Speaker, node: mt.XyzMaterials) -> str:
    noun = noun_of(speaker, node.filters)
    noun.before.append((6, f"レベル{node.level}"))
    return _so_many(noun, node.least, node.most)


@says(mt.Overlay)
def _overlay(speaker: Speaker, node: mt.Overlay) -> str:
    monster = _so_many(noun_of(speaker, node.filters), 1, 1)
    once = "このカード名は１ターンに１度、" if node.once else ""
    if node.detaching:
        first = f"X素材を{node.detaching}つ取り除き、"
        return f"{once}{monster}から{first}その上に重ねてX召喚することもできる"
    return f"{once}{monster}の上に重ねてX召喚することもできる"


@says(mt.LinkMaterials)
def _link(speaker: Speaker, node: mt.LinkMaterials) -> str:
    text = "＋".join(_part(speaker, part) for part in node.parts)
    if node.alike:
        text = f"種族または属性が同じ{text}"
    return f"カード名が異なる{text}" if node.distinct else text
