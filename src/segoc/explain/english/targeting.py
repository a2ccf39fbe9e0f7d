"""English for continuous targets, for so many of them, and for changed ones."""

from segoc.effects import changing_zones as sh, choosing as pk, references, targeting as tg
from segoc.effects.activations import OfActivator
from segoc.explain.english.nouns import ANY, BARE, Noun, Those, says, those
from segoc.explain.english.terms import listed
from segoc.explain.speaker import Speaker


@says(references.AllTargets)
def _all_targets(speaker: Speaker, node: references.AllTargets, count: int, source: bool) -> Those:
    return Those(f"all {node.number} targets", True)


@says(tg.KeptAsTarget)
def _kept(speaker: Speaker, node: tg.KeptAsTarget, noun: Noun) -> None:
    noun.after.append("that a card continuously targets")


@says(tg.KeepsTarget)
def _keeps(speaker: Speaker, node: tg.KeepsTarget, noun: Noun) -> None:
    those_meant = those(speaker, node.cards, 1).text
    noun.after.append(f"that continuously targets {those_meant} (and no other card)")


@says(tg.ProperTargets)
def _proper(speaker: Speaker, node: tg.ProperTargets, count: int, source: bool) -> Those:
    noun = Noun("card", after=["on the field that would be an appropriate target for that effect"])
    noun.before.append((0, "other"))
    return Those(noun.text(count), count not in (1, ANY))


@says(tg.ChangeTarget)
def _change_target(speaker: Speaker, node: tg.ChangeTarget) -> str:
    return f"that effect now targets {those(speaker, node.cards).text} (if it is appropriate)"


@says(pk.OneOfEach)
def _one_of_each(speaker: Speaker, node: pk.OneOfEach, count: int, source: bool) -> Those:
    groups = [those(speaker, one, BARE, source).text for one in node.groups]
    return Those(f"up to 1 each of {listed(groups, 'and')} (at random from a hand)", True)


@says(sh.DesignateZone)
def _designate(speaker: Speaker, node: sh.DesignateZone) -> str:
    return f"choose 1 unused Main Monster Zone adjacent to {those(speaker, node.next_to).text}"


@says(sh.ToDesignatedZone)
def _to_designated(speaker: Speaker, node: sh.ToDesignatedZone) -> str:
    return f"move {those(speaker, node.cards).text} to the chosen zone"


@says(sh.InFront)
def _in_front(speaker: Speaker, node: sh.InFront, noun: Noun) -> None:
    noun.after.append("directly across from this card")


@says(OfActivator)
def _of_activator(speaker: Speaker, node: OfActivator, noun: Noun) -> None:
    noun.after.append("of the player who activated it")
