"""All words of the lexicon, and which one a value is written with."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import segoc.effects
from segoc.effects.lexicon import frames
from segoc.effects.lexicon.sorts import SORTS, One
from segoc.effects.lexicon.words import Word
from segoc.kernel.language.node import Node


def _all_words() -> list[Word]:
    """Those of all classes of `segoc.effects`, by name, behind those of the kernel's own."""
    for module in pkgutil.iter_modules(segoc.effects.__path__):
        import_module(f"segoc.effects.{module.name}")
    found = dict.fromkeys(_below(Node))
    said = [word for kind in found for word in _words_of(kind)]
    return [*frames.WORDS, *sorted(said, key=_name)]


def _name(word: Word) -> str:
    return word.word


def _below(base: type[Node]) -> Iterator[type[Node]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


def _words_of(kind: type[Node]) -> list[Word]:
    """A class that only others come from has no word."""
    own = vars(kind)
    if "WORDS" in own:
        usual = kind.USUAL_OF
        return [Word(word, kind, fixed, usual.get(word)) for word, fixed in kind.WORDS.items()]
    return [Word(kind.WORD, kind)] if "WORD" in own else []


WORDS: Final[list[Word]] = _all_words()
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
    assert word is not None, f"add WORD and PARTS to {type(node).__name__}"
    return word


def word_or_none(node: Node) -> Word | None:
    for word in BY_CLASS.get(type(node), []):
        if all(getattr(node, field) == value for field, value in word.fixed.items()):
            return word
    return None
