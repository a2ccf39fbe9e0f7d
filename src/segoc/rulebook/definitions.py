"""Definitions: entries that only say what a word means, and the symbol that carries it."""

import json
from functools import cache
from importlib import import_module
from importlib.resources import files


@cache
def definitions() -> dict[str, str]:
    """The symbol by rule id, such as `segoc.kernel.table.kinds:TUNER`."""
    text = files("segoc.rulebook").joinpath("definitions.json").read_text(encoding="utf-8")
    loaded: dict[str, str] = json.loads(text)
    return loaded


def exists(symbol: str) -> bool:
    """Whether there is such a symbol.

    >>> exists("segoc.kernel.table.state:State.copy"), exists("segoc.kernel.table.state:Statute")
    (True, False)
    """
    module, _, path = symbol.partition(":")
    try:
        found: object = import_module(module)
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError):
        return False
    return True
