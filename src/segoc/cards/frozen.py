"""The frozen pool: the cards that there were on one day, for whatever must stay as it is.

Random Decks that are drawn from it, and duels that are played with it, stay the same while cards
are added to the standard pool. It is a list of passcodes, to which none is added: what these cards
say is what they say today.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool

LIST: Final = "frozen.txt"


@cache
def frozen_pool() -> Pool:
    """The cards of the list, out of the standard pool."""
    pool = standard_pool()
    return Pool(pool[code] for code in frozen_codes())


def frozen_codes() -> list[int]:
    lines = (files("segoc.cards") / LIST).read_text(encoding="utf-8").splitlines()
    return [int(line) for line in lines if not line.startswith("#")]
