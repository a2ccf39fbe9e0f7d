"""Japanese for cards that are pointed at: this card, the targets, what an event was about."""

from segoc.effects import pointing, summoning
from segoc.effects.players import EITHER
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.language.effect import Activated, Reaction


@says(pointing.This)
def _this(speaker: Speaker, node: pointing.This, count: int) -> str:
    return "このカード"


@says(pointing.Targets)
def _targets(speaker: Speaker, node: pointing.Targets, count: int) -> str:
    return "対象のカード"


@says(pointing.Chosen)
def _chosen(speaker: Speaker, node: pointing.Chosen, count: int) -> str:
    return "選んだカード"


@says(pointing.Paid)
def _paid(speaker: Speaker, node: pointing.Paid, count: int) -> str:
    return "コストにしたカード"


@says(pointing.Done)
def _done(speaker: Speaker, node: pointing.Done, count: int) -> str:
    return "そのカード"


@says(pointing.That)
def _that(speaker: Speaker, node: pointing.That, count: int) -> str:
    effect = speaker.effects[-1]
    happening = effect.happening if isinstance(effect, Activated | Reaction) else None
    if isinstance(happening, summoning.WouldBeSummoned | summoning.Summoned):
        return "そのモンスター"
    return "そのカード"


@says(pointing.Attacker)
def _attacker(speaker: Speaker, node: pointing.Attacker, count: int) -> str:
    return "その攻撃モンスター"


@says(pointing.Attacked)
def _attacked(speaker: Speaker, node: pointing.Attacked, count: int) -> str:
    return "攻撃対象となったそのモンスター"


@says(pointing.Linked)
def _linked(speaker: Speaker, node: pointing.Linked, count: int) -> str:
    return "このカードと結び付いたカード"


@says(pointing.Equipped)
def _equipped(speaker: Speaker, node: pointing.Equipped, count: int) -> str:
    return "装備モンスター"


@says(pointing.EquippedTo)
def _equipped_to(speaker: Speaker, node: pointing.EquippedTo, count: int) -> str:
    own = "自身の効果で" if node.by_own_effect else ""
    return Noun(before=[(0, f"{own}このカードに装備された")]).text(count)


@says(pointing.Materials)
def _materials(speaker: Speaker, node: pointing.Materials, count: int) -> str:
    what = noun_of(speaker, node.that)
    what.noun = "モンスター"
    kind = f"{what.text(ANY)}の" if node.that else ""
    return Noun(f"{kind}X素材", [], "つ").text(count, "このカード")


@says(pointing.Pointed)
def _pointed(speaker: Speaker, node: pointing.Pointed, count: int) -> str:
    whose = "" if node.whose == EITHER else f"{ja.WHO[node.whose]}の"
    return Noun("モンスター", [(0, f"このカードのリンク先の{whose}")], "体").text(count)
