"""The catalogue: cards by passcode and by name, each read when it is asked for."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from segoc.cards.artworks import ARTWORKS, ARTWORKS_WITHIN, NO_ARTWORK
from segoc.cards.catalogue.known_card import KnownCard
from segoc.cards.catalogue.lines import SortedLines
from segoc.cards.names import exact_key, loose_key
from segoc.cards.pool import LONGEST_PASSCODE, AmbiguousName, UnknownCard

FOLDER: Final = Path(__file__).parent
CODE: Final = b'{"code":'
OFFERED: Final = 3


class Catalogue:
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
        self._cards = SortedLines(folder / "cards.jsonl")
        self._names = SortedLines(folder / "names.txt")

    def __iter__(self) -> Iterator[KnownCard]:
        return map(_card, self._cards)

    def __len__(self) -> int:
        return sum(1 for _ in self._cards)

    def codes(self) -> Iterator[int]:
        """All passcodes, in their order."""
        return map(_code, self._cards)

    def __contains__(self, code: int) -> bool:
        return self._line(code) is not None

    def __getitem__(self, code: int) -> KnownCard:
        found = self.get(code)
        if found is None:
            raise UnknownCard(f"no card has the passcode {code}")
        return found

    def get(self, code: int) -> KnownCard | None:
        """The card with just this passcode."""
        line = self._line(code)
        return None if line is None else _card(line)

    def _line(self, code: int) -> bytes | None:
        line = next(self._cards.starting(code, _code), None)
        return line if line is not None and _code(line) == code else None

    def original(self, code: int) -> int:
        """The card that this is another artwork of; itself, if it is none that is known."""
        if code in ARTWORKS or code in NO_ARTWORK:
            return ARTWORKS.get(code, code)
        near = []
        for line in self._cards.starting(code - ARTWORKS_WITHIN + 1, _code):
            if _code(line) >= code + ARTWORKS_WITHIN:
                break
            near.append(_code(line))
        return min(near, key=lambda other: abs(other - code), default=code)

    def find(self, text: str) -> KnownCard:
        """The card that a name in any language or a passcode means, as `Pool.find` reads them."""
        found = self.meant(text)
        if len(found) == 1:
            return found[0]
        if found:
            near = tuple(card.names[2] for card in found)
            raise AmbiguousName(f"{text!r} could be {' or '.join(map(repr, near))}", near)
        near = tuple(card.names[2] for card in self.search(text, OFFERED))
        raise UnknownCard(f"no card is called {text!r}", near)

    def meant(self, text: str) -> list[KnownCard]:
        """All cards that the text could mean, by the strictest reading that gives one."""
        key = exact_key(text)
        alike = [self[code] for code in self._called(loose_key(text))]
        exact = [card for card in alike if key in map(exact_key, card.names)]
        if not exact and key.isascii() and key.isdecimal() and len(key) <= LONGEST_PASSCODE:
            card = self.get(self.original(int(key)))
            if card is not None:
                return [card]
        return exact or alike

    def _called(self, key: str) -> list[int]:
        """The cards of which a name has just this loose key."""
        found: list[int] = []
        if key:
            for line in self._names.starting(key.encode(), _key):
                if _key(line) != key.encode():
                    break
                found.append(_named(line))
        return found

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
        lines = self._names.holding(key) if len(key) > 1 else self._names.starting(key, _key)
        for line in lines:
            name = _key(line)
            if len(key) == 1 and not name.startswith(key):
                break
            if key in name:
                fit = (name != key, not name.startswith(key), len(name))
                code = _named(line)
                fits[code] = min(fit, fits.get(code, fit))
        yield from (self[code] for code in sorted(fits, key=lambda code: (fits[code], code)))


@cache
def catalogue() -> Catalogue:
    """The catalogue that segoc comes with."""
    return Catalogue()


def _card(line: bytes) -> KnownCard:
    return KnownCard(json.loads(line))


def _code(line: bytes) -> int:
    return int(line[len(CODE) : line.index(b",")])


def _key(line: bytes) -> bytes:
    return line.partition(b"\t")[0]


def _named(line: bytes) -> int:
    return int(line.partition(b"\t")[2])
