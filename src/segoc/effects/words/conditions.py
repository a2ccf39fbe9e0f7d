"""Conditions: what must be so.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects.conditions import Exists, InPhase, NotSo
from segoc.kernel.language.node import Cards, Condition
from segoc.kernel.table import phases


def none(those: Cards) -> Condition:
    """There is none of these cards."""
    return NotSo(Exists(those, 1))


def in_main_phase_1() -> Condition:
    """It is Main Phase 1."""
    return InPhase(1 << phases.MAIN_PHASE_1)


def in_main_phase_2() -> Condition:
    """It is Main Phase 2."""
    return InPhase(1 << phases.MAIN_PHASE_2)


def in_draw_phase() -> Condition:
    """It is the Draw Phase."""
    return InPhase(1 << phases.DRAW_PHASE)


def is_standby_phase() -> Condition:
    """It is the Standby Phase. Of a Spell that isn't Quick-Play: it is activated then, and only
    from where it was Set (TRM-105)."""
    return InPhase(1 << phases.STANDBY_PHASE)


def in_main_phase() -> Condition:
    """It is a Main Phase."""
    return InPhase(1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2)


def in_main_or_battle_phase() -> Condition:
    """It is a Main Phase or a Battle Phase."""
    main = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2
    return InPhase(main | 1 << phases.BATTLE_PHASE)


def in_battle_phase() -> Condition:
    """It is a Battle Phase."""
    return InPhase(1 << phases.BATTLE_PHASE)
