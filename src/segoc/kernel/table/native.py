"""Machine integers: what is a plain `int` in Python is a number of 64 or 32 bits in the compiled
build; and what else only the compiler reads.

Sets of small numbers (layers, verbs, kinds of event, places) are kept as bits, and asked for at
every turn. As `i64` such a question takes no call. What there are many of (cards, records of
cards) holds `i32`: half the memory, and nothing to look at when it is freed. Numbers without a
bound (LP, ATK, what is worked out from them) stay `int`. What is read from a file may be too
large: `saving` refuses it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i32, i64, mypyc_attr
else:
    i32 = i64 = int

    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**_options: int) -> Callable[[Kind], Kind]:
        """What the compiler is to know of a class. `free_list_len=1`: of what is made and freed
        all the time, the memory of the last one freed is kept for the next."""
        return lambda kind: kind


__all__ = ["ROOM", "i32", "i64", "mypyc_attr"]

# Numbers from 0 on that such a set can hold: the next bit is the sign.
ROOM: Final = 63
