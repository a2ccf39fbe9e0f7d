"""The arena: bots and Decks against each other, and what can be said of it (docs/bots.md)."""
