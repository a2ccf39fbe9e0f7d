"""Numbers."""

from segoc.effects import numbers as nm
from segoc.kernel.effect import (
    Cards,
    Number,
)


def number(value: int | Number) -> Number:
    return nm.Fixed(value) if isinstance(value, int) else value


def count(those: Cards) -> Number:
    return nm.Count(those)


def count_that(owner: int) -> Number:
    """How many cards of that owner the event was about."""
    return nm.CountThat(owner)


def atk_of(those: Cards, original: bool = False) -> Number:
    return nm.AtkOf(those, original)


def def_of(those: Cards, original: bool = False) -> Number:
    return nm.DefOf(those, original)


def level_of(those: Cards) -> Number:
    return nm.LevelOf(those)


def lp(whose: int) -> Number:
    return nm.LifePoints(whose)


def half(value: Number) -> Number:
    return nm.Half(value)


def times(value: Number, factor: int) -> Number:
    return nm.Times(value, factor)


def plus(value: Number, more: int) -> Number:
    return nm.Plus(value, more)
