"""What a card does, in a few letters: so that a saved duel can tell which card has changed since.

    >>> from segoc.cards.standard import standard_pool
    >>> card = standard_pool().find("Blue-Eyes White Dragon")
    >>> fingerprint_of(card)
    '8e816a8f'

It is made of the card as `card_data` writes it, and so the same on each machine and in each build,
wherever the card is written. What people call a card, or by which number they call its effects,
changes nothing in a duel.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from segoc.cards.definition import Definition
from segoc.cards.pool import Pool

# Parts of a card, and of its Tokens, that no duel depends on.
FOR_PEOPLE: Final = frozenset({"zh", "ja", "en", "aliases", "labels", "filler", "partial"})
# Nobody wants two cards to look alike here, so that one in 4,000 million doing so is no harm.
BYTES: Final = 4
# More cards than a server has in its duels at once; each is its own definition and eight letters.
KEPT: Final = 20_000


@lru_cache(maxsize=KEPT)
def fingerprint_of(card: Definition) -> str:
    """Equal for cards that do the same."""
    # A start writes no card.
    from segoc.cards.card_data import dump_card  # noqa: PLC0415

    data = _in_duels(dump_card(card))
    if "tokens" in data:
        data["tokens"] = [_in_duels(token) for token in data["tokens"]]
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=True)
    return blake2b(text.encode(), digest_size=BYTES).hexdigest()


def _in_duels(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in FOR_PEOPLE}


def changed_since(then: Mapping[int, str], pool: Pool) -> tuple[int, ...]:
    """The cards that do something else now than they did when these fingerprints were taken.

    A card that isn't in the pool any more is none of them: there is nothing that it does.
    """
    return tuple(
        code for code, old in then.items() if code in pool and fingerprint_of(pool[code]) != old
    )
