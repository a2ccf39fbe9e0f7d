"""When a player wants to be asked for fast effects."""

from typing import Final, Literal, TypeAlias

from segoc.kernel import event as ev
from segoc.kernel.decision import PASS, WINDOW, Option
from segoc.kernel.phases import BEFORE_CALCULATION, CALCULATION
from segoc.kernel.state import State
from segoc.kernel.windows import (
    ATTACK_DECLARED,
    DAMAGE_STEP,
    NEGATION,
    OPENING,
    PHASE_END,
    TRIGGERING,
    Window,
)

Mode: TypeAlias = Literal["auto", "always", "never"]

# What the opponent does that a player wants to be asked about.
NOTABLE: Final = (
    ev.SUMMONED,
    ev.SET,
    ev.RESOLVED,
    ev.MOVED,
)


def passes_unasked(state: State, mode: Mode) -> Option | None:
    """The pass that the player who is asked now wants made for them, if so.

    Only fast effects can be waived: what triggers, and what a rule asks, is always asked.
    """
    decision = state.decision
    if decision is None or decision.topic != WINDOW:
        return None
    return None if wants_to_be_asked(state, decision.player, mode) else Option(PASS)


def wants_to_be_asked(state: State, player: int, mode: Mode) -> bool:
    """Whether the player wants to be asked in the window that is open, if there is something to
    ask. It doesn't hang on what the player holds."""
    window = state.stack[-1]
    if isinstance(window, Window) and window.step in (OPENING, TRIGGERING):
        # What triggers is asked whatever the mode.
        return True
    if mode != "auto" or not isinstance(window, Window):
        return mode != "never"
    return concerns(state, window, player)


def concerns(state: State, window: Window, player: int) -> bool:
    """Whether the opponent has done something here: activated the last link, summoned, attacked,
    wants to leave a phase; or a battle is about to be decided. What follows from the player's
    own acts goes by."""
    if state.chain:
        return state.chain[-1].player != player
    if window.filter == DAMAGE_STEP:
        return state.battle_step in (BEFORE_CALCULATION, CALCULATION)
    if window.filter in (NEGATION, PHASE_END, ATTACK_DECLARED):
        return state.turn_player != player
    return any(event.kind in NOTABLE and event.player != player for event in state.now)
