"""Missed timing: what can only be activated when something has just happened, and something else
has happened since.

What has happened last is said by `windows.last_moment`; what answers rather than triggers goes by
`may_activate.fitting_event`.
"""

from segoc.kernel.language.effect import WHEN, Activated
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State


def misses_timing(state: State, effect: Activated, event: Event) -> bool:
    """Whether the time for an effect that this event would set off is over: "when … you can" has
    time only if nothing has happened since; "if", and what is mandatory, waits for the end of the
    chain."""
    if effect.timing != WHEN or effect.mandatory:  # EFX-057, EFX-058, EFX-060, EFX-061
        return False
    return event.moment < state.window_moment  # EFX-062, EFX-063, CRD-130, CRD-131, OTH-060
