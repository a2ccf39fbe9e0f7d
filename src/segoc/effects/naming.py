"""Filters that ask for names: called so, of an archetype, mentioned in a text."""

from typing import ClassVar

from segoc.kernel.language.node import Cards, Filter
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


class OfSeries(Filter):
    """A card of one of these archetypes, which are part of its name (CRD-009)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("series",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, series: list[str]) -> None:
        self.series = series

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        series = identity.series(state, card)
        for name in self.series:
            if name in series:  # CRD-009, CRD-010
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

    FIELDS: ClassVar[tuple[str, ...]] = ("names", "original")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, names: list[str], original: bool = False) -> None:
        self.names = names
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
    """One of these names stands in its text."""

    FIELDS: ClassVar[tuple[str, ...]] = ("mentioned",)

    def __init__(self, mentioned: list[str]) -> None:
        self.mentioned = mentioned

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for name in state.cards[card].printed.mentions:  # CRD-011
            if name in self.mentioned:  # CRD-011, CRD-012, CRD-013
                return True
        return False

    def asks_face(self) -> bool:
        return True


class SameName(Filter):
    """Called as one of these cards is, now or originally (EFX-299, EFX-300)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "original")

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
    """Another one of these cards is called as it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

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

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return identity.title(state, card) != state.faces[scope.code].title

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True
