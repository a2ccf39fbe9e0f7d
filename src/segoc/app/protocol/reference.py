"""The reference of the effect language. What words mean is told in English, as cards are written;
what stands between backticks there is a word, or data."""

from segoc.app.protocol.base import Model, Words
from segoc.app.protocol.pages import NamedCard


class WordBrief(Model):
    """A word as lists show it, with the beginning of what it means."""

    name: str
    text: str


class WordSort(Model):
    """The words of one sort."""

    key: str
    title: str
    words: tuple[WordBrief, ...]


class ReferenceIndex(Model):
    sorts: tuple[WordSort, ...]


class WordPart(Model):
    """A part of a word as data; `otherwise` is what it is if left out, None if it can't be."""

    name: str
    what: str
    otherwise: str | None


class WordForm(Model):
    """How a word is written as data."""

    written: str
    parts: tuple[WordPart, ...]


class WordEffect(Model):
    """An effect of an example in words, and its data, line by line."""

    text: Words
    data: tuple[str, ...]


class WordExample(Model):
    """A card that is written with the word. `also` are others, and there are so many `more`."""

    card: NamedCard
    source: str
    effects: tuple[WordEffect, ...]
    also: tuple[NamedCard, ...]
    more: int


class WordPage(Model):
    """A word without forms is a way to write others."""

    name: str
    sort: str
    text: str
    signature: str
    forms: tuple[WordForm, ...]
    example: WordExample | None
