"""What the page of a word tells, whoever shows it."""

import json
from dataclasses import dataclass
from typing import Final

from segoc.cards.definition import Definition
from segoc.effects import terms as tm
from segoc.effects.json_form import dump
from segoc.effects.lexicon.index import BY_WORD
from segoc.effects.lexicon.sorts import Many, One
from segoc.effects.lexicon.words import Part
from segoc.formats.json_lines import in_lines
from segoc.kernel.language.effect import Effect
from segoc.reference.words import SORTS, Entry, Use, used_by

MOST_NAMED: Final = 12


@dataclass(frozen=True)
class Row:
    """A part of a word as data: what can stand there, and what it is if left out, if it can be.
    Data in it stands between backticks."""

    name: str
    what: str
    otherwise: str | None


@dataclass(frozen=True)
class Form:
    """How a word is written as data, and its parts."""

    written: str
    parts: tuple[Row, ...]


@dataclass(frozen=True)
class Shown:
    """An effect of an example, and its data line by line."""

    effect: Effect
    data: tuple[str, ...]


@dataclass(frozen=True)
class Example:
    """A card that is written with the word, and others that are: so many that not all are named."""

    card: Definition
    source: str
    effects: tuple[Shown, ...]
    also: tuple[Definition, ...]
    more: int


@dataclass(frozen=True)
class Page:
    """A word that has no form of its own is a way to write others."""

    word: Entry
    sort: str
    forms: tuple[Form, ...]
    example: Example | None


def page(word: Entry) -> Page:
    forms = tuple(_form(name) for name in word.makes)
    return Page(word, title(word.sort), forms, _example(used_by(word.name)))


def title(sort: str) -> str:
    """What the words of a file are, as a heading. Unlike `capitalize`, it leaves the other letters
    as they are."""
    what, _ = SORTS[sort]
    return what[0].upper() + what[1:]


def brief(word: Entry) -> str:
    """The first paragraph of what a word means, in one line."""
    return word.text.split("\n\n")[0].replace("\n", " ")


def _form(name: str) -> Form:
    parts = BY_WORD[name].parts
    written = f'{{"is": "{name}", …}}' if parts else f'"{name}"'
    return Form(written, tuple(_row(part) for part in parts))


def _row(part: Part) -> Row:
    return Row(part.name, _what(part), None if part.needed else f"`{_written(part)}`")


def _what(part: Part) -> str:
    sort = part.sort
    if isinstance(sort, One):
        return sort.what
    if isinstance(sort, Many):
        return f"a list, each {sort.one.what}"
    if isinstance(sort, tm.Bits):
        return f"one or a list of {_choices(sort)}"
    if isinstance(sort, tm.Choice):
        return _choices(sort)
    if isinstance(sort, tm.Whole):
        return f"a number from {sort.least} to {sort.most}"
    return {tm.Flag: "`true` or `false`", tm.Name: "a name"}.get(type(sort), "a list of names")


def _choices(sort: tm.Choice) -> str:
    return ", ".join(f"`{word}`" for word in sort.words)


def _written(part: Part) -> str:
    value = part.otherwise
    if value is None or value == [] or isinstance(part.sort, One | Many):
        return "nothing"
    try:
        return json.dumps(part.sort.write(value), ensure_ascii=False)
    except tm.Malformed:
        # What can't be written is what it is if nothing is.
        return "nothing"


def _example(cards: list[Use]) -> Example | None:
    if not cards:
        return None
    first, *others = cards
    printed = first.card.printed
    own = printed.effects[: printed.written]
    shown = tuple(Shown(effect, tuple(in_lines(dump(effect)))) for effect in own)
    also = tuple(use.card for use in others[:MOST_NAMED])
    return Example(first.card, first.source, shown, also, len(others) - len(also))
