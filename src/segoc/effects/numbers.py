"""Numbers: plain ones, counts of cards, values of cards, and sums of these."""

from typing import ClassVar

from segoc.effects.players import means, player_of
from segoc.kernel.language.node import Cards, Number
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.programs.program import happening_of
from segoc.kernel.table.state import State


class Fixed(Number):
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, state: State, scope: Scope) -> int:
        return self.number


class Count(Number):
    """How many cards there are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        return len(self.cards.find(state, scope))


class CountThat(Number):
    """How many cards of one owner, or of one controller, the event is about that the effect
    reacts to (EFX-139)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "controlled")

    def __init__(self, owner: int, controlled: bool = False) -> None:
        self.owner = owner
        # It is about who controlled them, and not about the owner.
        self.controlled = controlled

    def value(self, state: State, scope: Scope) -> int:
        event = scope.event
        happening = happening_of(state, scope)
        assert event is not None and happening is not None
        count = 0
        for index in range(len(event.cards)):
            record = event.cards[index]
            whose = record.side if self.controlled else record.owner
            if means(state, scope, self.owner, whose) and happening.is_about(
                state, scope, event, index
            ):
                count += 1
        return count


class AtkOf(Number):
    """The ATK of these cards together, as it is now or originally."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "original")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if self.original:
                total += values.original_atk(state, card)
            else:
                total += values.atk(state, card)
        return total


class DefOf(Number):
    """The DEF of these cards together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "original")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if self.original:
                total += max(0, values.original_defense(state, card))
            else:
                total += max(0, values.defense(state, card))
        return total


class HowManySaved(Number):
    """How many cards stay because something else is done instead."""

    def value(self, state: State, scope: Scope) -> int:
        return scope.amount


class LevelOf(Number):
    """The Level of these cards together, as it is now or originally; off the field as printed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "original")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if not identity.has_level(state, card):
                continue
            if self.original:
                total += values.original_level(state, card)
            else:
                total += values.level(state, card)
        return total


class GradeOf(Number):
    """The Level or Rank of these cards together; a Link Monster has neither."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if identity.has_level(state, card):
                total += values.level(state, card)
            elif identity.has_rank(state, card):
                total += values.rank(state, card)
        return total


class ChangedBy(Number):
    """By how much the last action of the program really changed a value (EFX-020)."""

    def value(self, state: State, scope: Scope) -> int:
        return scope.amount


class Lesser(Number):
    """The lesser of two numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Number, other: Number) -> None:
        self.one = one
        self.other = other

    def value(self, state: State, scope: Scope) -> int:
        return min(self.one.value(state, scope), self.other.value(state, scope))


class LifePoints(Number):
    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def value(self, state: State, scope: Scope) -> int:
        return state.lp[player_of(state, scope, self.whose)]


class Half(Number):
    """Half, rounded up (EFX-017, EFX-018)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number) -> None:
        self.number = number

    def value(self, state: State, scope: Scope) -> int:
        return (self.number.value(state, scope) + 1) // 2  # EFX-017


class Times(Number):
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "factor")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number, factor: int) -> None:
        self.number = number
        self.factor = factor

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope) * self.factor


class Plus(Number):
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "more")

    def __init__(self, number: Number, more: int) -> None:
        self.number = number
        self.more = more

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope) + self.more


class HigherOf(Number):
    """The greater one of two numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "other")

    def __init__(self, number: Number, other: Number) -> None:
        self.number = number
        self.other = other

    def value(self, state: State, scope: Scope) -> int:
        return max(self.number.value(state, scope), self.other.value(state, scope))


class Excess(Number):
    """By how much one number is greater than another; 0 if it isn't."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "over")

    def __init__(self, number: Number, over: Number) -> None:
        self.number = number
        self.over = over

    def value(self, state: State, scope: Scope) -> int:
        return max(0, self.number.value(state, scope) - self.over.value(state, scope))
