"""Japanese for battles under way."""

from typing import Final

from segoc.effects import fighting as fi
from segoc.effects.players import EITHER
from segoc.explain.japanese import terms as ja
from segoc.explain.japanese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table import phases

PARTS: Final = {
    phases.DAMAGE_STEP_START: "ダメージステップ開始時になった",
    phases.BEFORE_CALCULATION: "ダメージ計算前になった",
    phases.CALCULATION: "ダメージ計算時になった",
    phases.AFTER_CALCULATION: "ダメージ計算後になった",
    phases.DAMAGE_STEP_END: "ダメージステップ終了時になった",
}


@says(fi.Foes)
def _foes(speaker: Speaker, node: fi.Foes, count: int) -> str:
    return f"{those(speaker, node.cards, ANY)}と戦闘を行うモンスター"


@says(fi.AttackPart)
def _attack_part(speaker: Speaker, node: fi.AttackPart) -> str:
    return f"{those(speaker, node.by, ANY)}が攻撃した{PARTS[node.part]}"


@says(fi.BattlePart)
def _battle_part(speaker: Speaker, node: fi.BattlePart) -> str:
    foe = "モンスター" if node.against is None else those(speaker, node.against, ANY)
    return f"{those(speaker, node.by, ANY)}が{foe}と戦闘を行う{PARTS[node.part]}"


@says(fi.Attacking)
def _attacking(speaker: Speaker, node: fi.Attacking, noun: Noun) -> None:
    noun.before.append((0, "攻撃する"))


@says(fi.HasDeclared)
def _has_declared(speaker: Speaker, node: fi.HasDeclared, noun: Noun) -> None:
    noun.before.append((0, "このターンに攻撃宣言した"))


@says(fi.HasAttacked)
def _has_attacked(speaker: Speaker, node: fi.HasAttacked, noun: Noun) -> None:
    noun.before.append((0, "このターンに攻撃した"))


@says(fi.FelledThisTurn)
def _felled_this_turn(speaker: Speaker, node: fi.FelledThisTurn, noun: Noun) -> None:
    noun.before.append((0, f"このターンにレベル{node.level}以上のモンスターを戦闘で破壊した"))


@says(fi.BattledThisTurn)
def _battled_this_turn(speaker: Speaker, node: fi.BattledThisTurn, noun: Noun) -> None:
    noun.before.append((0, "このターンに戦闘を行った"))


@says(fi.BattlePhaseStarts)
def _battle_phase_starts(speaker: Speaker, node: fi.BattlePhaseStarts) -> str:
    return f"{_the_phase(node.whose)}が開始した"


@says(fi.BattlePhaseEnds)
def _battle_phase_ends(speaker: Speaker, node: fi.BattlePhaseEnds) -> str:
    return f"{_the_phase(node.whose)}が終了した"


def _the_phase(whose: int) -> str:
    return "バトルフェイズ" if whose == EITHER else f"{ja.WHO[whose]}バトルフェイズ"


@says(fi.EvenInDamageStep)
def _even_in_damage_step(speaker: Speaker, node: fi.EvenInDamageStep, so: bool) -> str:
    return "ダメージステップを含むどのステップでもよい"


@says(fi.InCalculation)
def _in_calculation(speaker: Speaker, node: fi.InCalculation, so: bool) -> str:
    return f"ダメージ計算時で{'ある' if so else 'ない'}"


@says(fi.InDamageStep)
def _in_damage_step(speaker: Speaker, node: fi.InDamageStep, so: bool) -> str:
    return f"ダメージステップで{'ある' if so else 'ない'}"
