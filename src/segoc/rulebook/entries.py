"""The entries of the rulebook: what a rule id stands for.

They are rules and rulings of the documents, and those that the documents leave out and that every
duel needs all the same (`chapters.py` says which file has which). A file is read when one of its
entries is asked for.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from segoc.rulebook.chapters import chapter_of, headings, rulebook_file


class Supersession(NamedTuple):
    """What has taken the place of an entry: `by` are ids, `source` the official Q&A or the document
    that says so."""

    by: tuple[str, ...]
    date: str
    source: str


class Settlement(NamedTuple):
    """How a contradiction was settled: the id that is right, `both` if they agree after all, or
    `code` if the entry is wrong about what segoc does."""

    right: str
    why: str


class Entry:
    """One rule or ruling."""

    __slots__ = (
        "cards",
        "conflict",
        "conflicts_with",
        "difficulty",
        "id",
        "in_passing",
        "informational",
        "kind",
        "official",
        "same_as",
        "settled",
        "statement",
        "superseded",
        "superseded_by",
        "tags",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.kind: str = data["kind"]
        self.statement: str = data["statement"]
        self.cards: list[str] = data.get("cards", [])
        # Those of them that needn't be there to show it, and why.
        self.in_passing: dict[str, str] = data.get("in_passing", {})
        self.tags: list[str] = data.get("tags", [])
        # From 1, which everybody knows, to 5.
        self.difficulty: int = data["difficulty"]
        self.official: list[str] = [_official(one) for one in data.get("official_qa", [])]
        # Entries that it only repeats.
        self.same_as: tuple[str, ...] = tuple(data.get("same_as", ()))
        # Entries that say otherwise, and in words what; without any, it is the code that does.
        self.conflicts_with: tuple[str, ...] = tuple(data.get("conflicts_with", ()))
        self.conflict: str = data.get("conflict", "")
        self.settled = Settlement(**data["settled"]) if "settled" in data else None
        self.superseded_by = _supersession(data.get("superseded_by"))
        self.superseded: bool = data.get("superseded", self.superseded_by is not None)
        # Nothing to be shown: background, or a question that the publisher hasn't answered.
        self.informational: bool = data.get("informational", False) or data.get("unsettled", False)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.statement}>"


def _official(data: dict[str, Any]) -> str:
    """The number of an official Q&A, or `cid` and the number of the card that is commented on."""
    return str(data["fid"]) if "fid" in data else f"cid {data['cid']}"


def _supersession(data: dict[str, Any] | None) -> Supersession | None:
    if data is None:
        return None
    return Supersession(tuple(data["by"]), data["date"], data["source"])


@cache
def _in_file(name: str) -> dict[str, Entry]:
    return {data["id"]: Entry(data) for data in rulebook_file(name)}


def entry(rule: str) -> Entry:
    """The entry with this id.

    >>> entry("CRD-087").statement
    'One Normal Summon (or Set) per turn.'
    """
    heading = headings().get(chapter_of(rule))
    found = None if heading is None else _in_file(heading.file).get(rule)
    if found is None:
        raise LookupError(f"the rulebook has no entry {rule!r}")
    return found


def entries(volume: int = 0) -> Iterator[Entry]:
    """All entries, or those of a volume, in the order of the book."""
    wanted = [one for one in headings().values() if volume in (0, one.volume)]
    for name in dict.fromkeys(heading.file for heading in wanted):
        yield from _in_file(name).values()


def counts(entry: Entry) -> bool:
    """Whether an entry is one to show: not superseded, and not mere information."""
    return not entry.superseded and not entry.informational
