"""The course of a duel in words: which windows opened, and what happened, in order.

A window is told as `A Battle Step: attack declared`: the turn player, where in the turn,
and what the window admits. A happening is told as `damage SEG-051`: its kind and rule.
"""

from segoc.kernel.chain.windows import FILTER_NAMES
from segoc.kernel.table.event import KIND_NAMES, STEP_BEGAN, Event
from segoc.kernel.table.phases import PHASE_NAMES, STEP_NAMES
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine
from segoc.lab import Lab
from segoc.lab.windows import opening
from tests.rules.surgery import answer


def windows(lab: Lab, *choices: str) -> list[str]:
    """Make the choices, one for each decision, and tell every window on the way."""
    state = lab.state
    told: list[str] = []
    for choice in choices:
        answer(lab.duel, choice)
        while state.decision is None and state.winner == UNDECIDED:
            window = opening(state)
            if window is not None:
                name = FILTER_NAMES[window.filter]
                told.append(f"{'AB'[state.turn_player]} {now(state)}: {name}")
            machine.advance(state)
    return told


def now(state: State) -> str:
    """Where in the turn: the step of the Battle Phase, or the phase."""
    return STEP_NAMES[state.battle_step] or PHASE_NAMES[state.phase]


def happened(lab: Lab) -> list[str]:
    """All that has happened, by kind and rule."""
    return [f"{KIND_NAMES[event.kind]} {event.rule}" for event in lab.duel.events]


def events(lab: Lab, kind: int) -> list[Event]:
    return [event for event in lab.duel.events if event.kind == kind]


def steps(lab: Lab) -> list[str]:
    """The steps of the Battle Phase that have begun, the Damage Step's parts among them."""
    return [STEP_NAMES[event.step_begun] for event in events(lab, STEP_BEGAN)]
