"""Machine integers: what is a plain `int` in Python is a 64-bit number in the compiled build.

Sets of small numbers (layers, verbs, kinds of event, places) are kept as bits, and asked for at
every turn. As `i64` such a question takes no call. It has room for 0 to 62, no more: see
tests/test_native.py.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
