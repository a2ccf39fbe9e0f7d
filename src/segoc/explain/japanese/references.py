"""Japanese for cards that are pointed at: this card, the targets, what an event was about."""

from segoc.effects import references, summoning
from segoc.effects.players import EITHER
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.language.effect import Activated, Reaction


@says(references.This)
def _this(speaker: Speaker, node: references.This, count: int) -> str:
    return "このカード"


@says(references.Targets)
def _targets(speaker: Speaker, node: references.Targets, count: int) -> str:
    return "対象のカード"


@says(references.Chosen)
def _chosen(speaker: Speaker, node: references.Chosen, count: int) -> str:
    return "選んだカード"


@says(references.Paid)
def _paid(speaker: Speaker, node: references.Paid, count: int) -> str:
    return "コストにしたカード"


@says(references.Done)
def _done(speaker: Speaker, node: references.Done, count: int) -> str:
    return "そのカード"


@says(references.That)
def _that(speaker: Speaker, node: references.That, count: int) -> str:
    effect = speaker.effects[-1]
    happening = effect.happening if isinstance(effect, Activated | Reaction) else None
    if isinstance(happening, summoning.WouldBeSummoned | summoning.Summoned):
        return "そのモンスター"
    return "そのカード"


@says(references.Attacker)
def _attacker(speaker: Speaker, node: references.Attacker, count: int) -> str:
    return "その攻撃モンスター"


@says(references.Attacked)
def _attacked(speaker: Speaker, node: references.Attacked, count: int) -> str:
    return "攻撃対象となったそのモンスター"


@says(references.Linked)
def _linked(speaker: Speaker, node: references.Linked, count: int) -> str:
    return "このカードと結び付いたカード"


@says(references.Equipped)
def _equipped(speaker: Speaker, node: references.Equipped, count: int) -> str:
    return "装備モンスター"


@says(references.EquippedTo)
def _equipped_to(speaker: Speaker, node: references.EquippedTo, count: int) -> str:
    own = "自身の効果で" if node.by_own_effect else ""
    return Noun(before=[(0, f"{own}このカードに装備された")]).text(count)


@says(references.Materials)
def _materials(speaker: Speaker, node: references.Materials, count: int) -> str:
    what = noun_of(speaker, node.that)
    what.noun = "モンスター"
    kind = f"{what.text(ANY)}の" if node.that else ""
    return Noun(f"{kind}X素材", [], "つ").text(count, "このカード")


@says(references.Pointed)
def _pointed(speaker: Speaker, node: references.Pointed, count: int) -> str:
    whose = "" if node.whose == EITHER else f"{ja.WHO[node.whose]}の"
    return Noun("モンスター", [(0, f"このカードのリンク先の{whose}")], "体").text(count)
