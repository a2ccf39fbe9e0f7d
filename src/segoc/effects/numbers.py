"""Numbers: plain ones, counts of cards, values of cards, and sums of these."""

from typing import ClassVar

from segoc.effects.players import means, player_of
from segoc.kernel.language.node import Cards, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.programs.program import happening_of
from segoc.kernel.table.state import State


class Fixed(Number):
    """A plain number; where a number belongs, it can be written as it is."""

    WORD: ClassVar = "fixed"
    PARTS: ClassVar[Parts] = {"number": "any_number"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def is_known(self, scope: Scope) -> bool:
        return True

    def value(self, state: State, scope: Scope) -> int:
        return self.number


def as_number(value: int | Number) -> Number:
    """A plain number; where a number belongs, it can be written as it is."""
    return Fixed(value) if isinstance(value, int) else value


def is_nothing(state: State, scope: Scope, number: Number) -> bool:
    """It is 0, as can be told already."""
    return number.is_known(scope) and number.value(state, scope) == 0


class Count(Number):
    """How many of these cards there are."""

    WORD: ClassVar = "count"
    PARTS: ClassVar[Parts] = {"cards": "cards"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        return len(self.cards.find(state, scope))


class CountThat(Number):
    """How many cards of that owner the event was about; or `controlled` by that player then.

    How many cards of one owner, or of one controller, the event is about that the effect
    reacts to (EFX-139).
    """

    WORD: ClassVar = "count_that"
    PARTS: ClassVar[Parts] = {"owner": "whose", "controlled": "yes_no"}

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
    """The ATK of these cards, together; or their original ATK."""

    WORD: ClassVar = "atk_of"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if self.original:
                total += values.original_atk(state, card)
            else:
                total += values.atk(state, card)
        return total


class DefOf(Number):
    """The DEF of these cards, together; or their original DEF."""

    WORD: ClassVar = "def_of"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for card in self.cards.find(state, scope):
            if self.original:
                total += max(0, values.original_defense(state, card))
            else:
                total += max(0, values.defense(state, card))
        return total


class HowManySaved(Number):
    """In what is done `instead`: how many cards stay by that, of all that would be destroyed at the
    same moment."""

    WORD: ClassVar = "how_many_saved"

    def value(self, state: State, scope: Scope) -> int:
        return scope.amount


class LevelOf(Number):
    """The Level of these cards, together; or their original Level."""

    WORD: ClassVar = "level_of"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

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
    """Their Level or Rank, whichever each has, together."""

    WORD: ClassVar = "grade_of"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

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
    """By how much the last action really changed ATK or DEF (EFX-020)."""

    WORD: ClassVar = "changed_by"

    def value(self, state: State, scope: Scope) -> int:
        return scope.amount


class Lesser(Number):
    """The lesser of two numbers."""

    WORD: ClassVar = "lesser"
    PARTS: ClassVar[Parts] = {"one": "number", "other": "number"}

    def __init__(self, one: Number, other: Number) -> None:
        self.one = one
        self.other = other

    def value(self, state: State, scope: Scope) -> int:
        return min(self.one.value(state, scope), self.other.value(state, scope))


class LifePoints(Number):
    """A player's LP."""

    WORD: ClassVar = "lp"
    PARTS: ClassVar[Parts] = {"whose": "player"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def is_known(self, scope: Scope) -> bool:
        return True

    def value(self, state: State, scope: Scope) -> int:
        return state.lp[player_of(state, scope, self.whose)]


class Half(Number):
    """Half of it, rounded up (EFX-017).

    Half, rounded up (EFX-017, EFX-018).
    """

    WORD: ClassVar = "half"
    PARTS: ClassVar[Parts] = {"number": "number"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number) -> None:
        self.number = number

    def is_known(self, scope: Scope) -> bool:
        return self.number.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        return (self.number.value(state, scope) + 1) // 2  # EFX-017


class Times(Number):
    """So many times a number."""

    WORD: ClassVar = "times"
    PARTS: ClassVar[Parts] = {"number": "number", "factor": "any_number"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number, factor: int) -> None:
        self.number = number
        self.factor = factor

    def is_known(self, scope: Scope) -> bool:
        return self.number.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope) * self.factor


class Plus(Number):
    """A number and so much more."""

    WORD: ClassVar = "plus"
    PARTS: ClassVar[Parts] = {"number": "number", "more": "any_number"}

    def __init__(self, number: Number, more: int) -> None:
        self.number = number
        self.more = more

    def is_known(self, scope: Scope) -> bool:
        return self.number.is_known(scope)

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope) + self.more


class HigherOf(Number):
    """Whichever of two numbers is higher."""

    WORD: ClassVar = "higher_of"
    PARTS: ClassVar[Parts] = {"number": "number", "other": "number"}

    def __init__(self, number: Number, other: Number) -> None:
        self.number = number
        self.other = other

    def value(self, state: State, scope: Scope) -> int:
        return max(self.number.value(state, scope), self.other.value(state, scope))


class Excess(Number):
    """By how much one number is greater than the other; 0 if it isn't."""

    WORD: ClassVar = "excess"
    PARTS: ClassVar[Parts] = {"number": "number", "over": "number"}

    def __init__(self, number: Number, over: Number) -> None:
        self.number = number
        self.over = over

    def value(self, state: State, scope: Scope) -> int:
        return max(0, self.number.value(state, scope) - self.over.value(state, scope))
