"""English for cards that are pointed at: this card, the targets, what an event was about."""

from typing import Final

from segoc.effects import references, summoning
from segoc.effects.players import EITHER
from segoc.explain.english.nouns import ANY, Noun, Those, controls, noun_of, says
from segoc.explain.speaker import Speaker
from segoc.kernel.language.effect import Activated, Reaction

THAT_CARD: Final = Those("that card", False)


@says(references.This)
def _this(speaker: Speaker, node: references.This, count: int, source: bool) -> Those:
    return Those("this card", False)


@says(references.Targets)
def _targets(speaker: Speaker, node: references.Targets, count: int, source: bool) -> Those:
    effect = speaker.effects[-1]
    target = effect.target if isinstance(effect, Activated) else None
    many = target is not None and (target.most > 1 or len(target.also) > 0)
    return Those("those targets" if many else "that target", many)


@says(references.Chosen)
def _chosen(speaker: Speaker, node: references.Chosen, count: int, source: bool) -> Those:
    return Those("the chosen card", False)


@says(references.Paid)
def _paid(speaker: Speaker, node: references.Paid, count: int, source: bool) -> Those:
    return Those("the card paid as cost", False)


@says(references.Done)
def _done(speaker: Speaker, node: references.Done, count: int, source: bool) -> Those:
    return THAT_CARD


@says(references.That)
def _that(speaker: Speaker, node: references.That, count: int, source: bool) -> Those:
    effect = speaker.effects[-1]
    happening = effect.happening if isinstance(effect, Activated | Reaction) else None
    if isinstance(happening, summoning.WouldBeSummoned | summoning.Summoned):
        return Those("that monster", False)
    return THAT_CARD


@says(references.Attacker)
def _attacker(speaker: Speaker, node: references.Attacker, count: int, source: bool) -> Those:
    return Those("the attacking monster", False)


@says(references.Attacked)
def _attacked(speaker: Speaker, node: references.Attacked, count: int, source: bool) -> Those:
    return Those("the attacked monster", False)


@says(references.Linked)
def _linked(speaker: Speaker, node: references.Linked, count: int, source: bool) -> Those:
    return Those("the card linked to this card", False)


@says(references.Equipped)
def _equipped(speaker: Speaker, node: references.Equipped, count: int, source: bool) -> Those:
    return Those("the equipped monster", False)


@says(references.EquippedTo)
def _equipped_to(speaker: Speaker, node: references.EquippedTo, count: int, source: bool) -> Those:
    noun = Noun("card", after=["equipped to this card"])
    if node.by_own_effect:
        noun.after.append("by its own effect")
    return Those(noun.text(count), count not in (1, ANY))


@says(references.Materials)
def _materials(speaker: Speaker, node: references.Materials, count: int, source: bool) -> Those:
    noun = Noun("material")
    if node.that:
        what = noun_of(speaker, node.that)
        what.noun = "Monster"
        noun.after.append(f"that is {what.text(ANY)}")
    place = "from this card" if source else "attached to this card"
    return Those(noun.text(count, place), count not in (1, ANY))


@says(references.Pointed)
def _pointed(speaker: Speaker, node: references.Pointed, count: int, source: bool) -> Those:
    whose = "" if node.whose == EITHER else f" and that {controls(node.whose)}"
    noun = Noun("monster", after=[f"that this card points to{whose}"])
    return Those(noun.text(count), count not in (1, ANY))
