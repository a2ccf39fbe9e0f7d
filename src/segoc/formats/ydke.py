"""`ydke://`: three runs of passcodes in base 64, each ended by a !.

A passcode is four bytes, the lowest first.

    >>> write_ydke(Deck([89631139, 89631139], [44508094]))
    'ydke://o6lXBaOpVwU=!viOnAg==!!'
"""

from base64 import b64encode
from typing import Final

from segoc.decks.deck import EXTRA, MAIN, SIDE, Deck
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import BYTES_PER_PASSCODE, at_most, from_base64, pack, unpack
from segoc.formats.texts import as_text

SCHEME: Final = "ydke://"
PARTS: Final = (MAIN, EXTRA, SIDE)


def read_ydke(data: bytes | str, name: str = "") -> Deck:
    """The Deck of such a code, and of a text with one in it."""
    text = as_text(data)
    start = text.casefold().find(SCHEME)
    if start < 0:
        raise FormatError("no_deck_here", found=repr(SCHEME))
    start += len(SCHEME)
    end = next((at for at in range(start, len(text)) if text[at].isspace()), len(text))
    runs = text[start:end].split("!")
    if len(runs) < len(PARTS):
        raise FormatError("parts_missing", "character", end, count=len(runs) - 1)
    if any(runs[len(PARTS) :]):
        place = start + sum(len(run) + 1 for run in runs[: len(PARTS)]) + 1
        found = shown("!".join(runs[len(PARTS) :]))
        raise FormatError("parts_left_over", "character", place, found=found)
    parts: list[list[int]] = []
    for part, run in zip(PARTS, runs, strict=False):
        packed = from_base64(run, start)
        start += len(run) + 1
        if len(packed) % BYTES_PER_PASSCODE:
            raise FormatError("cut_passcode", "character", start - 1, part=part)
        parts.append(unpack(packed))
        at_most(parts[-1])
        if 0 in parts[-1]:
            raise FormatError("not_a_passcode", "character", start - 1, found="0")
    main, extra, side = parts
    return Deck(main, extra, side, name)


def write_ydke(deck: Deck) -> str:
    runs = [b64encode(pack(codes)).decode() + "!" for _, codes in deck.parts()]
    return SCHEME + "".join(runs)
