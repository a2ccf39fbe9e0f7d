"""English for cards that are pointed at: this card, the targets, what an event was about."""

from typing import Final

from segoc.effects import pointing, summoning
from segoc.effects.players import EITHER
from segoc.explain.english.nouns import ANY, Noun, Those, controls, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.language.effect import Activated, Reaction

THAT_CARD: Final = Those("that card", False)


@says(pointing.This)
def _this(speaker: Speaker, node: pointing.This, count: int, source: bool) -> Those:
    return Those("this card", False)


@says(pointing.Targets)
def _targets(speaker: Speaker, node: pointing.Targets, count: int, source: bool) -> Those:
    effect = speaker.effects[-1]
    target = effect.target if isinstance(effect, Activated) else None
    many = target is not None and (target.most > 1 or len(target.also) > 0)
    return Those("those targets" if many else "that target", many)


@says(pointing.Chosen)
def _chosen(speaker: Speaker, node: pointing.Chosen, count: int, source: bool) -> Those:
    return Those("the chosen card", False)


@says(pointing.Paid)
def _paid(speaker: Speaker, node: pointing.Paid, count: int, source: bool) -> Those:
    return Those("the card paid as cost", False)


@says(pointing.Done)
def _done(speaker: Speaker, node: pointing.Done, count: int, source: bool) -> Those:
    return THAT_CARD


@says(pointing.That)
def _that(speaker: Speaker, node: pointing.That, count: int, source: bool) -> Those:
    effect = speaker.effects[-1]
    happening = effect.happening if isinstance(effect, Activated | Reaction) else None
    if isinstance(happening, summoning.WouldBeSummoned | summoning.Summoned):
        return Those("that monster", False)
    return THAT_CARD


@says(pointing.Attacker)
def _attacker(speaker: Speaker, node: pointing.Attacker, count: int, source: bool) -> Those:
    return Those("the attacking monster", False)


@says(pointing.Attacked)
def _attacked(speaker: Speaker, node: pointing.Attacked, count: int, source: bool) -> Those:
    return Those("the attacked monster", False)


@says(pointing.Linked)
def _linked(speaker: Speaker, node: pointing.Linked, count: int, source: bool) -> Those:
    return Those("the card linked to this card", False)


@says(pointing.Equipped)
def _equipped(speaker: Speaker, node: pointing.Equipped, count: int, source: bool) -> Those:
    return Those("the equipped monster", False)


@says(pointing.EquippedTo)
def _equipped_to(speaker: Speaker, node: pointing.EquippedTo, count: int, source: bool) -> Those:
    noun = Noun("card", after=["equipped to this card"])
    if node.by_own_effect:
        noun.after.append("by its own effect")
    return Those(noun.text(count), count not in (1, ANY))


@says(pointing.Materials)
def _materials(speaker: Speaker, node: pointing.Materials, count: int, source: bool) -> Those:
    noun = Noun("material")
    if node.that:
        what = noun_of(speaker, node.that)
        what.noun = "Monster"
        noun.after.append(f"that is {what.text(ANY)}")
    place = "from this card" if source else "attached to this card"
    return Those(noun.text(count, place), count not in (1, ANY))


@says(pointing.Pointed)
def _pointed(speaker: Speaker, node: pointing.Pointed, count: int, source: bool) -> Those:
    whose = "" if node.whose == EITHER else f" and that {controls(node.whose)}"
    noun = Noun("monster", after=[f"that this card points to{whose}"])
    return Those(noun.text(count), count not in (1, ANY))
