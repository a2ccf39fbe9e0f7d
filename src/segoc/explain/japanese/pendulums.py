"""Japanese for Pendulum Cards."""

from segoc.effects import pendulums as pd
from segoc.explain.japanese.facts import condition
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker


@says(pd.ScaleOf)
def _scale_of(speaker: Speaker, node: pd.ScaleOf) -> str:
    original = "元々の" if node.original else ""
    return f"{those(speaker, node.cards)}の{original}Pスケール"


@says(pd.ScaleChanged)
def _scale_changed(speaker: Speaker, node: pd.ScaleChanged, noun: Noun) -> None:
    noun.before.append((0, "Pスケールが元々の数値と異なる"))


@says(pd.AdditionalPendulumSummon)
def _additional(speaker: Speaker, node: pd.AdditionalPendulumSummon) -> Said:
    noun = Noun()
    noun.noun, noun.measure = "モンスター", "体"
    for one in node.of:
        speaker.say(one, noun)
    text = f"は通常のP召喚に加えて1度だけ、{noun.text(ANY)}をP召喚でき"
    return Said(text, f"{text}る")


@says(pd.ActivatedOnlyIf)
def _activated_only_if(speaker: Speaker, node: pd.ActivatedOnlyIf) -> Said:
    text = f"は、{condition(speaker, node.condition)}場合に発動でき"
    return Said(text, f"{text}る")


@says(pd.ToExtraDeck)
def _to_extra_deck(speaker: Speaker, node: pd.ToExtraDeck) -> Said:
    return Said("加え", "加える").after(f"{those(speaker, node.cards)}をEXデッキに表側で")
