"""Codes of YGO Omega: base 64 of packed bytes (raw deflate).

The first byte counts the cards of Main and Extra Deck together, the second those of the Side Deck;
then come the passcodes, four bytes each and the lowest first. A passcode more may follow: the card
that is shown on the box, which is no card of the Deck.

Nothing says where the Extra Deck begins, so that a reader must know the cards. Where nobody knows a
card, it is taken to be of the part of the one before it: Main and Extra Deck are written in this
order.
"""

import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final, TypeAlias

from segoc.decks.deck import Deck
from segoc.formats.malformed import FormatError
from segoc.formats.passcodes import BYTES_PER_PASSCODE, from_base64, pack, unpack
from segoc.formats.texts import as_text

# Whether a card belongs in the Extra Deck; None if nobody knows the card.
Home: TypeAlias = Callable[[int], bool | None]

MOST_OF_A_PART: Final = 255
HEAD: Final = 2
MOST_UNPACKED: Final = HEAD + BYTES_PER_PASSCODE * (2 * MOST_OF_A_PART + 1)
RAW_DEFLATE: Final = -15


def read_omega(data: bytes | str, home: Home, name: str = "") -> Deck:
    raw = _unpacked(from_base64(as_text(data).strip()))
    if len(raw) < HEAD:
        raise FormatError("ends_at_once")
    count = raw[0] + raw[1]
    end = HEAD + BYTES_PER_PASSCODE * count
    if len(raw) < end:
        raise FormatError("ends_too_early", "byte", len(raw), count=count)
    if len(raw) - end not in (0, BYTES_PER_PASSCODE):
        raise FormatError("left_over", "byte", end + 1, count=count)
    codes = unpack(raw[HEAD:end])
    if 0 in codes:
        place = HEAD + BYTES_PER_PASSCODE * codes.index(0) + 1
        raise FormatError("not_a_passcode", "byte", place, found="0")
    main: list[int] = []
    extra: list[int] = []
    part = main
    for code in codes[: raw[0]]:
        belongs = home(code)
        if belongs is not None:
            part = extra if belongs else main
        part.append(code)
    return Deck(main, extra, codes[raw[0] :], name)


def is_packed(code: str) -> bool:
    """Whether letters of base 64 can be unpacked at all."""
    try:
        _unpacked(from_base64(code))
    except FormatError:
        return False
    return True


def _unpacked(packed: bytes) -> bytes:
    unpacker = zlib.decompressobj(RAW_DEFLATE)
    try:
        raw = unpacker.decompress(packed, MOST_UNPACKED + 1)
    except zlib.error:
        raise FormatError("not_deflated") from None
    if len(raw) > MOST_UNPACKED:
        raise FormatError("unpacks_too_big", most=MOST_UNPACKED)
    if not unpacker.eof or unpacker.unused_data:
        raise FormatError("not_deflated")
    return raw


def write_omega(deck: Deck) -> str:
    together = (*deck.main, *deck.extra)
    most = max(len(together), len(deck.side))
    if most > MOST_OF_A_PART:
        raise FormatError("too_many_for_omega", count=most, most=MOST_OF_A_PART)
    raw = bytes((len(together), len(deck.side))) + pack((*together, *deck.side))
    packer = zlib.compressobj(wbits=RAW_DEFLATE)
    return b64encode(packer.compress(raw) + packer.flush()).decode()
