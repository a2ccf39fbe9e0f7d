"""What a monster is by the effect that makes it, where that goes by another card."""

from typing import ClassVar

from segoc.kernel.choosing import announcing
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import BY_WORD, Cards, Clause, Parts, Words
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import values
from segoc.kernel.table.state import State


class OriginallyAs(Clause):
    """Its original Attribute or Type is that of a card, as it is now or originally."""

    WORDS: ClassVar[Words] = {
        "original_attribute_as": {"sort": announcing.ATTRIBUTE},
        "original_race_as": {"sort": announcing.RACE},
    }
    PARTS: ClassVar[Parts] = {"sort": BY_WORD, "cards": "cards", "original": "yes_no"}

    def __init__(self, sort: int, cards: Cards, original: bool = False) -> None:
        layer = en.ATTRIBUTE if sort == announcing.ATTRIBUTE else en.RACE
        super().__init__(layer, en.ORIGINAL)
        self.sort = sort
        self.cards = cards
        self.original = original

    def value(self, state: State, scope: Scope) -> int:
        bits = 0
        for card in self.cards.find(state, scope):
            bits |= self.of(state, card)
        return bits

    def of(self, state: State, card: int) -> int:
        if self.sort == announcing.ATTRIBUTE:
            if self.original:
                return values.original_attribute(state, card)
            return values.attribute(state, card)
        return values.original_race(state, card) if self.original else values.race(state, card)
