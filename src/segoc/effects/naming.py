"""Filters that ask for names: called so, of an archetype, mentioned in a text."""

from typing import ClassVar

from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


class OfSeries(Filter):
    """Of one of these archetypes, by the name that it has now.

    A card of one of these archetypes, which are part of its name (CRD-009).
    """

    WORD: ClassVar = "series"
    PARTS: ClassVar[Parts] = {"series": "names+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *series: str) -> None:
        self.series = list(series)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        # Compiled, these loops make no call, which `in` would; whole Decks are asked about.
        for belongs in identity.series(state, card):
            for name in self.series:
                if name == belongs:  # CRD-009, CRD-010
                    return True
        return False

    def passes_as(self, state: State, scope: Scope, card: int, called: Printed) -> bool:
        for name in self.series:
            if name in called.series:
                return True
        return False

    def archetypes(self) -> list[str]:
        return self.series

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class Named(Filter):
    """Called one of these names now; or originally."""

    WORD: ClassVar = "named"
    PARTS: ClassVar[Parts] = {"names": "names+", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *names: str, original: bool = False) -> None:
        self.names = list(names)
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if self.original:
            return state.cards[card].printed.title in self.names
        return identity.title(state, card) in self.names

    def passes_as(self, state: State, scope: Scope, card: int, called: Printed) -> bool:
        return called.title in self.names

    def called(self) -> list[str]:
        return self.names

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class Mentions(Filter):
    """One of these card names stands in its text; an archetype or its own name is none."""

    WORD: ClassVar = "mentioning"
    PARTS: ClassVar[Parts] = {"names": "names+"}

    def __init__(self, *names: str) -> None:
        self.names = list(names)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for name in state.cards[card].printed.mentions:  # CRD-011
            if name in self.names:  # CRD-011, CRD-012, CRD-013
                return True
        return False

    def asks_face(self) -> bool:
        return True


class SameName(Filter):
    """Called as one of these cards is now; or as it originally is (EFX-299, EFX-300)."""

    WORD: ClassVar = "same_name"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for other in self.cards.find(state, scope):
            if self.original:
                if state.cards[other].printed.title == state.cards[card].printed.title:
                    return True
            elif identity.title(state, other) == identity.title(state, card):  # EFX-300
                return True
        return False

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class HasNamesake(Filter):
    """Called as another one of these cards is."""

    WORD: ClassVar = "has_namesake"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        name = identity.title(state, card)
        for other in self.cards.find(state, scope):
            if other != card and identity.title(state, other) == name:  # TRM-313, TRM-316
                return True
        return False

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class OtherName(Filter):
    """Not a card with this card's own name."""

    WORD: ClassVar = "other_name"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return identity.title(state, card) != state.faces[scope.code].title

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True
