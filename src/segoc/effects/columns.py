"""Columns of the field, in descriptions of cards."""

from typing import ClassVar

from segoc.kernel.language.node import Filter
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.geometry import column_of
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State


class NearColumn(Filter):
    """In the column of this card, or in one next to it."""

    WORD: ClassVar = "near_column"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        this = state.cards[scope.source.card]
        held = state.cards[card]
        if not on_field(this.place) or not on_field(held.place):
            return False
        columns = (column_of(this.zone), column_of(held.zone))
        return min(columns) >= 0 and abs(columns[0] - columns[1]) <= 1
