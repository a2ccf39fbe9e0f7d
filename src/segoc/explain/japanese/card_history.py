"""Japanese for what has become of cards."""

from segoc.effects import card_history as ft
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.japanese.terms import Said, numbered
from segoc.explain.speaker import Speaker


@says(ft.DestroyedThisTurn)
def _destroyed_this_turn(speaker: Speaker, node: ft.DestroyedThisTurn, noun: Noun) -> None:
    noun.before.append((1, "このターンに破壊された"))


@says(ft.InMainZone)
def _in_main_zone(speaker: Speaker, node: ft.InMainZone, noun: Noun) -> None:
    noun.before.append((1, "メインモンスターゾーンの"))


@says(ft.SetOfLate)
def _set_of_late(speaker: Speaker, node: ft.SetOfLate, noun: Noun) -> None:
    noun.before.append((1, "セットしたプレイヤーの次のターンがまだ来ていない"))


@says(ft.TributedForSummon)
def _tributed_for_summon(speaker: Speaker, node: ft.TributedForSummon) -> str:
    return f"{those(speaker, node.cards, ANY)}がアドバンス召喚のためにリリースされた"


@says(ft.SingleOut)
def _single_out(speaker: Speaker, node: ft.SingleOut) -> Said:
    return Said("選び", "選ぶ").after(f"{those(speaker, node.cards)}を")


@says(ft.CameLater)
def _came_later(speaker: Speaker, node: ft.CameLater, noun: Noun) -> None:
    noun.before.append((1, "この効果の適用前からフィールドに存在していない"))


@says(ft.LyingIn)
def _lying_in(speaker: Speaker, node: ft.LyingIn, noun: Noun) -> None:
    noun.before.append((0, f"{'・'.join(numbered(node.in_, ja.PLACES))}の"))


@says(ft.LayIn)
def _lay_in(speaker: Speaker, node: ft.LayIn, noun: Noun) -> None:
    noun.before.append((0, f"{'・'.join(numbered(node.in_, ja.PLACES))}から来た"))
