"""Which windows a course of play passes through, also those in which nobody is asked."""

from segoc.kernel.chain.windows import FILTER_NAMES, OPENING, Window
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine


def trace_windows(state: State) -> list[str]:
    """Run on to the next decision and tell which windows opened."""
    opened: list[str] = []
    while state.decision is None and state.stack:
        window = opening(state)
        if window is not None:
            opened.append(FILTER_NAMES[window.filter])
        machine.advance(state)
    return opened


def opening(state: State) -> Window | None:
    """The window that opens with the next step; before that the duel settles."""
    top = state.stack[-1]
    if isinstance(top, Window) and top.step == OPENING and not state.unsettled:
        return top
    return None
