"""The standard pool: all cards that segoc comes with."""

from functools import cache

from segoc.cards.pool import Pool
from segoc.cards.shelf import Chosen
from segoc.cards.withdrawn import reason_for


@cache
def standard_pool() -> Pool:
    """All cards that segoc comes with and that aren't withdrawn, the inert filler included.

    No card is read before somebody asks for it.
    """
    # A start has no use for stored cards, and what reads them.
    from segoc.cards.stored import stored_cards  # noqa: PLC0415

    return Pool((), beneath=Chosen(stored_cards(), lambda code: reason_for(code) is None))
