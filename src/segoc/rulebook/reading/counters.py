"""Counters, in set-ups and outcomes: `3 Spell Counters`, `1 counter of 魔法防护器`."""

from typing import Final

from segoc.cards.counter_names import NAMES
from segoc.kernel.table.counter_kinds import ANY_COUNTER
from segoc.rulebook.reading.cursor import Cursor

# The English names, one and several.
NAMED: Final = {
    f"{names[2]}{ending}": kind
    for kind, names in NAMES.items()
    if kind > ANY_COUNTER
    for ending in ("", "s")
}


def read_counters(cursor: Cursor, holder: int) -> tuple[int, int]:
    """How many, and their kind. Those without a name belong to the card that is named, or to the
    one that has them (TRM-194)."""
    count = cursor.number("how many counters")
    word = cursor.must("counter", "counters", *NAMED)
    if word in NAMED:
        return count, NAMED[word]
    return count, cursor.card().code if cursor.take("of") else holder
