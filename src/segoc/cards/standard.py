"""The standard pool: all cards that segoc comes with."""

import pkgutil
from functools import cache
from importlib import import_module
from operator import attrgetter
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
    cards = (definition for file in card_files() for definition in cards_in(file))
    # In which file a card is written says nothing: the order of the pool is by passcode.
    return Pool(sorted(cards, key=attrgetter("code")))


def card_files() -> list[str]:
    """The names of all files that cards are written in."""
    return sorted(file.name for file in pkgutil.iter_modules(import_module(FOLDER).__path__))


def cards_in(file: str) -> tuple[Definition, ...]:
    cards: tuple[Definition, ...] = import_module(f"{FOLDER}.{file}").CARDS
    return cards
