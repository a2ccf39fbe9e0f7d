"""Numbers of the command line: what won't do is refused in words."""

from argparse import ArgumentTypeError
from typing import Final

from segoc.duel.duel import LARGEST_SEED

MOST_SECONDS: Final = 3600


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def count(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError("it must be at least 1")
    return number


def seed(text: str) -> int:
    """The seed of a duel."""
    number = whole(text)
    if abs(number) > LARGEST_SEED:
        raise ArgumentTypeError("it must be a whole number of at most 64 bits")
    return number


def seed_of_many(text: str) -> int:
    """The seed of many duels: it and the number of a duel make the seed of that."""
    number = whole(text)
    if not 0 <= number < 1 << 32:
        raise ArgumentTypeError("it must be a whole number from 0 of at most 32 bits")
    return number


def real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a number") from None


def seconds(text: str) -> float:
    number = real(text)
    if not 0 < number <= MOST_SECONDS:
        raise ArgumentTypeError(f"it must be more than 0 and at most {MOST_SECONDS}")
    return number
