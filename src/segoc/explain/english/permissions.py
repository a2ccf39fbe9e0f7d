"""English for what players may do, and for moves from zone to zone."""

from typing import Final

from segoc.effects import (
    changing_zones as sh,
    clauses as cl,
    conditions as cd,
    filters as fl,
    permissions as pm,
    tributes as tr,
)
from segoc.effects.references import This
from segoc.explain.english import terms as en
from segoc.explain.english.actions import UNTIL, cost, position
from segoc.explain.english.clauses import about, about_player
from segoc.explain.english.facts import condition
from segoc.explain.english.nouns import Noun, Those, between, says, those
from segoc.explain.english.terms import article, listed, numbered, sentence
from segoc.explain.speaker import Speaker
from segoc.kernel.language import effect as ef
from segoc.kernel.language.node import Filter

THIS: Final = This()


@says(pm.AdditionalSummon)
def _additional_summon(speaker: Speaker, node: pm.AdditionalSummon, subject: Those) -> str:
    noun = Noun()
    noun.noun = "monster"
    for one in node.of:
        speaker.say(one, noun)
    verb = "Tribute Summon" if node.tribute else "Normal Summon"
    return f"{subject.text} can {verb} {noun.text(1)} once, in addition to the Normal Summon/Set"


@says(cl.NamesakesNegated)
def _namesakes_negated(speaker: Speaker, node: cl.NamesakesNegated, subject: Those) -> str:
    name = f"the same original name as {those(speaker, node.cards).text}"
    return f"monsters with {name} have their effects negated"


@says(pm.ApplyToPlayers)
def _apply_to_players(speaker: Speaker, node: pm.ApplyToPlayers) -> str:
    return f"{about_player(speaker, node.whose, node.clauses)}{UNTIL[node.until]}"


@says(sh.ToOtherZone)
def _to_other_zone(speaker: Speaker, node: sh.ToOtherZone) -> str:
    found = those(speaker, node.cards)
    return f"move {found.text} to another of its controller's Main Monster Zones"


@says(fl.DefIs)
def _def(speaker: Speaker, node: fl.DefIs, noun: Noun) -> None:
    noun.after.append(f"with {between(node.least, node.most)} DEF")


@says(ef.OwnSummon)
def _own_summon(speaker: Speaker, node: ef.OwnSummon) -> str:
    places = listed(numbered(node.places, en.PLACES))
    text = f"you can Special Summon this card from your {places}{position(node.positions)}"
    if node.condition is not None:
        text = f"if {condition(speaker, node.condition)}, {text}"
    if node.program:
        text = f"{text} by doing this: {cost(speaker, node.program)}"
    text = sentence(text)
    if node.clauses:
        text = f"{text} {sentence(about(speaker, THIS, node.clauses))}"
    if node.limit:
        time = "Duel" if node.limit == ef.ONCE_A_DUEL_BY_NAME else "turn"
        text = f'{text} You can only Special Summon "{speaker.own}" once per {time} this way.'
    return text


@says(pm.CannotBeUsed)
def _cannot_be_used(speaker: Speaker, node: pm.CannotBeUsed, subject: Those) -> str:
    return f"and {subject.their} effects cannot be used"


@says(tr.WorthTributes)
def _worth_tributes(speaker: Speaker, node: tr.WorthTributes, subject: Those) -> str:
    what = _monster(speaker, node.filters).text(1).removeprefix("1 ")
    return f"can be treated as {node.count} Tributes for the Tribute Summon of {article(what)}"


@says(tr.NeedsTributes)
def _needs_tributes(speaker: Speaker, node: tr.NeedsTributes, subject: Those) -> str:
    what = _monster(speaker, node.filters).text(node.count)
    return f"can only be Normal Summoned or Set by Tributing {what}"


@says(tr.AlsoTributes)
def _also_tributes(speaker: Speaker, node: tr.AlsoTributes, subject: Those) -> str:
    verb = "Normal Summoned or Set" if node.even_set else "Normal Summoned"
    if node.count == 0:
        return f"can be {verb} without Tributing"
    return f"can also be {verb} by Tributing {node.count} monsters"


@says(tr.StandsForTributes)
def _stands_for_tributes(speaker: Speaker, node: tr.StandsForTributes, subject: Those) -> str:
    what = _monster(speaker, node.for_).text(1).removeprefix("1 ")
    text = "can be Tributed in place of all Tributes for the face-up Tribute Summon of "
    text += article(what)
    return f"{text}, if that needs no more Tributes than {speaker.say(node.most)}"


@says(cd.CountsAsSummonedAgain)
def _counts_as_again(speaker: Speaker, node: cd.CountsAsSummonedAgain, subject: Those) -> str:
    return f"{'are' if subject.many else 'is'} treated as if Normal Summoned again"


@says(tr.SureSummon)
def _sure_summon(speaker: Speaker, node: tr.SureSummon, subject: Those) -> str:
    text = "cannot have its Normal Summon negated"
    what = "other cards and effects" if node.but_this else "cards and effects"
    return f"{text}, and when it is Normal Summoned, {what} cannot be activated"


@says(tr.OpenDefense)
def _open_defense(speaker: Speaker, node: tr.OpenDefense, subject: Those) -> str:
    return f"{subject.text} must put monsters in face-up Defense Position instead of Setting them"


def _monster(speaker: Speaker, filters: list[Filter]) -> Noun:
    noun = Noun()
    noun.noun = "monster"
    for one in filters:
        speaker.say(one, noun)
    return noun
