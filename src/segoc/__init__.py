"""segoc: a duel engine for the Yu-Gi-Oh! OCG (Master Rule, April 2020 revision)."""

from segoc.cards.pool import Pool, UnknownCard
from segoc.cards.standard import standard_pool
from segoc.deck import Deck, DeckError
from segoc.decks import starter
from segoc.duel import Duel, IllegalMove
from segoc.kernel import machine as _machine
from segoc.kernel.decision import Decision, Option
from segoc.kernel.reason import Reason

__all__ = [
    "Decision",
    "Deck",
    "DeckError",
    "Duel",
    "IllegalMove",
    "Option",
    "Pool",
    "Reason",
    "UnknownCard",
    "build",
    "standard_pool",
    "starter",
]

# What the package is built with: see pyproject.toml.
__version__ = "0.1.0"


def build() -> str:
    """Which kernel is running: "plain" or "compiled"."""
    return "plain" if _machine.__file__.endswith(".py") else "compiled"
