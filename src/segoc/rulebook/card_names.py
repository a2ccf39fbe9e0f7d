"""The cards that entries name."""

from functools import cache

from segoc.cards.catalogue import KnownCard, catalogue
from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool
from segoc.rulebook.chapters import rulebook_file
from segoc.rulebook.entries import Entry


@cache
def _spellings() -> dict[str, int]:
    """The passcodes of cards that the rulebook spells otherwise than the cards themselves: in
    traditional characters, or by an older name."""
    found: dict[str, int] = rulebook_file("spellings.json")
    return found


def card_named(name: str) -> Definition | None:
    """The card of the pool that an entry names."""
    pool = standard_pool()
    code = _spellings().get(name, 0)
    return pool[code] if code in pool else pool.get(name)


@cache
def known_card(name: str) -> KnownCard | None:
    """The card that an entry names, in the pool or not; None is a Token, or no card that is known.

    >>> known_card("敌人控制器")
    <KnownCard 98045062 Enemy Controller>
    """
    if name in _spellings():
        return catalogue()[_spellings()[name]]
    meant = catalogue().meant(name)
    return meant[0] if len(meant) == 1 else None


def needed(entry: Entry) -> list[str]:
    """The cards without which an entry can't be shown."""
    return [name for name in dict.fromkeys(entry.cards) if name not in entry.in_passing]


def lacking(entry: Entry) -> list[str]:
    """Those of them that the pool doesn't have, or only in part."""
    found = {name: card_named(name) for name in needed(entry)}
    return [name for name, card in found.items() if card is None or card.partial]
