"""Clauses about the cards that pass their filters."""

from collections.abc import Sequence

from segoc.kernel.language.node import Clause, Filter
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


class OfThosePassing(Clause):
    """A clause that concerns what passes all of its filters."""

    def __init__(self, layer: int, that: Sequence[Filter]) -> None:
        super().__init__(layer)
        self.that = list(that)

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.that:
            if not one.passes(state, scope, card):
                return False
        return True
