"""When a player wants to be asked for fast effects."""

from typing import Final, Literal, TypeAlias

from segoc.kernel.chain.windows import (
    ATTACK_DECLARED,
    DAMAGE_STEP,
    NEGATION,
    OPENING,
    PHASE_END,
    TRIGGERING,
    Window,
)
from segoc.kernel.table import event as ev
from segoc.kernel.table.decision import PASS, WINDOW, Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.phases import BEFORE_CALCULATION, CALCULATION, END_PHASE
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import State

Mode: TypeAlias = Literal["auto", "always", "never"]

# What changes nothing that one sees on the table.
UNSEEN: Final = (ev.PHASE_BEGAN, ev.STEP_BEGAN, ev.TURN_ENDED, ev.SHUFFLED)
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
    if mode != "auto" or not isinstance(window, Window):
        return mode != "never"
    return concerns(state, window, player)


def may_be_asked(state: State, player: int, mode: Mode) -> bool:
    """Whether the player, for all that everybody knows, is asked in the window that is open: about
    fast effects, or about what has triggered in the hand, which is asked whatever the mode."""
    if asks_for_fast_effects(state) and state.pile(player, HAND):
        if any(may_trigger(event) for event in state.window_events):
            return True
    return wants_to_be_asked(state, player, mode)


def may_trigger(event: Event) -> bool:
    """Whether it is of the sort that hidden cards react to: that a phase begins, or a draw by
    rule, goes by without a pause."""
    return event.kind not in UNSEEN and event.kind != ev.TURN_BEGAN and not drawn_by_rule(event)


def asks_for_fast_effects(state: State) -> bool:
    window = state.stack[-1]
    return isinstance(window, Window) and window.step not in (OPENING, TRIGGERING)


def concerns(state: State, window: Window, player: int) -> bool:
    """Whether the opponent has done something here: activated the last link, summoned, attacked,
    wants to leave a phase, is in the End Phase; or a battle is about to be decided. What follows
    from the player's own acts goes by."""
    if state.chain:
        return state.chain[-1].player != player
    if window.filter == DAMAGE_STEP:
        return state.battle_step in (BEFORE_CALCULATION, CALCULATION)
    if window.filter in (NEGATION, PHASE_END, ATTACK_DECLARED):
        return state.turn_player != player
    return any(is_notable(state, event) and event.player != player for event in state.window_events)


def is_notable(state: State, event: Event) -> bool:
    """Draws by rule are not, nor that a phase begins, but for the End Phase: the last chance."""
    if event.kind == ev.PHASE_BEGAN:
        return state.phase == END_PHASE
    return event.kind in NOTABLE and not drawn_by_rule(event)


def drawn_by_rule(event: Event) -> bool:
    return event.kind == ev.MOVED and event.move_tags & ev.DRAWN != 0 and event.why == ev.BY_RULE
