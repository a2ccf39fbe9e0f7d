"""English for what players may do, and for moves from zone to zone."""

from segoc.effects import permissions as pm
from segoc.effects import shifting as sh
from segoc.explain.english.actions import UNTIL
from segoc.explain.english.clauses import about_player
from segoc.explain.english.nouns import Noun, Those, says, those
from segoc.explain.speaker import Speaker


@says(pm.AdditionalSummon)
def _additional_summon(speaker: Speaker, node: pm.AdditionalSummon, subject: Those) -> str:
    noun = Noun()
    noun.noun = "monster"
    for one in node.filters:
        speaker.say(one, noun)
    verb = "Tribute Summon" if node.tribute else "Normal Summon"
    return f"{subject.text} can {verb} {noun.text(1)} once, in addition to the Normal Summon/Set"


@says(pm.ApplyToPlayers)
def _apply_to_players(speaker: Speaker, node: pm.ApplyToPlayers) -> str:
    return f"{about_player(speaker, node.whose, node.clauses)}{UNTIL[node.until]}"


@says(sh.ToOtherZone)
def _to_other_zone(speaker: Speaker, node: sh.ToOtherZone) -> str:
    found = those(speaker, node.cards)
    return f"move {found.text} to another of its controller's Main Monster Zones"
