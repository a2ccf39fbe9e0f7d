"""Chinese for battles under way."""

from typing import Final

from segoc.effects import fighting as fi
from segoc.effects.players import EITHER
from segoc.explain.chinese import terms as zh
from segoc.explain.chinese.nouns import ANY, Noun, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table import phases

PARTS: Final = {
    phases.DAMAGE_STEP_START: "伤害步骤开始时",
    phases.BEFORE_CALCULATION: "伤害计算前",
    phases.CALCULATION: "伤害计算时",
    phases.AFTER_CALCULATION: "伤害计算后",
    phases.DAMAGE_STEP_END: "伤害步骤结束时",
}


@says(fi.Foes)
def _foes(speaker: Speaker, node: fi.Foes, count: int) -> str:
    return f"和{those(speaker, node.cards, ANY)}进行战斗的怪兽"


@says(fi.AttackPart)
def _attack_part(speaker: Speaker, node: fi.AttackPart) -> str:
    return f"{those(speaker, node.by, ANY)}攻击的{PARTS[node.part]}"


@says(fi.BattlePart)
def _battle_part(speaker: Speaker, node: fi.BattlePart) -> str:
    foe = "怪兽" if node.against is None else those(speaker, node.against, ANY)
    return f"{those(speaker, node.by, ANY)}和{foe}进行战斗的{PARTS[node.part]}"


@says(fi.Attacking)
def _attacking(speaker: Speaker, node: fi.Attacking, noun: Noun) -> None:
    noun.before.append((0, "攻击的"))


@says(fi.HasDeclared)
def _has_declared(speaker: Speaker, node: fi.HasDeclared, noun: Noun) -> None:
    noun.before.append((0, "这个回合攻击宣言过的"))


@says(fi.HasAttacked)
def _has_attacked(speaker: Speaker, node: fi.HasAttacked, noun: Noun) -> None:
    noun.before.append((0, "这个回合攻击过的"))


@says(fi.FelledThisTurn)
def _felled_this_turn(speaker: Speaker, node: fi.FelledThisTurn, noun: Noun) -> None:
    noun.before.append((0, f"这个回合战斗破坏过{node.level}星以上的怪兽的"))


@says(fi.BattledThisTurn)
def _battled_this_turn(speaker: Speaker, node: fi.BattledThisTurn, noun: Noun) -> None:
    noun.before.append((0, "这个回合进行过战斗的"))


@says(fi.BattlePhaseStarts)
def _battle_phase_starts(speaker: Speaker, node: fi.BattlePhaseStarts) -> str:
    return f"{_the_phase(node.whose)}开始"


@says(fi.BattlePhaseEnds)
def _battle_phase_ends(speaker: Speaker, node: fi.BattlePhaseEnds) -> str:
    return f"{_the_phase(node.whose)}结束"


def _the_phase(whose: int) -> str:
    return "战斗阶段" if whose == EITHER else f"{zh.WHO[whose]}战斗阶段"


@says(fi.EvenInDamageStep)
def _even_in_damage_step(speaker: Speaker, node: fi.EvenInDamageStep, so: bool) -> str:
    return "包括伤害步骤在内的任意步骤"


@says(fi.InCalculation)
def _in_calculation(speaker: Speaker, node: fi.InCalculation, so: bool) -> str:
    return f"{'' if so else '不'}是伤害计算时"


@says(fi.InDamageStep)
def _in_damage_step(speaker: Speaker, node: fi.InDamageStep, so: bool) -> str:
    return f"{'' if so else '不'}是伤害步骤"
