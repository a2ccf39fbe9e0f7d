"""The entries of the rulebook: what a rule id stands for.

`rules.json` holds the rules and rulings of the documents, `seg.json` those that the
documents leave out and that every duel needs all the same.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any


class Entry:
    """One rule or ruling."""

    __slots__ = (
        "cards",
        "difficulty",
        "id",
        "informational",
        "kind",
        "official",
        "statement",
        "superseded",
        "tags",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.kind: str = data["kind"]
        self.statement: str = data["statement"]
        self.cards: list[str] = data.get("cards", [])
        self.tags: list[str] = data.get("tags", [])
        # From 1, which everybody knows, to 5.
        self.difficulty: int = data["difficulty"]
        self.official: list[str] = [_official(one) for one in data.get("official_qa", [])]
        self.superseded: bool = data.get("superseded", False)
        self.informational: bool = data.get("informational", False)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.statement}>"


def _official(data: dict[str, Any]) -> str:
    """The number of an official Q&A, or `cid` and the number of the card that is commented on."""
    return str(data["fid"]) if "fid" in data else f"cid {data['cid']}"


@cache
def _entries() -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for name in ("rules.json", "seg.json"):
        text = files(__package__).joinpath(name).read_text(encoding="utf-8")
        for data in json.loads(text):
            found[data["id"]] = Entry(data)
    return found


def entry(rule: str) -> Entry:
    """The entry with this id.

    >>> entry("CRD-087").statement
    'One Normal Summon (or Set) per turn.'
    """
    try:
        return _entries()[rule]
    except KeyError:
        raise LookupError(f"the rulebook has no entry {rule!r}") from None


def entries() -> Iterator[Entry]:
    return iter(_entries().values())
