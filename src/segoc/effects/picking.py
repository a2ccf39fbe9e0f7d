"""Choices whose number is worked out, or that nobody makes."""

from typing import ClassVar

from segoc.effects.players import YOU
from segoc.effects.pointing import Choose
from segoc.kernel import values
from segoc.kernel.matching import OTHER_LEVEL
from segoc.kernel.node import Cards, Number
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class ChooseAsMany(Choose):
    """As many of some cards as a number says, or all if there are fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "number", "by")

    def __init__(self, cards: Cards, number: Number, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by)
        self.number = number

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        return self.number.value(state, scope)  # EFX-077


class ChooseUpTo(Choose):
    """From one to as many of some cards as a number says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "number", "by")

    def __init__(self, cards: Cards, number: Number, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by)
        self.number = number

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        return self.number.value(state, scope)

    def is_exact(self) -> bool:
        return False


class ChooseEachLevel(Choose):
    """As many of some monsters as possible, but only one of each Level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "by")

    def __init__(self, cards: Cards, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by, False, OTHER_LEVEL)

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        levels: list[int] = []
        for card in candidates:
            level = values.level(state, card)
            if level not in levels:
                levels.append(level)
        return len(levels)
