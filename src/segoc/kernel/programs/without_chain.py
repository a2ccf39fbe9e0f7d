"""Applying an effect without a chain."""

from segoc.kernel.language.scope import Scope
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.programs.program import APPLYING, Run
from segoc.kernel.table.state import State


def apply_pending(state: State, pending: WaitingEffect) -> None:
    """Run the effect's program as its card's and controller's own."""
    scope = Scope(pending.player, pending.source, pending.code, pending.effect_no)
    scope.event = pending.event
    scope.targets = pending.targets.copy()
    scope.done = pending.acted_on.copy()
    state.applying.append(scope)
    state.push(Run(APPLYING, False))
