"""Japanese for what texts allow besides the rules, or count in a turn."""

from segoc.effects import this_turn as al
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import says
from segoc.explain.japanese.terms import Said
from segoc.explain.speaker import Speaker
from segoc.kernel.table.event import SPECIAL_WAYS


@says(al.FromHand)
def _from_hand(speaker: Speaker, node: al.FromHand) -> Said:
    return Said("の発動は手札からもでき", "の発動は手札からもできる")


@says(al.TrapFromHand)
def _trap_from_hand(speaker: Speaker, node: al.TrapFromHand) -> Said:
    text = "は1度だけ、罠カードを手札から発動でき"
    return Said(text, f"{text}る")


@says(al.OneSummonPerTurn)
def _one_summon(speaker: Speaker, node: al.OneSummonPerTurn) -> Said:
    way = "特殊召喚" if node.in_ == SPECIAL_WAYS else ja.ways_of(node.in_)
    text = f"及びその同名モンスターは、自分は1ターンに1度しか{way}でき"
    return Said(f"{text}ず", f"{text}ない")


@says(al.OneSpecialSummonEach)
def _one_each(speaker: Speaker, node: al.OneSpecialSummonEach) -> Said:
    text = "はその間１ターンに１度しかモンスターを特殊召喚でき"
    return Said(f"{text}ず", f"{text}ない")


@says(al.SummonsThisTurn)
def _summons(speaker: Speaker, node: al.SummonsThisTurn) -> str:
    return f"このターン中に{ja.WHO[node.whose]}が召喚・反転召喚・特殊召喚に成功した回数"


@says(al.AppliedThisTurn)
def _applied(speaker: Speaker, node: al.AppliedThisTurn, so: bool) -> str:
    which = speaker.printed_number(node.which)
    return f"このカードの効果{which}をこのターンに適用{'した' if so else 'していない'}"


@says(al.NormalSummonedThisTurn)
def _normal_summoned(speaker: Speaker, node: al.NormalSummonedThisTurn, so: bool) -> str:
    return f"このターンに自分がモンスターを通常召喚{'した' if so else 'していない'}"


@says(al.TributesThisTurn)
def _tributes(speaker: Speaker, node: al.TributesThisTurn) -> str:
    return f"このターン{ja.WHO[node.whose]}がアドバンス召喚のためにリリースしたモンスターの数"


@says(al.ActivatedThisTurn)
def _activated(speaker: Speaker, node: al.ActivatedThisTurn, so: bool) -> str:
    return f"このカードの効果をこのターンに発動{'した' if so else 'していない'}"
