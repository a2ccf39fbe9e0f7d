"""Phases and steps of a turn (TRM-111, TRM-117, SEG-050)."""

from typing import Final

NO_PHASE: Final = 0
DRAW_PHASE: Final = 1
STANDBY_PHASE: Final = 2
MAIN_PHASE_1: Final = 3
BATTLE_PHASE: Final = 4
MAIN_PHASE_2: Final = 5
END_PHASE: Final = 6
# After the End Phase: where "at the end of the turn" happens (TRM-116).
TURN_END: Final = 7
# No phase of its own either: where "at the end of the Battle Phase" happens.
BATTLE_PHASE_END: Final = 8

# As bits.
MAIN_PHASES: Final = 1 << MAIN_PHASE_1 | 1 << MAIN_PHASE_2
EVERY_PHASE: Final = (1 << (BATTLE_PHASE_END + 1)) - 1

PHASE_NAMES: Final[list[str]] = [
    "before the first turn",
    "Draw Phase",
    "Standby Phase",
    "Main Phase 1",
    "Battle Phase",
    "Main Phase 2",
    "End Phase",
    "end of the turn",
    "end of the Battle Phase",
]

NO_STEP: Final = 0
START_STEP: Final = 1
BATTLE_STEP: Final = 2
# The Damage Step's five parts.
DAMAGE_STEP_START: Final = 3
BEFORE_CALCULATION: Final = 4
CALCULATION: Final = 5
AFTER_CALCULATION: Final = 6
DAMAGE_STEP_END: Final = 7
END_STEP: Final = 8
# The parts of the Damage Step in which the damage is not calculated yet.
UNTIL_CALCULATED: Final = (DAMAGE_STEP_START, BEFORE_CALCULATION, CALCULATION)

STEP_NAMES: Final[list[str]] = [
    "",
    "Start Step",
    "Battle Step",
    "start of the Damage Step",
    "before damage calculation",
    "damage calculation",
    "after damage calculation",
    "end of the Damage Step",
    "End Step",
]


def is_main_phase(phase: int) -> bool:
    return phase in (MAIN_PHASE_1, MAIN_PHASE_2)


def in_damage_step(step: int) -> bool:
    return DAMAGE_STEP_START <= step <= DAMAGE_STEP_END
