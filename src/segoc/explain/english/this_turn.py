"""English for what texts allow besides the rules, or count in a turn."""

from segoc.effects import this_turn as al
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import Those, says
from segoc.explain.english.terms import listed, numbered
from segoc.explain.speaker import Speaker
from segoc.kernel.table.event import SPECIAL_WAYS


@says(al.FromHand)
def _from_hand(speaker: Speaker, node: al.FromHand, subject: Those) -> str:
    return "can also be activated from the hand"


@says(al.TrapFromHand)
def _trap_from_hand(speaker: Speaker, node: al.TrapFromHand, subject: Those) -> str:
    return f"{subject.text} can activate 1 Trap Card from the hand"


@says(al.OneSummonPerTurn)
def _one_summon(speaker: Speaker, node: al.OneSummonPerTurn, subject: Those) -> str:
    way = "Special" if node.in_ == SPECIAL_WAYS else listed(numbered(node.in_, en.WAYS))
    return f"can only be {way} Summoned once per turn by its player, as all cards of its name"


@says(al.OneSpecialSummonEach)
def _one_each(speaker: Speaker, node: al.OneSpecialSummonEach, subject: Those) -> str:
    return f"{subject.text} can only Special Summon once per turn during that time"


@says(al.SummonsThisTurn)
def _summons(speaker: Speaker, node: al.SummonsThisTurn) -> str:
    return f"the number of times {en.WHO[node.whose][0]} succeeded in a Summon this turn"


@says(al.AppliedThisTurn)
def _applied(speaker: Speaker, node: al.AppliedThisTurn, so: bool) -> str:
    which = speaker.printed_number(node.which)
    return f"effect {which} of this card was {'' if so else 'not '}applied this turn"


@says(al.NormalSummonedThisTurn)
def _normal_summoned(speaker: Speaker, node: al.NormalSummonedThisTurn, so: bool) -> str:
    return f"you have {'' if so else 'not '}Normal Summoned or Set a monster this turn"


@says(al.TributesThisTurn)
def _tributes(speaker: Speaker, node: al.TributesThisTurn) -> str:
    return f"the number of monsters {en.WHO[node.whose][0]} Tributed for Tribute Summons this turn"


@says(al.ActivatedThisTurn)
def _activated(speaker: Speaker, node: al.ActivatedThisTurn, so: bool) -> str:
    return f"an effect of this card was {'' if so else 'not '}activated this turn"
