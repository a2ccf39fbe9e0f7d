"""Passcodes in text and in packed form: what can be one, and base 64 that says where it breaks."""

import re
import string
from base64 import b64decode
from collections.abc import Iterable, Sequence
from typing import Final

from segoc.cards.finding import LONGEST_PASSCODE
from segoc.formats.malformed import FormatError, Place, shown

LARGEST_PASSCODE: Final = (1 << 32) - 1
BYTES_PER_PASSCODE: Final = 4
# No Deck is larger, however odd; it keeps a hostile file from filling the memory.
MOST_CARDS: Final = 1000
# The letters of base 64 in the order of their values; two are others in web addresses.
_LETTERS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
_AS_IN_ADDRESSES: Final = str.maketrans("-_", "+/")
_NO_LETTER: Final = re.compile(r"[^A-Za-z0-9+/]")


def passcode(text: str, place: Place, number: int) -> int:
    """The passcode that a text is; zeros before it don't count."""
    digits = text.lstrip("0")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_PASSCODE:
        code = int(digits)
        if code <= LARGEST_PASSCODE:
            return code
    raise FormatError("not_a_passcode", place, number, found=shown(text))


def at_most(cards: Sequence[int]) -> None:
    if len(cards) > MOST_CARDS:
        raise FormatError("too_many_cards", most=MOST_CARDS)


def pack(codes: Iterable[int]) -> bytes:
    return b"".join(code.to_bytes(BYTES_PER_PASSCODE, "little") for code in codes)


def unpack(data: bytes) -> list[int]:
    """The passcodes of four bytes each, the lowest first."""
    return [
        int.from_bytes(data[at : at + BYTES_PER_PASSCODE], "little")
        for at in range(0, len(data), BYTES_PER_PASSCODE)
    ]


def letters(text: str, start: int = 0) -> str:
    """A text in base 64 without its filling; `start` letters stand before it."""
    found = text.rstrip("=").translate(_AS_IN_ADDRESSES)
    wrong = _NO_LETTER.search(found)
    if wrong is not None:
        place = start + wrong.start() + 1
        raise FormatError("not_base64", "character", place, found=shown(wrong.group()))
    return found


def from_base64(text: str, start: int = 0) -> bytes:
    """The bytes of a text in base 64; bits that are no whole byte fill it up."""
    found = letters(text, start)
    if len(found) % 4 == 1:
        found = found[:-1]
    return b64decode(found + "=" * (-len(found) % 4))


def bits_of(text: str) -> str:
    """The bits of a text in base 64, six for each letter."""
    return "".join(f"{_LETTERS.index(letter):06b}" for letter in letters(text))
