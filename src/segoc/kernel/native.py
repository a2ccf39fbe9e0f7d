"""Machine integers: what is a plain `int` in Python is a 64-bit number in the compiled build.

Sets of small numbers (layers, verbs, kinds of event, places) are kept as bits, and asked for at
every turn. As `i64` such a question takes no call. Never use it for what is read from a file:
any number may stand there.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["ROOM", "i64"]

# Numbers from 0 on that such a set can hold: the next bit is the sign.
ROOM: Final = 63
