"""Which cards the pool lacks for the rulebook, and which of them would help most."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from segoc.rulebook.card_names import known_card, lacking
from segoc.rulebook.chapters import chapter_of
from segoc.rulebook.entries import Entry, counts
from segoc.rulebook.standing import standings

# Entries of this difficulty and above are those that break engines.
HARD: Final = 4


class Wanting(NamedTuple):
    """How many entries of a chapter lack no card, just one, or more."""

    none: int
    one: int
    more: int


class Unlocking(NamedTuple):
    """A card that isn't there: how many hard entries it opens if it comes next, after those before
    it in the list, and how many name it."""

    card: str
    opens: int
    named: int


def wanting(entries: Iterable[Entry]) -> dict[str, Wanting]:
    """What the entries of each chapter lack, shown already or not."""
    found: dict[str, list[int]] = {}
    for entry in entries:
        if counts(entry):
            numbers = found.setdefault(chapter_of(entry.id), [0, 0, 0])
            numbers[min(len(cards_lacking(entry)), 2)] += 1
    return {name: Wanting(*numbers) for name, numbers in found.items()}


def unlocking(entries: Iterable[Entry], most: int) -> list[Unlocking]:
    """The cards to write first: each opens the most hard entries that are open for want of cards,
    when those before it are there."""
    open_ones = (one for one in entries if standings()[one.id] == "open_card")
    wants = [cards_lacking(one) for one in open_ones if one.difficulty >= HARD]
    named = Counter(card for cards in wants for card in cards)
    found: list[Unlocking] = []
    while wants and len(found) < most:
        opens = Counter(card for cards in wants if len(cards) == 1 for card in cards)
        card = max(named, key=lambda name: (opens[name], named[name], name))
        found.append(Unlocking(card, opens[card], named.pop(card)))
        wants = [left for cards in wants if (left := cards - {card})]
    return found


def cards_lacking(entry: Entry) -> frozenset[str]:
    """The cards that an entry lacks, each by the Chinese name that cards have: entries don't agree
    how to spell some."""
    found = {name: known_card(name) for name in lacking(entry)}
    return frozenset(name if card is None else card.name("zh") for name, card in found.items())
