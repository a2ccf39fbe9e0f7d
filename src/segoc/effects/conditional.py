"""Cards that are meant only if something is so."""

from typing import ClassVar

from segoc.kernel.language.node import Cards, Condition
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


class ThoseIf(Cards):
    """These cards if the condition holds, else none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "condition")

    def __init__(self, cards: Cards, condition: Condition) -> None:
        self.cards = cards
        self.condition = condition

    def reach(self) -> int:
        return self.cards.reach()

    def searches(self, state: State, scope: Scope) -> int:
        return self.cards.searches(state, scope) if self.condition.holds(state, scope) else 0

    def find(self, state: State, scope: Scope) -> list[int]:
        # CRD-168
        return self.cards.find(state, scope) if self.condition.holds(state, scope) else []

    def asks_names(self) -> bool:
        return self.cards.asks_names()

    def asks_face(self) -> bool:
        return self.cards.asks_face()
