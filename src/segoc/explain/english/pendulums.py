"""English for Pendulum Cards."""

from segoc.effects import pendulums as pd
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import ALL, BARE, Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(pd.ScaleOf)
def _scale_of(speaker: Speaker, node: pd.ScaleOf) -> str:
    original = "original " if node.original else ""
    return f"the {original}Pendulum Scale of {those(speaker, node.cards).text}"


@says(pd.ScaleChanged)
def _scale_changed(speaker: Speaker, node: pd.ScaleChanged, noun: Noun) -> None:
    noun.after.append("whose Pendulum Scale is different from the original one")


@says(pd.AdditionalPendulumSummon)
def _additional(speaker: Speaker, node: pd.AdditionalPendulumSummon, subject: Those) -> str:
    noun = Noun()
    noun.noun = "monster"
    for one in node.of:
        speaker.say(one, noun)
    what = noun.text(BARE)
    return f"{subject.text} can Pendulum Summon {what} once, in addition to the Pendulum Summon"


@says(pd.ActivatedOnlyIf)
def _activated_only_if(speaker: Speaker, node: pd.ActivatedOnlyIf, subject: Those) -> str:
    return f"can only be activated if {condition(speaker, node.condition)}"


@says(pd.ToExtraDeck)
def _to_extra_deck(speaker: Speaker, node: pd.ToExtraDeck) -> str:
    return f"add {those(speaker, node.cards, ALL, True).text} to the Extra Deck face-up"
