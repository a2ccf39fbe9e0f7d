"""The chapters of the rulebook's two volumes, and where the entries of each lie.

The first volume is five documents in `rules.json`, and `seg.json` for what they leave out. The
second is the other chapters of the same documents, each in a file of its own in `volume2/`.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

# `FDN-012`, `TM2-001`.
RULE_ID: Final = r"[A-Z][A-Z\d]{2}-\d{3}"
OURS: Final = "SEG"


class Heading(NamedTuple):
    """What stands over a chapter; `title` is by language."""

    key: str
    volume: int
    title: dict[str, str]

    @property
    def file(self) -> str:
        """Where its entries lie, maybe beside those of others."""
        if self.volume == 1:
            return "seg.json" if self.key == OURS else "rules.json"
        return f"volume{self.volume}/{self.key}.json"


def rulebook_file(name: str) -> Any:
    """What a file of the rulebook holds."""
    return json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


@cache
def headings() -> dict[str, Heading]:
    """All chapters by their keys, in the order of the book."""
    return {data["key"]: Heading(**data) for data in rulebook_file("chapters.json")}


def volumes() -> list[int]:
    return sorted({heading.volume for heading in headings().values()})


def chapters(volume: int = 0) -> list[str]:
    """The keys of a volume's chapters, or of all."""
    return [one.key for one in headings().values() if volume in (0, one.volume)]


def chapter_of(rule: str) -> str:
    return rule.partition("-")[0]
