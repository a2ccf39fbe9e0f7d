"""The database that the catalogue is made from: facts, and texts that only this build reads."""

import json
import re
import sqlite3
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from segoc.cards.archetypes import archetype_names

ROOT: Final = Path(__file__).parents[2]
# Beside the checkout, or beside the folder of worktrees that it is in.
PLACES: Final = (ROOT.parent / "shared", ROOT.parent.parent / "shared")
SETTLED: Final = Path(__file__).parent / "settled.json"


class NoSources(LookupError):
    """The folder of sources isn't there: the catalogue can be used, not built."""


@dataclass(frozen=True)
class Source:
    """A card of the database. `texts` are its whole texts in Chinese, Japanese and English."""

    code: int
    row: dict[str, Any]
    texts: tuple[str, str, str]
    setcodes: tuple[int, ...]

    @property
    def ja(self) -> str:
        name: str = self.row["name_ja"]
        return name

    @property
    def zh(self) -> str:
        return self.row["name_zh"] or ""


@dataclass(frozen=True)
class SetName:
    """An archetype as the database names it."""

    number: int
    zh: str
    ja: str
    en: str


def shared() -> Path:
    for place in PLACES:
        if (place / "cards" / "cards.sqlite").is_file():
            return place
    looked = " or ".join(str(place / "cards" / "cards.sqlite") for place in PLACES)
    raise NoSources(
        f"there is no {looked}: the catalogue is built from this database, which isn't part of the "
        "project. What it was last built into is in src/segoc/cards/catalogue; nothing else needs "
        "the database."
    )


def read() -> tuple[list[Source], list[SetName]]:
    """All cards of the OCG by passcode, and all archetypes that have a Chinese name."""
    connection = sqlite3.connect(
        f"file:{shared() / 'cards' / 'cards.sqlite'}?immutable=1", uri=True
    )
    connection.row_factory = sqlite3.Row
    cards = [
        _source(dict(row))
        for row in connection.execute("SELECT * FROM cards WHERE is_ocg = 1 ORDER BY passcode")
    ]
    japanese = settled()["japanese"]
    names = [
        SetName(
            row["code"],
            _called(row["zh"]),
            japanese.get(row["zh"], row["ja"]),
            row["en"] or row["ja"],
        )
        for row in connection.execute(
            "SELECT * FROM setnames WHERE zh IS NOT NULL AND NOT retired ORDER BY code"
        )
    ]
    connection.close()
    return cards, names


def _called(zh: str) -> str:
    """The first of several translations, unless the cards of the pool already say them all."""
    return zh if zh in archetype_names() else zh.partition("|")[0]


def _source(row: dict[str, Any]) -> Source:
    texts = [
        "\n".join(row[f"{part}_{language}"] or "" for part in ("pendulum", "text"))
        for language in ("zh", "ja", "en")
    ]
    numbers = tuple(int(code, 16) for code in re.findall(r"[0-9a-f]+", row["setcodes"] or ""))
    return Source(row["passcode"], row, (texts[0], texts[1], texts[2]), numbers)


def settled() -> dict[str, Any]:
    """What no rule decides, with a reason each."""
    found: dict[str, Any] = json.loads(SETTLED.read_text(encoding="utf-8"))
    return found


@cache
def plain(name: str) -> str:
    """A name as texts quote it: without differences of width, of spaces and of kinds of dash."""
    folded = "".join(unicodedata.normalize("NFKC", name).split())
    return re.sub("[‐‑–—―−－]", "-", folded)


def quoted(text: str) -> list[str]:
    """What stands in corner brackets, the outermost: some names have brackets of their own."""
    return [name for name, _ in quotations(text)]


def quotations(text: str) -> list[tuple[str, str]]:
    """The same, each with the text that follows it."""
    found: list[tuple[str, str]] = []
    depth = start = 0
    for at, char in enumerate(text):
        if char == "「":
            depth += 1
            if depth == 1:
                start = at + 1
        elif char == "」" and depth:
            depth -= 1
            if depth == 0:
                found.append((text[start:at], text[at + 1 :]))
    return found
