"""Japanese for what players can't do but in some way."""

from segoc.effects import restraints as rs
from segoc.effects.targeting import CannotTargetWith
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.facts import what_is_activated
from segoc.explain.japanese.nouns import ANY, noun_of, says, those
from segoc.explain.japanese.terms import Said, numbered
from segoc.explain.speaker import Speaker


def _impossible(text: str) -> Said:
    return Said(f"は{text}できず", f"は{text}できない")


@says(rs.CannotOtherwise)
def _cannot_otherwise(speaker: Speaker, node: rs.CannotOtherwise) -> Said:
    verb = ja.VERBS[node.verb][0].end
    return _impossible(f"このカードの効果以外ではモンスターを{verb}事が")


@says(rs.SpecialSummonsOnly)
def _special_summons_only(speaker: Speaker, node: rs.SpecialSummonsOnly) -> Said:
    return _impossible(f"{'・'.join(numbered(node.ways, ja.WAYS))}以外の特殊召喚が")


@says(rs.CannotAnswer)
def _cannot_answer(speaker: Speaker, node: rs.CannotAnswer) -> Said:
    what = what_is_activated(node.what)
    return _impossible(f"自分の{what}の発動に対して、魔法・罠・モンスターの効果を発動")


@says(rs.TargetCannotAnswer)
def _target_cannot_answer(speaker: Speaker, node: rs.TargetCannotAnswer) -> Said:
    text = "の発動に対して対象のカードは発動でき"
    return Said(f"{text}ず", f"{text}ない")


@says(rs.CannotUseAsMaterial)
def _cannot_use(speaker: Speaker, node: rs.CannotUseAsMaterial) -> Said:
    ways = "・".join(numbered(node.ways, ja.WAYS))
    return _impossible(f"{those(speaker, node.cards, ANY)}を{ways}の素材に")


@says(CannotTargetWith)
def _cannot_target_with(speaker: Speaker, node: CannotTargetWith) -> Said:
    source = noun_of(speaker, node.that).text(ANY)
    return _impossible(f"{those(speaker, node.cards, ANY)}を{source}の効果の対象に")
