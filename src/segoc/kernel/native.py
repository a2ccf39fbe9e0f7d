"""How a class is compiled: a mark for those that there are very many of.

`@mypyc_attr(acyclic=True)` promises that no object of the class can be reached from itself, so
that the garbage collector needn't look at any; with `free_list_len=1` the last one that was
thrown away is used again. Run as plain Python, the mark does nothing, and the package that it
comes from needn't be there.
"""

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        return lambda marked: marked


__all__ = ["mypyc_attr"]
