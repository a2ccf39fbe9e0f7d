"""The frozen pool: the cards that there were on one day, for whatever must stay as it is.

Random Decks that are drawn from it, and duels that are played with it, stay the same while cards
are added to the standard pool. It is a list of passcodes, to which none is added: what these cards
say is what they say today.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from segoc.cards.pool import Pool
from segoc.cards.shelf import Chosen
from segoc.cards.stored import stored_cards

LIST: Final = "frozen.txt"


@cache
def frozen_pool() -> Pool:
    """The cards of the list, also those that have been withdrawn since."""
    return Pool((), beneath=Chosen(stored_cards(), frozenset(frozen_codes()).__contains__))


def frozen_codes() -> list[int]:
    lines = (files("segoc.cards") / LIST).read_text(encoding="utf-8").splitlines()
    return [int(line) for line in lines if not line.startswith("#")]
