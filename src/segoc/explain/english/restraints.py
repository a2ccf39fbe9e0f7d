"""English for what players can't do but in some way."""

from segoc.effects import restraints as rs
from segoc.effects.targeting import CannotTargetWith
from segoc.explain.english import terms as en
from segoc.explain.english.facts import what_is_activated
from segoc.explain.english.nouns import BARE, Those, noun_of, says, those
from segoc.explain.english.terms import listed, numbered
from segoc.explain.speaker import Speaker


@says(rs.CannotOtherwise)
def _cannot_otherwise(speaker: Speaker, node: rs.CannotOtherwise, subject: Those) -> str:
    verb = en.VERBS[node.verb][1].format("monsters")
    return f"{subject.text} cannot {verb}, except by this effect"


@says(rs.SpecialSummonsOnly)
def _special_summons_only(speaker: Speaker, node: rs.SpecialSummonsOnly, subject: Those) -> str:
    ways = listed([f"{way} Summon" for way in numbered(node.ways, en.WAYS)], "or")
    return f"{subject.text} cannot Special Summon, except by {ways}"


@says(rs.CannotAnswer)
def _cannot_answer(speaker: Speaker, node: rs.CannotAnswer, subject: Those) -> str:
    what = what_is_activated(node.what)
    text = "cannot activate cards or effects in response to your activation of"
    return f"{subject.text} {text} {what}"


@says(rs.TargetCannotAnswer)
def _target_cannot_answer(speaker: Speaker, node: rs.TargetCannotAnswer, subject: Those) -> str:
    return "cannot have its activation responded to with the card it targets"


@says(rs.CannotUseAsMaterial)
def _cannot_use(speaker: Speaker, node: rs.CannotUseAsMaterial, subject: Those) -> str:
    ways = listed(numbered(node.ways, en.WAYS), "or")
    cards = those(speaker, node.cards, BARE).text
    return f"{subject.text} cannot use {cards} as materials for a {ways} Summon"


@says(CannotTargetWith)
def _cannot_target_with(speaker: Speaker, node: CannotTargetWith, subject: Those) -> str:
    cards = those(speaker, node.cards, BARE).text
    source = noun_of(speaker, node.that).text(BARE)
    return f"{subject.text} cannot target {cards} with the effects of {source}"
