"""The catalogue: cards by passcode and by name, each read when it is asked for."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from segoc.cards.artworks import ARTWORKS, ARTWORKS_WITHIN, NO_ARTWORK
from segoc.cards.catalogue.known_card import KnownCard
from segoc.cards.catalogue.lines import CardLines, NameLines, card_in, code_in, key_in
from segoc.cards.finding import Findable, UnknownCard
from segoc.cards.names import Language, loose_key

FOLDER: Final = Path(__file__).parent
ALWAYS_NAMED: Final = b'"always_named":'


class Catalogue(Findable):
    """All cards of the OCG, in the order of passcodes.

    >>> known = catalogue()
    >>> known.find("灰流丽")
    <KnownCard 14558127 Ash Blossom & Joyous Spring>
    >>> known[14558127].name("ja")
    '灰流うらら'
    >>> known.original(89631140)
    89631139
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._cards = CardLines(folder / "cards.jsonl")
        self._names = NameLines(folder / "names.txt")

    def __iter__(self) -> Iterator[KnownCard]:
        return map(_card, self._cards)

    def __len__(self) -> int:
        return sum(1 for _ in self._cards)

    def codes(self) -> Iterator[int]:
        """All passcodes, in their order."""
        return self._cards.codes()

    def __contains__(self, code: int) -> bool:
        return self._cards.with_code(code) is not None

    def __getitem__(self, code: int) -> KnownCard:
        found = self.get(code)
        if found is None:
            raise UnknownCard(f"no card has the passcode {code}")
        return found

    def get(self, code: int) -> KnownCard | None:
        """The card with just this passcode."""
        line = self._cards.with_code(code)
        return None if line is None else _card(line)

    def name(self, code: int, language: Language = "en") -> str:
        return self[code].name(language)

    def original(self, code: int) -> int:
        """The card that this is another artwork of; itself, if it is none that is known."""
        if code in ARTWORKS or code in NO_ARTWORK:
            return ARTWORKS.get(code, code)
        near = []
        for line in self._cards.from_code(code - ARTWORKS_WITHIN + 1):
            if code_in(line) >= code + ARTWORKS_WITHIN:
                break
            near.append(code_in(line))
        return min(near, key=lambda other: abs(other - code), default=code)

    def always_named(self) -> dict[int, int]:
        """The cards that always count as another one, and which."""
        cards = map(_card, self._cards.holding(ALWAYS_NAMED))
        return {card.code: card.printed.name for card in cards}

    def find(self, text: str) -> KnownCard:
        """The card that a name in any language or a passcode means, as `code_of` reads them."""
        return self[self.code_of(text)]

    def meant(self, text: str) -> list[KnownCard]:
        """All cards that the text could mean, by the strictest reading that gives one."""
        return [self[code] for code in self.codes_meant(text)]

    def numbered(self, code: int) -> int | None:
        original = self.original(code)
        return original if original in self else None

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        for line in self._names.with_key(key):
            code = card_in(line)
            for name in self[code].names:
                if loose_key(name) == key:
                    yield code, name

    def spellings(self) -> Iterator[tuple[str, int]]:
        return self._names.spellings()

    def search(self, text: str, most: int) -> list[KnownCard]:
        """The first so many `with_name`."""
        return list(islice(self.with_name(text), most))

    def with_name(self, text: str) -> Iterator[KnownCard]:
        """Cards with this in a name: those called so first, then those that begin with it, then the
        shortest names. A card is read when it is its turn."""
        key = loose_key(text).encode()
        if not key:
            return
        fits: dict[int, tuple[bool, bool, int]] = {}
        # Of a single letter only beginnings are of use; all names with it would take too long.
        lines = self._names.holding(key) if len(key) > 1 else self._names.starting(key, key_in)
        for line in lines:
            name = key_in(line)
            if len(key) == 1 and not name.startswith(key):
                break
            if key in name:
                fit = (name != key, not name.startswith(key), len(name))
                code = card_in(line)
                fits[code] = min(fit, fits.get(code, fit))
        yield from (self[code] for code in sorted(fits, key=lambda code: (fits[code], code)))


@cache
def catalogue() -> Catalogue:
    """The catalogue that segoc comes with."""
    return Catalogue()


def _card(line: bytes) -> KnownCard:
    return KnownCard(json.loads(line))
