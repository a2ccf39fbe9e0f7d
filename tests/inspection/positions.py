"""Moments of random duels, to be inspected."""

from collections.abc import Iterator

from segoc import Duel
from segoc.cards.standard import standard_pool
from segoc.decks.random_deck import random_deck
from segoc.kernel.table.chance import Random, seeded

POOL = standard_pool()


def positions(duels: range, one_in: int) -> Iterator[tuple[Duel, Random]]:
    """Moments of random duels, one in so many."""
    for number in duels:
        chance = seeded(number)
        duel = Duel(
            random_deck(POOL, chance), random_deck(POOL, chance), seed=number, unofficial=True
        )
        while duel.decision is not None:
            if chance.below(one_in) == 0:
                yield duel, chance
            options = duel.offered
            duel.push(options[chance.below(len(options))])
