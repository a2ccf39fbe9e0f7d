"""Choices whose number is worked out, or that nobody makes."""

from typing import ClassVar

from segoc.effects.descriptions import Both
from segoc.effects.players import YOU
from segoc.effects.references import Choose
from segoc.kernel.choosing.coins_and_dice import pick_at_random
from segoc.kernel.language.node import Cards, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import values
from segoc.kernel.picture.matching import OTHER_LEVEL, OTHER_PLACE
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import State


class ChooseAsMany(Choose):
    """As many of these cards as the number says, chosen when it is done; all if there are
    fewer. It doesn't target (EFX-076)."""

    WORD: ClassVar = "choose_as_many"
    PARTS: ClassVar[Parts] = {"cards": "cards", "number": "number", "by": "player"}

    def __init__(self, cards: Cards, number: Number, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by)
        self.number = number

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        return self.number.value(state, scope)  # EFX-077

    def wants_none(self, state: State, scope: Scope) -> bool:
        return self.number.value(state, scope) <= 0


class ChooseExactly(ChooseAsMany):
    """Just as many of these cards as the number says, chosen when it is done; it can't be done if
    there are fewer. It doesn't target."""

    WORD: ClassVar = "choose_exactly"
    PARTS: ClassVar[Parts] = {"cards": "cards", "number": "number", "by": "player"}

    def fewest(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)

    def takes_any_one(self) -> bool:
        return False


class ChooseUpTo(Choose):
    """From one to as many of these cards as the number says, chosen when it is done. It doesn't
    target."""

    WORD: ClassVar = "choose_up_to"
    PARTS: ClassVar[Parts] = {"cards": "cards", "number": "number", "by": "player"}

    def __init__(self, cards: Cards, number: Number, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by)
        self.number = number

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        return self.number.value(state, scope)

    def wants_none(self, state: State, scope: Scope) -> bool:
        return self.number.value(state, scope) <= 0

    def is_exact(self) -> bool:
        return False


class ChooseEachLevel(Choose):
    """As many of these monsters as possible, but only one of each Level, chosen when it is done. It
    doesn't target."""

    WORD: ClassVar = "choose_each_level"
    PARTS: ClassVar[Parts] = {"cards": "cards", "by": "player"}

    def __init__(self, cards: Cards, by: int = YOU) -> None:
        super().__init__(cards, 1, 60, by, False, OTHER_LEVEL)

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        levels: list[int] = []
        for card in candidates:
            level = values.level(state, card)
            if level not in levels:
                levels.append(level)
        return len(levels)


class OneOfEach(Choose):
    """Up to one card of each of these groups, of different places, chosen when it is done; of a
    hand it is picked at random. It doesn't target."""

    WORD: ClassVar = "one_of_each"
    PARTS: ClassVar[Parts] = {"groups": "sets+", "by": "player"}

    def __init__(self, *groups: Cards, by: int = YOU) -> None:
        super().__init__(Both(*groups), 1, len(groups), by, False, OTHER_PLACE)
        self.groups = list(groups)

    def how_many(self, state: State, scope: Scope, candidates: list[int]) -> int:
        there = 0
        for group in self.groups:
            found = group.find(state, scope)
            there += 1 if found and [card for card in found if card in candidates] else 0
        return there

    def is_exact(self) -> bool:
        return False

    def candidates(self, state: State, scope: Scope) -> list[int]:
        """Of a hand only the first: it stands for whichever chance will pick."""
        found: list[int] = []
        for group in self.groups:
            cards = group.find(state, scope)
            if group.reach() == 1 << HAND:
                cards = cards[:1]  # TRM-096
            found += cards
        return self.choosable(state, scope, found)

    def enough(self, state: State, candidates: list[int]) -> bool:
        return len(candidates) > 0

    def picked(self, state: State, scope: Scope, cards: list[int]) -> list[int]:
        if scope.chosen:
            # Chance has picked already.
            return [ref.card for ref in scope.chosen]
        found: list[int] = []
        for card in cards:
            held = state.cards[card]
            if held.place == HAND:
                found += pick_at_random(state, state.pile(held.side, HAND), 1)  # TRM-096
            else:
                found.append(card)
        return found
