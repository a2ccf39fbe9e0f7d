"""Names besides the one that a card has: archetypes, and what it can be called as a material."""

from typing import ClassVar

from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State


class SeriesAlso(Clause):
    """In a `standing` effect: also treated as a card of this archetype."""

    WORD: ClassVar = "series_also"
    PARTS: ClassVar[Parts] = {"series": "name"}

    def __init__(self, series: str) -> None:
        super().__init__(en.SERIES)
        self.series = series

    def text(self, state: State, scope: Scope) -> str:
        return self.series


class MaterialName(Clause):
    """Of a monster: used as Fusion Material, it can be treated as if it had the name of this
    card."""

    WORD: ClassVar = "name_as_material"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.MATERIAL_NAME)
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.code
        return 0
