"""One thing that is true of a card."""

from collections.abc import Iterable
from typing import NamedTuple

from segoc.inspection.sentences import Sentence


class Fact(NamedTuple):
    """A sentence, and the codes of the cards that cause what it says."""

    text: Sentence
    codes: tuple[int, ...] = ()


def each_once(codes: Iterable[int]) -> tuple[int, ...]:
    """The codes in their order."""
    return tuple(dict.fromkeys(codes))
