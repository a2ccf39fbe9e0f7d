"""Chinese for what has become of cards."""

from segoc.effects import card_history as ft
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.chinese.terms import numbered
from segoc.explain.speaker import Speaker


@says(ft.DestroyedThisTurn)
def _destroyed_this_turn(speaker: Speaker, node: ft.DestroyedThisTurn, noun: Noun) -> None:
    noun.before.append((1, "这个回合被破坏的"))


@says(ft.InMainZone)
def _in_main_zone(speaker: Speaker, node: ft.InMainZone, noun: Noun) -> None:
    noun.before.append((1, "主要怪兽区域的"))


@says(ft.SetOfLate)
def _set_of_late(speaker: Speaker, node: ft.SetOfLate, noun: Noun) -> None:
    noun.before.append((1, "盖放后那个玩家的回合还没有到来的"))


@says(ft.TributedForSummon)
def _tributed_for_summon(speaker: Speaker, node: ft.TributedForSummon) -> str:
    return f"{those(speaker, node.cards, ANY)}为上级召唤而被解放"


@says(ft.SingleOut)
def _single_out(speaker: Speaker, node: ft.SingleOut) -> str:
    return f"选{those(speaker, node.cards)}"


@says(ft.CameLater)
def _came_later(speaker: Speaker, node: ft.CameLater, noun: Noun) -> None:
    noun.before.append((1, "这个效果适用前不在场上存在的"))


@says(ft.LyingIn)
def _lying_in(speaker: Speaker, node: ft.LyingIn, noun: Noun) -> None:
    noun.before.append((0, f"{'·'.join(numbered(node.in_, zh.PLACES))}的"))


@says(ft.LayIn)
def _lay_in(speaker: Speaker, node: ft.LayIn, noun: Noun) -> None:
    noun.before.append((0, f"从{'·'.join(numbered(node.in_, zh.PLACES))}来的"))
