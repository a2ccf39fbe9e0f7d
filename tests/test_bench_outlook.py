"""Learning what things on the table are worth."""

import numpy as np
import pytest

from bench.outlook import arrays, chances, fitted, positions
from segoc.bots.thumb.outlook import WORTH
from segoc.decks.starters import NAMES


def test_known_weights_are_found_again() -> None:
    chance = np.random.default_rng(1)
    weights = np.array([1.5, -0.7, 0.0, 0.3])
    counted = chance.normal(size=(40_000, len(weights)))
    won = (chance.random(len(counted)) < chances(counted, weights)).astype(float)
    assert fitted(counted, won) == pytest.approx(weights, abs=0.06)


def test_a_duel_gives_the_same_positions_again() -> None:
    rows = positions(3)
    assert rows == positions(3)
    assert rows != positions(4)
    counted, won = arrays(rows)
    assert counted.shape == (len(rows), 2 * len(WORTH) + 2 * len(NAMES))
    # Each Deck once for its player and once against the other one.
    assert (counted[:, 2 * len(WORTH) :].sum(axis=1) == 2).all()
    # Turns are the players' by turns, and one of them wins.
    assert 0 < won.sum() < len(rows)
    assert (won[:-1] != won[1:]).all()
