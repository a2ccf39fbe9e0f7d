"""segoc: a duel engine for the Yu-Gi-Oh! OCG (Master Rule, April 2020 revision).

Public are the names in `__all__`, here (`segoc`) and in `segoc.lab` (boards set up by hand),
`segoc.bots`, `segoc.env` (environments for learning) and `segoc.search`; the rulebook's
`segoc.rulebook.entries`; and the command. Everything else can change with any version.
"""

from segoc.cards.finding import UnknownCard
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck, DeckError
from segoc.decks.starters import starter
from segoc.duel.duel import Duel, IllegalMove
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.reason import Reason
from segoc.kernel.turn import machine as _machine

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
