"""The files that cards are written in by hand. `make cards` stores what they say; no duel reads
them."""

import pkgutil
from importlib import import_module
from typing import Final

from segoc.cards.definition import Definition

FOLDER: Final = "segoc.cards.handwritten"


def card_files() -> list[str]:
    """The names of all files that cards are written in."""
    return sorted(file.name for file in pkgutil.iter_modules(import_module(FOLDER).__path__))


def cards_in(file: str) -> tuple[Definition, ...]:
    cards: tuple[Definition, ...] = import_module(f"{FOLDER}.{file}").CARDS
    return cards


def cards_by_hand() -> list[Definition]:
    """All of them, by passcode: in which file a card is written says nothing."""
    cards = (card for file in card_files() for card in cards_in(file))
    return sorted(cards, key=lambda card: card.code)
