"""The card pool: definitions only. What the cards of a duel do is the kernel's affair."""

from segoc.cards.definition import Definition, DefinitionError
from segoc.cards.finding import AmbiguousName, UnknownCard
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.shelf import PoolError
from segoc.cards.standard import standard_pool

__all__ = [
    "AmbiguousName",
    "Definition",
    "DefinitionError",
    "Language",
    "Pool",
    "PoolError",
    "UnknownCard",
    "standard_pool",
]
