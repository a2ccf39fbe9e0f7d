"""What is known of a card, whoever knows it: the pool, somebody's database, or the catalogue.

A database goes before the catalogue: who gives one wants its names.
"""

from dataclasses import dataclass

from segoc.cards.catalogue import catalogue
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.formats.card_database import NO_DATABASE, CardDatabase
from segoc.kernel.table.printed import Printed


@dataclass(frozen=True)
class KnownCards:
    """
    >>> from segoc.cards.standard import standard_pool
    >>> known = KnownCards(standard_pool())
    >>> known.name(46986414, "zh"), known.original(36996508)
    ('黑魔术师', 46986414)
    >>> known.face(777) is None
    True
    """

    pool: Pool
    database: CardDatabase = NO_DATABASE

    def name(self, code: int, language: Language = "en") -> str | None:
        if code in self.pool:
            return self.pool.name(code, language)
        told = self.database.get(code)
        if told is not None:
            return told.name
        card = catalogue().get(code)
        return None if card is None else card.name(language)

    def face(self, code: int) -> Printed | None:
        if code in self.pool:
            return self.pool[code].printed
        known = self.database.get(code) or catalogue().get(code)
        return None if known is None else known.printed

    def original(self, code: int) -> int:
        """The card that this is another artwork of; itself, if it is none."""
        if code in self.pool:
            return code
        if self.database.get(code) is not None:
            return self.database.original(code)
        return catalogue().original(code)

    def in_extra_deck(self, code: int) -> bool | None:
        face = self.face(self.original(code))
        return None if face is None else face.in_extra_deck

    def called(self, text: str) -> tuple[int, bool] | None:
        """The passcode of the one card that a name or a passcode means, although the pool lacks it,
        and whether it belongs in the Extra Deck."""
        found = self.database.named(text)
        if found is None and text.isascii() and text.isdecimal():
            found = self.database.get(int(text))
        if found is not None:
            return found.code, found.printed.in_extra_deck
        cards = catalogue().meant(text)
        return (cards[0].code, cards[0].printed.in_extra_deck) if len(cards) == 1 else None

    def near(self, text: str) -> tuple[str, ...]:
        """Names that might be meant, of cards that can be played or not. The catalogue has all but
        a few of the pool's."""
        return catalogue().near(text) or self.pool.near(text)
