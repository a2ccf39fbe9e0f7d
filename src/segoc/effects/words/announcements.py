"""Announcing: a number, an Attribute, a Type or a card name, and speaking of it later.

Announced in `cost=`, it is part of the activation ("declare 1 …; …"); in `do=`, of the
resolution. Standing effects of the same card speak of it for as long as the card is face-up.
"""

from segoc.effects.announcements import (
    Announce,
    AnnouncedName,
    AnnouncedNumber,
    AttributeChecked,
)
from segoc.effects.plain_names import YOU
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Program
from segoc.kernel.language.node import Filter, Number


def announce_number(least: int, most: int, by: int = YOU) -> Program:
    """Announce a whole number from `least` to `most`, a Level for example; `ANNOUNCED_NUMBER`
    speaks of it."""
    return [Announce(announcing.NUMBER, least, most, 0, 0, by)]


def announce_attribute(by: int = YOU) -> Program:
    """Announce an Attribute; `attribute_is` speaks of it."""
    return [Announce(announcing.ATTRIBUTE, 0, 0, 0, 0, by)]


def announce_race(by: int = YOU) -> Program:
    """Announce a Type of monster; `race_is` speaks of it."""
    return [Announce(announcing.RACE, 0, 0, 0, 0, by)]


def announce_name(*kinds: int, types: int = 0, by: int = YOU) -> Program:
    """Announce the name of a card of these kinds (`MONSTER`, `SPELL`, `TRAP`; any if left
    out), with one of these words on its type line; `OF_ANNOUNCED_NAME` speaks of it."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return [Announce(announcing.NAME, 0, 0, bits, types, by)]


# Of the Attribute that was checked or announced.
OF_CHECKED_ATTRIBUTE: Filter = AttributeChecked()

# Called as was announced.
OF_ANNOUNCED_NAME: Filter = AnnouncedName()
# Originally called so.
ORIGINALLY_OF_ANNOUNCED_NAME: Filter = AnnouncedName(True)

# The number that was announced.
ANNOUNCED_NUMBER: Number = AnnouncedNumber()
