"""The cards at which tests look that run once a card.

They are those of the frozen pool, and of the others some that are drawn by the commit: so the suite
takes as long with 13,000 cards as with 1,000, a card that somebody adds changes no test, and each
card has its turn. `make test-pool` looks at all of them. A test that does so is marked `pool`, and
goes over `CARDS`.
"""

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from segoc.cards.frozen import frozen_codes
from segoc.cards.standard import standard_pool
from segoc.kernel.table.chance import seeded

Card = TypeVar("Card")
# Set by `make test-pool`.
WHOLE: Final = os.environ.get("SEGOC_TEST_POOL") == "all"
# Of the cards that aren't frozen so many are looked at in one commit.
DRAWN: Final = 100
# Where there is no git, as in a source distribution.
NO_COMMIT: Final = "0" * 40


@cache
def commit() -> str:
    """By what cards are drawn: the same for all who look at this commit."""
    try:
        said = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return NO_COMMIT
    return said.stdout.strip()


def drawn(others: Sequence[Card], by: str, count: int = DRAWN) -> list[Card]:
    """So many of the cards, by a hash, in the order in which they were given."""
    chance = seeded(int(by[:16], 16))
    left = list(range(len(others)))
    taken = [left.pop(chance.below(len(left))) for _ in range(min(count, len(left)))]
    return [others[number] for number in sorted(taken)]


# The frozen pool, in the order of its list, without what has been withdrawn.
FROZEN: Final = [standard_pool()[code] for code in frozen_codes() if code in standard_pool()]
_OTHERS: Final = sorted(set(standard_pool().codes()).difference(frozen_codes()))
OTHERS: Final = [standard_pool()[code] for code in (_OTHERS if WHOLE else drawn(_OTHERS, commit()))]
CARDS: Final = [*FROZEN, *OTHERS]
