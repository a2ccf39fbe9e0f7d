"""All words of the lexicon, and which one a value is written with."""

from typing import Final

from segoc.effects.lexicon import (
    actions,
    cards,
    clauses,
    conditions,
    effects,
    filters,
    happenings,
    materials,
    numbers,
)
from segoc.effects.lexicon.sorts import SORTS, One, Word
from segoc.kernel.language.node import Node

WORDS: Final[list[Word]] = [
    *filters.WORDS,
    *cards.WORDS,
    *numbers.WORDS,
    *conditions.WORDS,
    *happenings.WORDS,
    *actions.WORDS,
    *actions.BRANCH_WORDS,
    *clauses.WORDS,
    *effects.WORDS,
    *materials.WORDS,
]
BY_WORD: Final[dict[str, Word]] = {word.word: word for word in WORDS}


def _by_class() -> dict[type[Node], list[Word]]:
    found: dict[type[Node], list[Word]] = {}
    for word in WORDS:
        found.setdefault(word.made, []).append(word)
    return found


BY_CLASS: Final[dict[type[Node], list[Word]]] = _by_class()


def sort_of(word: Word) -> One:
    for sort in SORTS:
        if issubclass(word.made, sort.base):
            return sort
    raise AssertionError(f"{word.word} is of no sort")


def _by_sort() -> dict[type[Node], list[Word]]:
    found: dict[type[Node], list[Word]] = {}
    for word in WORDS:
        found.setdefault(sort_of(word).base, []).append(word)
    return found


# Whoever writes a card asks for these at each of its values.
BY_SORT: Final[dict[type[Node], list[Word]]] = _by_sort()


def words_of(base: type[Node]) -> list[Word]:
    """The words for values of a sort."""
    return BY_SORT.get(base, [])


def word_of(node: Node) -> Word:
    """The word that a value is written with."""
    word = word_or_none(node)
    assert word is not None, f"{type(node).__name__} is not in the lexicon"
    return word


def word_or_none(node: Node) -> Word | None:
    for word in BY_CLASS.get(type(node), []):
        if all(getattr(node, field) == value for field, value in word.fixed.items()):
            return word
    return None
