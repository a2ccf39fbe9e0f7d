"""English for Fusion and Ritual Summons."""

from segoc.effects.fusing import FusionSummon, RitualSummon, SummonUsing
from segoc.effects.fusing_and_banishing import FusionSummonAlsoBanishing
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.normal_summons import NormalSummonByEffect
from segoc.explain.english.clauses import about
from segoc.explain.english.nouns import ALL, Those, from_among, one_such, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table.places import BANISHED, DECK

WAYS = {BANISHED: "banishing", DECK: "shuffling into the Deck"}


@says(FusionSummon)
def _fusion_summon(speaker: Speaker, node: FusionSummon) -> str:
    made = those(speaker, node.cards, ALL, True).text
    used = from_among(speaker, node.using)
    doing = WAYS.get(node.to, "using")
    materials = f"exactly {node.number} materials" if node.number else "its materials"
    return f"Fusion Summon {made} by {doing} {materials} among {used}" + _rest(speaker, node)


@says(FusionSummonAlsoBanishing)
def _fusion_summon_also_banishing(speaker: Speaker, node: FusionSummonAlsoBanishing) -> str:
    assert node.banishing is not None
    banished = from_among(speaker, node.banishing)
    also = f"(you can also use up to {node.most} among {banished}, by banishing them)"
    return f"{_fusion_summon(speaker, node)} {also}"


@says(FusionSummonOfOne)
def _fusion_summon_of_one(speaker: Speaker, node: FusionSummonOfOne) -> str:
    made = those(speaker, node.cards, ALL, True).text
    used = those(speaker, node.using).text
    return f"Fusion Summon {made} that lists {used} as material, using it as the only material"


@says(NormalSummonByEffect)
def _normal_summon(speaker: Speaker, node: NormalSummonByEffect) -> str:
    found = those(speaker, node.cards, ALL, True).text
    return f"immediately after this effect resolves, Normal Summon {found}"


@says(RitualSummon)
def _ritual_summon(speaker: Speaker, node: RitualSummon) -> str:
    made = those(speaker, node.cards, ALL, True).text
    used = from_among(speaker, node.using)
    level = str(node.total) if node.total else "its Level"
    total = f"exactly {level}" if node.exactly else f"{level} or more"
    text = f"Ritual Summon {made} by Tributing {used} whose total Levels are {total}"
    if node.banishing is not None:
        banished = from_among(speaker, node.banishing)
        text += f", or banishing {banished} instead"
    return text + _rest(speaker, node)


def _rest(speaker: Speaker, node: SummonUsing) -> str:
    text = ""
    if node.including:
        text += f", including {one_such(speaker, node.including)}"
    if node.with_:
        text += f", but {about(speaker, node.cards, node.with_, Those('it', False))}"
    return text
