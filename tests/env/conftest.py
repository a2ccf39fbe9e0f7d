"""Decks of any cards are drawn from the frozen pool here: a user's are from all cards."""

import pytest

from segoc.cards.frozen import frozen_pool
from segoc.cards.pool import Pool
from segoc.decks.deck import Deck
from segoc.decks.random_deck import random_deck
from segoc.env import course
from segoc.kernel.table.chance import Random


@pytest.fixture(autouse=True)
def _frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(_pool: Pool, chance: Random) -> Deck:
        return random_deck(frozen_pool(), chance)

    monkeypatch.setattr(course, "random_deck", drawn)
