"""Names besides the one that a card has: archetypes, and what it can be called as a material."""

from typing import ClassVar

from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


class SeriesAlso(Clause):
    """In a standing effect: is a card of this archetype besides."""

    FIELDS: ClassVar[tuple[str, ...]] = ("series",)

    def __init__(self, series: str) -> None:
        super().__init__(en.SERIES)
        self.series = series

    def text(self, state: State, scope: Scope) -> str:
        return self.series


class MaterialName(Clause):
    """Of a monster: as Fusion Material it can be called as this card originally is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.MATERIAL_NAME)
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.code
        return 0
