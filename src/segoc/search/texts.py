"""What the cards of a pool say, to be searched in.

The sentences are made from the effects, for which each card must be read. So a wheel brings a file
of them (`make texts`), in which a word is found without reading any. Where there is none, or it
tells of other cards or in other phrases, they are made when somebody asks for the first time.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import segoc.explain
from segoc.cards.catalogue.lines import SortedLines
from segoc.cards.names import Language, exact_key
from segoc.cards.outline import Outline
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.cards.stored import FOLDER
from segoc.explain import explain_card, explain_materials

FILE: Final = Path(__file__).with_name("texts.txt")
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh", "ja")


class Texts:
    """The texts of the cards of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._texts = {card.code: text_of(card, pool) for card in pool.outlines()}

    def saying(self, words: list[str]) -> set[int]:
        """The cards in whose texts all of these stand."""
        found = self._texts.items()
        return {code for code, text in found if all(word in text for word in words)}


class StoredTexts(Texts):
    """Those of the standard pool, in a file: a line is a passcode and a text."""

    def __init__(self, file: Path) -> None:
        self._lines = SortedLines(file)

    def saying(self, words: list[str]) -> set[int]:
        longest = max(words, key=len).encode()
        lines = (line.decode().partition("\t") for line in self._lines.holding(longest))
        # A passcode is no word of the text, and the first line is what the file was made from.
        return {
            int(code)
            for code, between, text in lines
            if between and all(word in text for word in words)
        }


def texts_of(pool: Pool) -> Texts:
    if pool is standard_pool() and FILE.is_file():
        with FILE.open(encoding="utf-8") as file:
            if file.readline().rstrip("\n") == made_from():
                return StoredTexts(FILE)
    return Texts(pool)


def text_of(card: Outline, pool: Pool) -> str:
    """All that is told of a card's effects and materials, in all languages."""
    if not card.has_effects and not card.face.in_extra_deck and not card.face.is_pendulum():
        return ""
    whole = pool.skim(card.code)
    parts: list[str] = []
    for language in LANGUAGES:
        parts += [explain_materials(one, language, pool) for one in whole.printed.recipes]
        parts += explain_card(whole, language, pool)
    return exact_key("\n".join(parts))


def lines(pool: Pool) -> Iterator[str]:
    """The file."""
    yield made_from()
    for card in pool.outlines():
        yield f"{card.code}\t{text_of(card, pool)}"


@cache
def made_from() -> str:
    """A fingerprint of the stored cards and of all phrases."""
    phrases = sorted(Path(segoc.explain.__path__[0]).rglob("*.py"))
    found = blake2b(digest_size=16)
    for file in (FOLDER / "cards.jsonl", *phrases):
        found.update(file.read_bytes())
    return found.hexdigest()
