"""English for what has become of cards."""

from segoc.effects import card_history as ft
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import ANY, Noun, says, those
from segoc.explain.english.terms import listed, numbered
from segoc.explain.speaker import Speaker


@says(ft.DestroyedThisTurn)
def _destroyed_this_turn(speaker: Speaker, node: ft.DestroyedThisTurn, noun: Noun) -> None:
    noun.after.append("that was destroyed this turn")


@says(ft.InMainZone)
def _in_main_zone(speaker: Speaker, node: ft.InMainZone, noun: Noun) -> None:
    noun.after.append("in a Main Monster Zone")


@says(ft.SetOfLate)
def _set_of_late(speaker: Speaker, node: ft.SetOfLate, noun: Noun) -> None:
    noun.after.append("Set since its player's last turn began")


@says(ft.TributedForSummon)
def _tributed_for_summon(speaker: Speaker, node: ft.TributedForSummon) -> str:
    return f"{those(speaker, node.cards, ANY).text} is Tributed for a Tribute Summon"


@says(ft.SingleOut)
def _single_out(speaker: Speaker, node: ft.SingleOut) -> str:
    return f"choose {those(speaker, node.cards).text}"


@says(ft.CameLater)
def _came_later(speaker: Speaker, node: ft.CameLater, noun: Noun) -> None:
    noun.after.append("that was not on the field before this effect applied")


@says(ft.LyingIn)
def _lying_in(speaker: Speaker, node: ft.LyingIn, noun: Noun) -> None:
    noun.after.append(f"in the {listed(numbered(node.in_, en.PLACES))}")


@says(ft.LayIn)
def _lay_in(speaker: Speaker, node: ft.LayIn, noun: Noun) -> None:
    noun.after.append(f"that came from the {listed(numbered(node.in_, en.PLACES))}")
