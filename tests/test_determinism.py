"""The same seed and choices give the same duel: everywhere, always, in both builds."""

import os
import subprocess
import sys
from typing import Any

import pytest

from segoc import Duel, starter
from segoc.kernel.table.chance import Random, seeded

pytestmark = pytest.mark.core

# A change of these is a change of the rules or of what a state holds: saved duels can't be
# loaded any more, and `savefile.RULES` must grow. The test prints what it is now.
DUEL_AFTER_100_CHOICES = "621f9fa335dc641a212691390722a2ec"
DUEL_AT_ITS_END = "ef7aa8380a88500cf173cc814fcff966"

# The hashes of a duel after 100 choices and at its end, told by a process of its own.
SCRIPT = """
from segoc import Duel, starter
from segoc.kernel.table.chance import seeded

duel = Duel(starter("normals_a"), starter("normals_b"), seed=20200401, first=1)
chance = seeded(7)
while duel.decision is not None:
    options = duel.offered
    duel.push(options[chance.below(len(options))])
    if len(duel.choices) == 100:
        print(duel.hash)
print(duel.hash)
"""


class TestChance:
    def test_the_published_generator(self) -> None:
        """SFC32 from a known state, against the reference written out in plain arithmetic."""
        random = Random(0, 0, 0, 1)
        a, b, c, counter = 0, 0, 0, 1
        for _ in range(1000):
            result = (a + b + counter) % 2**32
            counter = (counter + 1) % 2**32
            a = b ^ (b >> 9)
            b = (c * 9) % 2**32
            c = (c * 2**21 % 2**32 + (c >> 11) + result) % 2**32
            assert random.word() == result

    def test_first_words_of_some_seeds(self) -> None:
        seeds = (0, 1, -1, 2**31 + 1, 2**32, 2**63, -(2**63), 2**64 - 1)
        first = {seed: seeded(seed).word() for seed in seeds}
        assert len(set(first.values())) == len(first)
        assert all(0 <= word < 2**32 for word in first.values())

    @pytest.mark.parametrize("seed", [True, 2**64, -(2**64), 10**50, 1.0, "7", None])
    def test_other_seeds_are_refused(self, seed: Any) -> None:
        with pytest.raises(ValueError, match="a seed is a whole number of at most 64 bits"):
            Duel(starter("normals_a"), starter("normals_b"), seed=seed)

    @pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 1000, 2**31 + 1, 2**32])
    def test_below_stays_below(self, n: int) -> None:
        random = seeded(5)
        assert all(0 <= random.below(n) < n for _ in range(200))

    def test_below_is_fair(self) -> None:
        random = seeded(5)
        counts = [0] * 6
        for _ in range(6000):
            counts[random.below(6)] += 1
        # 1000 each are expected, with a standard deviation of 29.
        assert all(880 <= count <= 1120 for count in counts)

    def test_every_order_of_a_shuffle_comes_up(self) -> None:
        random = seeded(5)
        orders = set()
        for _ in range(400):
            items = [1, 2, 3, 4]
            random.shuffle(items)
            orders.add(tuple(items))
        assert len(orders) == 24

    def test_a_copy_goes_on_alone(self) -> None:
        random = seeded(5)
        twin = random.copy()
        words = [random.word() for _ in range(5)]
        assert [twin.word() for _ in range(5)] == words


class TestDuels:
    @pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
    def test_the_recorded_duel(self, hash_seed: str) -> None:
        """In a fresh process, where sets and dicts of texts have another order each time."""
        told = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.split() == [DUEL_AFTER_100_CHOICES, DUEL_AT_ITS_END]

    def test_other_seeds_are_other_duels(self) -> None:
        decks = starter("normals_a"), starter("normals_b")
        hashes = {
            Duel(*decks, seed=seed, first=first).hash for seed in range(20) for first in (0, 1)
        }
        assert len(hashes) == 40
