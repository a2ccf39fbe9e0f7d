"""The standard pool: all cards that segoc comes with."""

from functools import cache

from segoc.cards import blanks, normal_monsters
from segoc.cards.pool import Pool


@cache
def standard_pool() -> Pool:
    """All cards that segoc comes with, the inert filler included."""
    return Pool([*normal_monsters.CARDS, *blanks.CARDS])
