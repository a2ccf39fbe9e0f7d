"""Japanese for materials: what was used as one, what was made with it, what has it."""

from segoc.effects import as_material as am, overlaying as ov
from segoc.effects.as_material import UsedAsMaterial
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, noun_of, says, those
from segoc.explain.japanese.terms import Said, numbered
from segoc.explain.speaker import Speaker


@says(UsedAsMaterial)
def _used_as_material(speaker: Speaker, node: UsedAsMaterial) -> str:
    noun = noun_of(speaker, node.of)
    if noun.noun == "カード":
        noun.noun = "モンスター"
    way = ja.ways_of(node.for_)
    which = "このカード" if node.cards is None else those(speaker, node.cards, ANY)
    only = ""
    if node.only:
        others = noun_of(speaker, node.only)
        others.noun = "モンスター"
        only = f"を含む{others.text(ANY)}のみ"
    return f"{which}{only}が{noun.text(ANY)}の{way}の素材になった"


@says(am.MonsterBecameMaterial)
def _monster_became_material(speaker: Speaker, node: am.MonsterBecameMaterial) -> str:
    way = "・".join(numbered(node.for_, ja.WAYS))
    return f"装備モンスターが{way}の素材になった事でこのカードが墓地へ送られた"


@says(am.MadeWith)
def _made_with(speaker: Speaker, node: am.MadeWith, noun: Noun) -> None:
    material = those(speaker, node.cards, ANY)
    noun.before.append((1, f"{material}を素材として{ja.ways_of(node.ways)}した"))


@says(am.Host)
def _host(speaker: Speaker, node: am.Host, count: int) -> str:
    noun = noun_of(speaker, node.that)
    noun.noun = "Xモンスター"
    noun.before.append((-1, "このカードを素材として持っている"))
    return noun.text(ANY)


@says(am.MaterialsOf)
def _materials_of(speaker: Speaker, node: am.MaterialsOf, count: int) -> str:
    return Noun("X素材", [], "つ").text(count, those(speaker, node.cards, ANY))


@says(ov.OverlaySummon)
def _overlay_summon(speaker: Speaker, node: ov.OverlaySummon) -> Said:
    monster = those(speaker, node.cards)
    base = those(speaker, node.on)
    text = f"{monster}を{base}の上に重ねてX召喚扱いとして特殊召喚"
    return Said(f"{text}し", f"{text}する")


@says(ov.RankAbove)
def _rank_above(speaker: Speaker, node: ov.RankAbove, noun: Noun) -> None:
    noun.before.append((1, f"{those(speaker, node.cards)}よりランクが{node.by}つ高い"))
