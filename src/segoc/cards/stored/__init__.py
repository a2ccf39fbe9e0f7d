"""All cards that segoc plays, as they are stored: a line each, read when it is asked for
(docs/pool.md). `make cards` writes them."""

from segoc.cards.stored.reading import FOLDER, StoredCards, stored_cards

__all__ = ["FOLDER", "StoredCards", "stored_cards"]
