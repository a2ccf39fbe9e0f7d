"""Siding: between the games of a match, cards of a Deck are exchanged for cards of its Side Deck.

>>> from segoc.cards.standard import standard_pool
>>> from segoc.decks.starters import starter
>>> deck = starter("classic")
>>> deck = Deck(deck.main, deck.extra, [44519536])
>>> sided(deck, [44519536, *deck.main[1:]], deck.extra, deck.main[:1], standard_pool())
<Deck 40 + 0 + 1>
>>> sided(deck, [44519536, *deck.main], deck.extra, [], standard_pool())
Traceback (most recent call last):
segoc.decks.siding.SidingError: SEG-181: the Main Deck has 41 cards, and had 40
  SEG-181: the Side Deck has 0 cards, and had 1
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from segoc.cards.pool import Pool
from segoc.decks.deck import Deck

SidingFaultKind: TypeAlias = Literal["other_cards", "part_size"]


@dataclass(frozen=True, slots=True)
class SidingFault:
    """One way in which a Deck isn't the one of before with cards exchanged. If a `part` has another
    size, `count` is how many cards it has, and `before` how many it had."""

    rule: str
    kind: SidingFaultKind
    text: str
    part: str = ""
    count: int = 0
    before: int = 0

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class SidingError(ValueError):
    """Cards can't be exchanged so; `faults` are all the reasons."""

    def __init__(self, faults: list[SidingFault]) -> None:
        super().__init__("\n  ".join(map(str, faults)))
        self.faults = faults


def sided(
    deck: Deck, main: Iterable[int], extra: Iterable[int], side: Iterable[int], pool: Pool
) -> Deck:
    """The Deck with its cards in these parts. `deck` is the one that the match began with.

    `SidingError` if that is no exchange of card for card, `DeckError` if a card is where it can't
    be. What was legal to bring stays so: all parts count together.
    """
    new = Deck(main, extra, side, deck.name)
    faults = list(_faults(deck, new))
    if faults:
        raise SidingError(faults)
    new.validate(pool, unofficial=True)
    return new


def _faults(before: Deck, now: Deck) -> Iterator[SidingFault]:
    if _cards(now) != _cards(before):  # SEG-181
        text = "these are not the cards that the match began with"
        yield SidingFault("SEG-181", "other_cards", text)
    for (part, codes), (_, old) in zip(now.parts(), before.parts(), strict=True):
        if len(codes) != len(old):  # SEG-181
            cards = "1 card" if len(codes) == 1 else f"{len(codes)} cards"
            text = f"the {part} has {cards}, and had {len(old)}"
            yield SidingFault("SEG-181", "part_size", text, part, len(codes), len(old))


def _cards(deck: Deck) -> Counter[int]:
    return Counter((*deck.main, *deck.extra, *deck.side))
