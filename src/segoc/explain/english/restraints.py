"""English for what players can't do but in some way."""

from segoc.effects import restraints as rs
from segoc.explain.english import terms as en
from segoc.explain.english.facts import what_is_activated
from segoc.explain.english.nouns import Those, says
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
