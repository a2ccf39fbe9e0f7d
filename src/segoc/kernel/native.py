"""What only the compiled build knows: machine integers, and objects that are used again.

What is a plain `int` in Python is a 64-bit number (`i64`) there.

Sets of small numbers (layers, verbs, kinds of event, places) are kept as bits, and asked for at
every turn. As `i64` such a question takes no call. Never use it for what is read from a file:
any number may stand there.

Where objects of a class come and go one by one, `@mypyc_attr(free_list_len=1)` keeps the last one
that went for the next one that comes, which takes a third of the time.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_settings):
        """Settings for the compiler, of which plain Python knows nothing."""
        return lambda cls: cls


__all__ = ["ROOM", "i64", "mypyc_attr"]

# Numbers from 0 on that such a set can hold: the next bit is the sign.
ROOM: Final = 63
