"""Counters in lines that the reader understands: `3 Spell Counters`, `1 counter of 魔法防护器`."""

from segoc.cards.counter_names import counter_name
from segoc.cards.pool import Pool
from segoc.kernel.counters import ANY_COUNTER
from segoc.rulebook.reading.counters import NAMED
from segoc.rulebook.writing.cast import LANGUAGE


def counters_text(count: int, kind: int, holder: int, pool: Pool) -> str:
    """So many of a kind; without a name they are the holder's own, or those of a card (TRM-194)."""
    ending = "" if count == 1 else "s"
    if kind in NAMED.values():
        return f"{count} {counter_name(kind, 'en')}{ending}"
    name = counter_name(ANY_COUNTER, "en")
    whose = "" if kind == holder else f" of {pool.name(kind, LANGUAGE)}"
    return f"{count} {name}{ending}{whose}"
