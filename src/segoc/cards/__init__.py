"""The card pool: definitions only. What the cards of a duel do is the kernel's affair."""

from segoc.cards.definition import Definition, DefinitionError
from segoc.cards.names import Language
from segoc.cards.pool import AmbiguousName, Pool, PoolError, UnknownCard
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
