"""The OCG's Forbidden/Limited Lists, written as `lflist.conf` has them."""

import json
from typing import Final

from tools.catalogue.sources import shared

KINDS: Final = ("#forbidden", "#limit", "#semi limit")
ABOUT: Final = """\
# The OCG's Forbidden/Limited Lists from September 2013 to July 2026, the newest first, in the form
# of lflist.conf: a name that is the month from which the list is in force, then passcodes and how
# many copies a Deck may hold. Facts only; written by `make catalogue` (docs/pool.md).
"""


def lists() -> str:
    data = json.loads((shared() / "lists" / "ocg.json").read_text(encoding="utf-8"))["lists"]
    lines: list[str] = []
    for name in sorted(data, key=_day, reverse=True):
        lines.append(f"!{name}")
        limits = sorted((int(code), most) for code, most in data[name].items())
        for most, kind in enumerate(KINDS):
            lines.append(kind)
            lines += [f"{code} {most}" for code, allowed in limits if allowed == most]
    return ABOUT + "\n".join(lines) + "\n"


def _day(name: str) -> tuple[int, ...]:
    return tuple(map(int, name.split(".")))
