"""The standard pool: all cards that segoc comes with."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Final

from segoc.cards.definition import Definition
from segoc.cards.pool import Pool

# Where they are written. It isn't imported here, since a start reads no cards.
FOLDER: Final = "segoc.cards.handwritten"


@cache
def standard_pool() -> Pool:
    """All cards that segoc comes with, the inert filler included.

    Their files are read when somebody asks for cards: most of the time of a start goes there.
    """
    return Pool(definition for file in card_files() for definition in cards_in(file))


def card_files() -> list[str]:
    """The names of all files that cards are written in, in the order of the pool."""
    return sorted(file.name for file in pkgutil.iter_modules(import_module(FOLDER).__path__))


def cards_in(file: str) -> tuple[Definition, ...]:
    cards: tuple[Definition, ...] = import_module(f"{FOLDER}.{file}").CARDS
    return cards
