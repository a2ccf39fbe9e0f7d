"""Activations, looked back at link by link."""

from typing import ClassVar

from segoc.effects.activations import is_what
from segoc.effects.players import means
from segoc.kernel.language.node import Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State


class Processed(Happening):
    """A card or effect was activated, and it was its turn to be processed, negated or not; a
    negated activation is none. Perhaps only from some places (bits)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by", "places")

    def __init__(self, what: int, by: int, places: int = 0) -> None:
        self.what = what
        self.by = by
        self.places = places

    def kinds(self) -> int:
        return 1 << ev.RESOLVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.by, event.player):
            return False
        link = state.chain[event.amounts[0] - 1]
        if link.activation_negated:
            return False
        if self.places and not self.places >> link.as_activated.place & 1:
            return False
        return is_what(event.cards[0].kind, link.card_activation, self.what)
