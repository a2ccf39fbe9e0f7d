"""Cards that only a database tells of: they can be searched and named, not played."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from segoc.cards.artworks import ARTWORKS_WITHIN, NO_ARTWORK
from segoc.cards.names import exact_key, loose_key
from segoc.kernel.table.printed import Printed


@dataclass(frozen=True)
class DatabaseCard:
    """A card as a database knows it: its name and text in one language, and what is printed on
    it. `alias` is the card that it is another artwork of, or always counts as; 0 if none."""

    name: str
    text: str
    alias: int
    printed: Printed

    @property
    def code(self) -> int:
        return self.printed.code


class CardDatabase:
    """Cards by passcode and by name. What is no monster, Spell or Trap (such as the skills of
    another game) is in `left_out`."""

    def __init__(self, cards: list[DatabaseCard], left_out: tuple[int, ...] = ()) -> None:
        self.cards = {card.code: card for card in cards}
        self.left_out = left_out
        self._by_exact_key: dict[str, int] = {}
        self._by_loose_key: dict[str, int] = {}
        for card in cards:
            if self.original(card.code) == card.code:
                self._by_exact_key.setdefault(exact_key(card.name), card.code)
                self._by_loose_key.setdefault(loose_key(card.name), card.code)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[DatabaseCard]:
        return iter(self.cards.values())

    def get(self, code: int) -> DatabaseCard | None:
        return self.cards.get(code)

    def named(self, text: str) -> DatabaseCard | None:
        """The card of that name, however it is spelt."""
        code = self._by_exact_key.get(exact_key(text)) or self._by_loose_key.get(loose_key(text))
        return self.cards[code] if code else None

    def original(self, code: int) -> int:
        """The card that this is another artwork of; itself, if it is none."""
        card = self.cards.get(code)
        if card is None or not card.alias or code in NO_ARTWORK:
            return code
        other = self.cards.get(card.alias)
        same_name = other is not None and other.name == card.name
        return card.alias if same_name or abs(card.alias - code) < ARTWORKS_WITHIN else code


NO_DATABASE: Final = CardDatabase([])
