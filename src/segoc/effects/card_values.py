"""What is printed on monsters besides names and points: Ranks, ratings, original Attributes."""

from typing import ClassVar

from segoc.effects.numbers import as_number
from segoc.kernel.language.node import Cards, Filter, Happening, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.state import State


class RankIs(Filter):
    """Of a Rank in this range; only Xyz Monsters have one (CRD-020)."""

    WORD: ClassVar = "rank"
    PARTS: ClassVar[Parts] = {"least": "1..13", "most": "1..13"}

    def __init__(self, least: int, most: int = 13) -> None:
        self.least = least
        self.most = most

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_rank(state, card):  # CRD-020
            return False
        return self.least <= values.rank(state, card) <= self.most

    def asks_face(self) -> bool:
        return True


class GradeBelow(Filter):
    """With an original Level or Rank below this; a Link Monster has neither."""

    WORD: ClassVar = "grade_below"
    PARTS: ClassVar[Parts] = {"number": "number"}

    def __init__(self, number: int | Number) -> None:
        self.number = as_number(number)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        face = state.cards[card].shows()
        if face.types & LINK or not face.is_monster:
            return False
        return face.level < self.number.value(state, scope)

    def asks_face(self) -> bool:
        return True


class SameAttribute(Filter):
    """Of an Attribute that one of these cards has; or both originally."""

    WORD: ClassVar = "same_attribute"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for other in self.cards.find(state, scope):
            if self.of(state, other) & self.of(state, card):
                return True
        return False

    def of(self, state: State, card: int) -> int:
        if self.original:
            return values.original_attribute(state, card)
        return values.attribute(state, card)

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_face(self) -> bool:
        return True


class KindsOfNames(Number):
    """How many different names these cards have."""

    WORD: ClassVar = "kinds_of_names"
    PARTS: ClassVar[Parts] = {"cards": "cards"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        found: list[str] = []
        for card in self.cards.find(state, scope):
            name = identity.title(state, card)
            if name not in found:
                found.append(name)
        return len(found)


class RatingOf(Number):
    """The Link Ratings of these cards, together; only Link Monsters have one (CRD-022)."""

    WORD: ClassVar = "link_rating_of"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if identity.types(state, card) & LINK:  # CRD-022
                total += state.cards[card].printed.level  # CRD-022
        return total


class KindsOfTypes(Number):
    """How many of these words there are in the type lines of some cards, each counted once."""

    WORD: ClassVar = "kinds_of_types"
    PARTS: ClassVar[Parts] = {"cards": "cards", "words": "types"}

    def __init__(self, cards: Cards, words: int) -> None:
        self.cards = cards
        self.words = words

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        found = 0
        for card in self.cards.find(state, scope):
            found |= identity.types(state, card) & self.words
        return found.bit_count()


class OriginalAttributes(Number):
    """How many original Attributes these cards have; what is added is none (CRD-024)."""

    WORD: ClassVar = "original_attributes"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        found = 0
        for card in self.cards.find(state, scope):
            found |= values.original_attribute(state, card)
        return found.bit_count()


class LevelRose(Happening):
    """The Level of one of these cards has risen, by an effect that was applied to it."""

    WORD: ClassVar = "level_rose"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.CHANGED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not event.level_rose:
            return False
        for record in event.cards:
            if self.cards.includes(state, scope, record.card):
                return True
        return False
