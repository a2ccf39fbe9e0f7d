"""English for materials: what was used as one, what was made with it, what has it."""

from segoc.effects import as_material as am, overlaying as ov
from segoc.effects.as_material import UsedAsMaterial
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import ANY, BARE, Noun, Those, noun_of, says, those
from segoc.explain.english.terms import listed, numbered, ways_of
from segoc.explain.speaker import Speaker


@says(UsedAsMaterial)
def _used_as_material(speaker: Speaker, node: UsedAsMaterial) -> str:
    noun = noun_of(speaker, node.of)
    if noun.noun == "card":
        noun.noun = "monster"
    way = f"the {listed(numbered(node.for_, en.WAYS))} Summon"
    which = "this card" if node.cards is None else those(speaker, node.cards, ANY, True).text
    text = f"{which} is used as material for {way} of {noun.text(ANY)}"
    if node.only:
        only = noun_of(speaker, node.only)
        only.noun = "monster"
        text += f", with nothing but {only.text(BARE)} as materials"
    return text


@says(am.MonsterBecameMaterial)
def _monster_became_material(speaker: Speaker, node: am.MonsterBecameMaterial) -> str:
    way = listed(numbered(node.for_, en.WAYS), "or")
    why = f"because the equipped monster became {way} Material"
    return f"this card is sent to the GY {why}"


@says(am.MadeWith)
def _made_with(speaker: Speaker, node: am.MadeWith, noun: Noun) -> None:
    material = those(speaker, node.cards, ANY).text
    noun.after.append(f"that was {ways_of(node.ways)} using {material} as material")


@says(am.Host)
def _host(speaker: Speaker, node: am.Host, count: int, source: bool) -> Those:
    noun = noun_of(speaker, node.that)
    noun.noun = "Xyz Monster"
    noun.after.append("that has this card as material")
    return Those(noun.text(ANY), False)


@says(am.MaterialsOf)
def _materials_of(speaker: Speaker, node: am.MaterialsOf, count: int, source: bool) -> Those:
    monsters = those(speaker, node.cards, ANY).text
    place = f"from {monsters}" if source else f"attached to {monsters}"
    return Those(Noun("material").text(count, place), count not in (1, ANY))


@says(ov.OverlaySummon)
def _overlay_summon(speaker: Speaker, node: ov.OverlaySummon) -> str:
    monster = those(speaker, node.cards, source=True).text
    way = f"by using {those(speaker, node.on).text} as the material"
    return f"Special Summon {monster}, {way} (this is treated as an Xyz Summon)"


@says(ov.RankAbove)
def _rank_above(speaker: Speaker, node: ov.RankAbove, noun: Noun) -> None:
    ranks = "Rank" if node.by == 1 else "Ranks"
    noun.after.append(f"that is {node.by} {ranks} higher than {those(speaker, node.cards).text}")
