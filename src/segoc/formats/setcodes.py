"""Archetypes as card databases number them.

The low 12 bits are the archetype, the high 4 are bits of archetypes within it: what has 0x3008 is
of 0x8, 0x1008 and 0x2008 as well. A card has up to four such numbers, packed into one.
"""

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

BITS: Final = 16
MOST: Final = 4
BASE: Final = 0xFFF
WITHIN: Final = 0xF000


@cache
def _names() -> dict[int, str]:
    """The Chinese name of each archetype that segoc knows, by its number."""
    text = files(__package__).joinpath("setcodes.json").read_text(encoding="utf-8")
    return {int(code, 16): name for code, name in json.loads(text).items()}


@cache
def _within() -> dict[int, tuple[int, ...]]:
    """The numbers with the same low bits."""
    found: dict[int, list[int]] = {}
    for code in _names():
        found.setdefault(code & BASE, []).append(code)
    return {base: tuple(codes) for base, codes in found.items()}


def unpack_setcodes(packed: int) -> tuple[int, ...]:
    """
    >>> unpack_setcodes(0xDD | 0x3008 << 16)
    (221, 12296)
    """
    codes = [packed >> BITS * place & 0xFFFF for place in range(MOST)]
    return tuple(code for code in codes if code)


def archetypes_of(setcodes: Iterable[int]) -> tuple[str, ...]:
    """The Chinese names of the archetypes, as `Printed.series` has them; those that segoc doesn't
    know are left out.

    >>> archetypes_of((0xDD,))
    ('青眼',)
    """
    return tuple(
        dict.fromkeys(
            _names()[other]
            for code in setcodes
            for other in _within().get(code & BASE, ())
            if other & WITHIN & code == other & WITHIN
        )
    )
