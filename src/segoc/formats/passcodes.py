"""Passcodes in text and in packed form: what can be one, and base 64 that says where it breaks."""

import string
from collections.abc import Iterable, Sequence
from typing import Final

from segoc.cards.pool import LONGEST_PASSCODE
from segoc.formats.malformed import FormatError, Place, shown

LARGEST_PASSCODE: Final = (1 << 32) - 1
BYTES_PER_PASSCODE: Final = 4
# No Deck is larger, however odd; it keeps a hostile file from filling the memory.
MOST_CARDS: Final = 1000
_SIXES: Final = {
    **{
        letter: value
        for value, letter in enumerate(
            string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
        )
    },
    "-": 62,  # as in web addresses
    "_": 63,
}


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


def sixes(text: str, start: int = 0) -> list[int]:
    """The six bits of each letter of base 64; `start` letters stand before the text."""
    found: list[int] = []
    for at, letter in enumerate(text.rstrip("="), start + 1):
        if letter not in _SIXES:
            raise FormatError("not_base64", "character", at, found=shown(letter))
        found.append(_SIXES[letter])
    return found


def from_base64(text: str, start: int = 0) -> bytes:
    """The bytes of a text in base 64, with or without its filling at the end."""
    values = sixes(text, start)
    whole = 0
    for value in values:
        whole = whole << 6 | value
    size, rest = divmod(6 * len(values), 8)
    return (whole >> rest).to_bytes(size, "big")
