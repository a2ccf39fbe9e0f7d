"""Activations, looked back at link by link."""

from typing import ClassVar

from segoc.effects.activations import is_what
from segoc.effects.players import EITHER, means
from segoc.kernel.language.node import Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State


class Processed(Happening):
    """An activation, perhaps only `in_` these places, looked back at when that link has been
    processed. In `each_time` with `immediate=False`: afterwards."""

    WORD: ClassVar = "was_processed"
    PARTS: ClassVar[Parts] = {"what": "what", "by": "whose", "in_": "places"}

    def __init__(self, what: int, by: int = EITHER, in_: int = 0) -> None:
        self.what = what
        self.by = by
        self.in_ = in_

    def kinds(self) -> int:
        return 1 << ev.RESOLVED  # CLS-038

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.by, event.player):
            return False
        link = state.chain[event.amounts[0] - 1]
        if link.activation_negated:
            return False
        if link.card_activation and link.source.same_as(scope.source):
            return False  # CRD-315: until its own activation was processed, it doesn't apply
        if self.in_ and not self.in_ >> link.as_activated.place & 1:
            return False
        return is_what(event.cards[0].kind, link.card_activation, self.what)
