"""How much of a Deck segoc can play, and which cards it lacks."""

from collections import Counter
from typing import NamedTuple

from segoc.cards.pool import Pool
from segoc.decks.deck import Deck


class Share(NamedTuple):
    """`playable` of `total` cards; `lacking` are the copies of each card that can't be played."""

    playable: int
    total: int
    lacking: dict[int, int]

    @property
    def percent(self) -> int:
        """Rounded down: 100 means that nothing is missing."""
        return 100 * self.playable // self.total if self.total else 100


def share(deck: Deck, pool: Pool) -> Share:
    """
    >>> from segoc.cards.standard import standard_pool
    >>> share(Deck([89631139, 777, 777]), standard_pool())
    Share(playable=1, total=3, lacking={777: 2})
    >>> share(Deck.of("Blank Normal Spell"), standard_pool()).percent
    0
    """
    copies = Counter((*deck.main, *deck.extra, *deck.side))
    lacking = {code: count for code, count in copies.items() if not plays(code, pool)}
    return Share(copies.total() - sum(lacking.values()), copies.total(), lacking)


def plays(code: int, pool: Pool) -> bool:
    """Whether a duel can be played with this card."""
    return code in pool and not pool[code].filler and not pool[code].partial
