"""English for battles under way."""

from typing import Final

from segoc.effects import fighting as fi
from segoc.effects.players import EITHER
from segoc.explain.english import terms as en
from segoc.explain.english.nouns import ANY, Noun, Those, says, those
from segoc.explain.speaker import Speaker
from segoc.kernel.table import phases

PARTS: Final = {
    phases.DAMAGE_STEP_START: "at the start of the Damage Step",
    phases.BEFORE_CALCULATION: "before damage calculation",
    phases.CALCULATION: "during damage calculation",
    phases.AFTER_CALCULATION: "after damage calculation",
    phases.DAMAGE_STEP_END: "at the end of the Damage Step",
}


@says(fi.Foes)
def _foes(speaker: Speaker, node: fi.Foes, count: int, source: bool) -> Those:
    return Those(f"the monster that battles {those(speaker, node.cards, ANY).text}", False)


@says(fi.AttackPart)
def _attack_part(speaker: Speaker, node: fi.AttackPart) -> str:
    by = those(speaker, node.by, ANY)
    return f"{by.text} attack{by.s}, {PARTS[node.part]}"


@says(fi.BattlePart)
def _battle_part(speaker: Speaker, node: fi.BattlePart) -> str:
    by = those(speaker, node.by, ANY)
    foe = "a monster" if node.against is None else those(speaker, node.against, ANY).text
    return f"{by.text} battle{by.s} {foe}, {PARTS[node.part]}"


@says(fi.Attacking)
def _attacking(speaker: Speaker, node: fi.Attacking, noun: Noun) -> None:
    noun.after.append("that attacks")


@says(fi.HasDeclared)
def _has_declared(speaker: Speaker, node: fi.HasDeclared, noun: Noun) -> None:
    noun.after.append("that declared an attack this turn")


@says(fi.HasAttacked)
def _has_attacked(speaker: Speaker, node: fi.HasAttacked, noun: Noun) -> None:
    noun.after.append("that attacked this turn")


@says(fi.FelledThisTurn)
def _felled_this_turn(speaker: Speaker, node: fi.FelledThisTurn, noun: Noun) -> None:
    noun.after.append(f"that destroyed a Level {node.level} or higher monster by battle this turn")


@says(fi.BattledThisTurn)
def _battled_this_turn(speaker: Speaker, node: fi.BattledThisTurn, noun: Noun) -> None:
    noun.after.append("that battled this turn")


@says(fi.BattlePhaseStarts)
def _battle_phase_starts(speaker: Speaker, node: fi.BattlePhaseStarts) -> str:
    return f"{_the_phase(node.whose)} starts"


@says(fi.BattlePhaseEnds)
def _battle_phase_ends(speaker: Speaker, node: fi.BattlePhaseEnds) -> str:
    return f"{_the_phase(node.whose)} ends"


def _the_phase(whose: int) -> str:
    return "the Battle Phase" if whose == EITHER else f"{en.YOUR[whose]} Battle Phase"


@says(fi.EvenInDamageStep)
def _even_in_damage_step(speaker: Speaker, node: fi.EvenInDamageStep, so: bool) -> str:
    return "it is any step, even the Damage Step"


@says(fi.InCalculation)
def _in_calculation(speaker: Speaker, node: fi.InCalculation, so: bool) -> str:
    return f"it is {'' if so else 'not '}during damage calculation"


@says(fi.InDamageStep)
def _in_damage_step(speaker: Speaker, node: fi.InDamageStep, so: bool) -> str:
    return f"it is {'' if so else 'not '}the Damage Step"
