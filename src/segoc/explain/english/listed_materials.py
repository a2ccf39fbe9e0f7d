"""English for what Fusion Monsters list, used otherwise than in Fusion Summons."""

from segoc.effects import listed_materials as lm
from segoc.effects.fusing_otherwise import SummonOfListed
from segoc.effects.fusion_materials import UseAsMaterials
from segoc.explain.english.fusions import used_up
from segoc.explain.english.nouns import ALL, Noun, Those, from_among, noun_of, says, those
from segoc.explain.english.terms import listed
from segoc.explain.speaker import Speaker


@says(lm.ListsExactly)
def _lists_exactly(speaker: Speaker, node: lm.ListsExactly, noun: Noun) -> None:
    noun.after.append(f"that lists exactly {node.number} monsters as material")


@says(lm.MaterialsInGy)
def _materials_in_gy(speaker: Speaker, node: lm.MaterialsInGy, count: int, source: bool) -> Those:
    monster = those(speaker, node.cards).text
    used = f"used for the Fusion Summon of {monster}"
    used = f"listed on {monster} or {used}" if node.or_listed else used
    one = count == 1
    materials = "1 Fusion Material" if one else "Fusion Materials"
    return Those(f"{materials} in your GY {used}", not one)


@says(lm.FusionSummonedByThis)
def _by_this(speaker: Speaker, node: lm.FusionSummonedByThis, noun: Noun) -> None:
    noun.after.append("that was Fusion Summoned by this card's effect")


def _monster(noun: Noun) -> Noun:
    noun.noun = "monster" if noun.noun == "card" else noun.noun
    return noun


@says(UseAsMaterials)
def _use_as_materials(speaker: Speaker, node: UseAsMaterials) -> str:
    used = from_among(speaker, node.using)
    nouns = [_monster(noun_of(speaker, part.filters)) for part in node.parts]
    pairs = zip(nouns, node.parts, strict=True)
    parts = listed([noun.text(part.least) for noun, part in pairs], "and")
    doing = used_up(node.to)
    return f"{doing} {parts}, among {used}, as its Fusion Materials"


@says(SummonOfListed)
def _summon_of_listed(speaker: Speaker, node: SummonOfListed) -> str:
    made = those(speaker, node.cards, ALL, True).text
    used = from_among(speaker, node.using)
    doing = used_up(node.to)
    text = f"{doing}, among {used}, the Fusion Materials listed on {made}"
    return f"{text}, then Special Summon it, ignoring its Summoning conditions"
