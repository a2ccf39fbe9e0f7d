"""Rules for numbers."""

from typing import Final

from segoc.effects.numbers import Excess, Fixed, Half, HigherOf, Lesser, Plus, Times
from segoc.effects.terms import LARGEST
from segoc.kernel.language.node import Number
from segoc.normal_form import orders

NOTHING: Final[tuple[str, ...]] = ()


def worked_out(number: Number) -> Number:
    """What can be worked out from numbers that stand there is a number itself."""
    if isinstance(number, Times) and isinstance(number.number, Fixed):
        return _plain(number.number.number * number.factor, number)
    if isinstance(number, Plus) and isinstance(number.number, Fixed):
        return _plain(number.number.number + number.more, number)
    if isinstance(number, Half) and isinstance(number.number, Fixed):
        return Fixed((number.number.number + 1) // 2)  # EFX-017
    if isinstance(number, Lesser) and isinstance(number.one, Fixed):
        if isinstance(number.other, Fixed):
            return Fixed(min(number.one.number, number.other.number))
    if isinstance(number, HigherOf) and isinstance(number.number, Fixed):
        if isinstance(number.other, Fixed):
            return Fixed(max(number.number.number, number.other.number))
    if isinstance(number, Excess) and isinstance(number.number, Fixed):
        if isinstance(number.over, Fixed):
            return _plain(max(0, number.number.number - number.over.number), number)
    return number


def _plain(value: int, otherwise: Number) -> Number:
    return Fixed(value) if -LARGEST <= value <= LARGEST else otherwise


def times_once(number: Number) -> Number:
    """Once a number is that number, and so is a number and nothing more."""
    if isinstance(number, Times) and number.factor == 1:
        return number.number
    if isinstance(number, Plus) and number.more == 0:
        return number.number
    return number


def times_times(number: Number) -> Number:
    """Twice three times a number is six times that; and so for sums."""
    if isinstance(number, Times) and isinstance(number.number, Times):
        factor = number.factor * number.number.factor
        if -LARGEST <= factor <= LARGEST:
            return Times(number.number.number, factor)
    if isinstance(number, Plus) and isinstance(number.number, Plus):
        more = number.more + number.number.more
        if -LARGEST <= more <= LARGEST:
            return Plus(number.number.number, more)
    return number


def either_number_first(number: Number) -> Number:
    """Which of two numbers is lesser, or higher, doesn't hang on which is named first."""
    if isinstance(number, Lesser):
        one, other = _in_order(number.one, number.other)
        return Lesser(one, other)
    if isinstance(number, HigherOf):
        one, other = _in_order(number.number, number.other)
        return HigherOf(one, other)
    return number


def _in_order(one: Number, other: Number) -> tuple[Number, Number]:
    if one == other:
        return one, other
    first, second = orders.in_order([one, other], NOTHING)
    return first, second
