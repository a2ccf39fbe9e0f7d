"""Choices whose number is worked out, or that nobody makes."""

from typing import ClassVar

from segoc.effects.players import YOU
from segoc.effects.selectors import Choose
from segoc.kernel.effect import Cards, Number
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class ChooseAsMany(Choose):
    """As many of some cards as a number says, or all if there are fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "number", "by")

    def __init__(self, cards: Cards, number: Number, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by)
        self.number = number

    def how_many(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)  # EFX-077
