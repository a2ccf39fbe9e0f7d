"""The stored cards: each is read when it is asked for, its face from the catalogue."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from segoc.cards.card_data import CARD_PARTS, restore_card
from segoc.cards.catalogue import KnownCard, catalogue
from segoc.cards.catalogue.lines import CardLines, NameLines, card_in, code_in
from segoc.cards.definition import Definition, always_call
from segoc.cards.names import loose_key
from segoc.cards.outline import Outline
from segoc.cards.provenance import provenance_in
from segoc.cards.shelf import Shelf, maker_of

FOLDER: Final = Path(__file__).parent
# The part of a line that says where the card comes from.
ORIGIN: Final = "from"
# Where a line goes on to effects, which are its last part.
EFFECTS: Final = b',"effects":'
TOKENS: Final = b',"tokens":'


class StoredCards(Shelf):
    """Also those that are withdrawn."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._cards = CardLines(folder / "cards.jsonl")
        self._names = NameLines(folder / "names.txt")
        self._read: dict[int, Definition] = {}

    def codes(self) -> Iterator[int]:
        return self._cards.codes()

    def __contains__(self, code: int) -> bool:
        return code in self._read or self._cards.with_code(code) is not None

    def read(self, code: int) -> Definition:
        found = self._read.get(code)
        if found is None:
            found = self._read[code] = self._restored(code)
        return found

    def skim(self, code: int) -> Definition:
        return self._read.get(code) or self._restored(code)

    def _restored(self, code: int) -> Definition:
        card = restore_card(whole(self.line(code), catalogue().get(code)))
        named = card.printed.name
        if named != code and named in self:
            always_call(card, self.outline(named).name("zh"))
        return card

    def line(self, code: int) -> dict[str, Any]:
        """What is stored of a card."""
        line = self._cards.with_code(code)
        assert line is not None, f"no card {code} is stored"
        found: dict[str, Any] = json.loads(line)
        return found

    def outline(self, code: int) -> Outline:
        line = self._cards.with_code(code)
        assert line is not None, f"no card {code} is stored"
        return outline_in(line, catalogue().get(code))

    def outlines(self) -> Iterator[Outline]:
        """Both files are in the order of passcodes."""
        known = iter(catalogue())
        card = next(known, None)
        for line in self._cards:
            code = code_in(line)
            while card is not None and card.code < code:
                card = next(known, None)
            yield outline_in(line, card if card is not None and card.code == code else None)

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        """The catalogue has nearly all names; aliases and those of fillers are stored here."""
        for code, name in catalogue().alike(key):
            if code in self:
                yield code, name
        for code in self._more(key):
            if code in self:
                card = self.outline(code)
                for name in (*card.names, *card.aliases):
                    if loose_key(name) == key:
                        yield code, name

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        for code in self._more(key):
            if code not in self:
                for token in self.read(maker_of(code)).tokens:
                    for name in (*token.names, *token.aliases):
                        if token.code == code and loose_key(name) == key:
                            yield code, name

    def _more(self, key: str) -> Iterator[int]:
        return map(card_in, self._names.with_key(key))

    def spellings(self) -> Iterator[tuple[str, int]]:
        stored = set(self.codes())
        for keys in (catalogue().spellings(), self._names.spellings()):
            yield from ((key, code) for key, code in keys if code in stored)

    def making_tokens(self) -> Iterator[int]:
        return map(code_in, self._cards.holding(TOKENS))


def whole(stored: dict[str, Any], known: KnownCard | None) -> dict[str, Any]:
    """A card as data, of which the catalogue tells what isn't stored."""
    told = {} if known is None else face_of(known)
    return {name: value for name, value in {**told, **stored}.items() if name != ORIGIN}


def face_of(known: KnownCard) -> dict[str, Any]:
    """What the catalogue tells of a card, as the card's own data would say it."""
    zh, ja, en = known.names
    told = {name: value for name, value in known.data.items() if name in CARD_PARTS}
    told.pop("mentions", None)
    return {**told, "zh": zh, "ja": ja, "en": en}


def outline_in(line: bytes, known: KnownCard | None) -> Outline:
    """What a line tells, without reading the effects in it."""
    head, _, effects = line.partition(EFFECTS)
    data = json.loads(head + b"}" if effects else head)
    card = KnownCard(whole(data, known))
    return Outline(
        card,
        card.names,
        tuple(data.get("aliases", ())),
        data.get("filler", False),
        data.get("partial", ""),
        has_effects=bool(effects),
        provenance=provenance_in(data[ORIGIN]),
    )


@cache
def stored_cards() -> StoredCards:
    """The cards that segoc comes with."""
    return StoredCards()
