"""Decks that come with segoc, so that a first duel needs nothing but a command."""

from importlib.resources import files
from typing import Final

from segoc.decks.deck import Deck

NAMES: Final = (
    "normals_a",
    "normals_b",
    "classic",
    "dark_magician",
    "junk",
    "odd_eyes",
    "shaddoll",
)


def starter(name: str) -> Deck:
    """The starter Deck of that name, which must be one of `NAMES`."""
    if name not in NAMES:
        raise ValueError(f"no starter Deck is called {name!r}: there are {', '.join(NAMES)}")
    return Deck.parse((files(__name__) / f"{name}.txt").read_text(encoding="utf-8"))
