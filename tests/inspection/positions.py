"""Moments of random duels, to be inspected."""

from collections.abc import Iterator

from segoc import Duel
from segoc.cards.frozen import frozen_pool
from segoc.decks.random_deck import random_deck
from segoc.kernel.table.chance import Random, seeded

POOL = frozen_pool()


def positions(duels: range, one_in: int) -> Iterator[tuple[Duel, Random]]:
    """Moments of random duels, one in so many."""
    for number in duels:
        chance = seeded(number)
        decks = [random_deck(POOL, chance) for _ in "AB"]
        duel = Duel(*decks, seed=number, pool=POOL, unofficial=True)
        while duel.decision is not None:
            if chance.below(one_in) == 0:
                yield duel, chance
            options = duel.decision.options
            duel.push(options[chance.below(len(options))])
