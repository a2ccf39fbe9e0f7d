"""Cards that are meant only if something is so."""

from typing import ClassVar

from segoc.kernel.language.node import Cards, Condition, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


class ThoseIf(Cards):
    """These cards if something is so, else none."""

    WORD: ClassVar = "those_if"
    PARTS: ClassVar[Parts] = {"only_if": "condition", "cards": "cards"}

    def __init__(self, only_if: Condition, cards: Cards) -> None:
        self.cards = cards
        self.only_if = only_if

    def reach(self) -> int:
        return self.cards.reach()

    def searches(self, state: State, scope: Scope) -> int:
        return self.cards.searches(state, scope) if self.only_if.holds(state, scope) else 0

    def find(self, state: State, scope: Scope) -> list[int]:
        # CRD-168
        return self.cards.find(state, scope) if self.only_if.holds(state, scope) else []

    def asks_names(self) -> bool:
        return self.cards.asks_names()

    def asks_face(self) -> bool:
        return self.cards.asks_face()
