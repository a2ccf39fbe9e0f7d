"""Builds the catalogue: `make catalogue`."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from segoc.cards.names import loose_key
from tools.catalogue.archetypes import Archetypes
from tools.catalogue.counters import counter_names
from tools.catalogue.faces import face
from tools.catalogue.lists import lists
from tools.catalogue.quotations import Mentions, token_names
from tools.catalogue.sources import ROOT, NoSources, Source, read, settled

INTO: Final = ROOT / "src" / "segoc" / "cards" / "catalogue"
LISTS: Final = ROOT / "src" / "segoc" / "formats" / "ocg_lists.txt"
LANGUAGES: Final = ("zh", "ja", "en")
DIFFERENCES: Final = Path(__file__).parent / "differences.txt"
ABOUT: Final = """\
# Where the Japanese name and the notes of the texts say otherwise of an archetype than the numbers
# of the database: passcode, archetype, what holds, and by which rule of archetypes.py here.
# Written by `make catalogue`.
"""


def main() -> int:
    try:
        cards, names = read()
    except NoSources as error:
        print(error, file=sys.stderr)
        return 1
    by_hand = settled()
    archetypes = Archetypes(cards, names, by_hand)
    mentions = Mentions(cards, names)
    lines = [_card(card, archetypes, mentions) for card in cards]
    _write("cards.jsonl", map(_line, lines))
    _write("names.txt", _names(lines))
    proper = [
        *_series(archetypes),
        *_proper("token", token_names(cards, by_hand["tokens"])),
        *_proper("counter", counter_names(cards, by_hand["counters"])),
    ]
    _write("proper_names.jsonl", map(_line, proper))
    LISTS.write_text(lists(), encoding="utf-8")
    DIFFERENCES.write_text(
        ABOUT
        + "".join(
            f"{one.code} {one.archetype} {'in' if one.belongs else 'out'} {one.rule}\n"
            for one in sorted(archetypes.differences, key=lambda one: (one.archetype, one.code))
        ),
        encoding="utf-8",
    )
    print(
        f"{len(cards)} cards, {len(proper)} proper names, {len(archetypes.differences)} differences"
    )
    return 0


def _card(card: Source, archetypes: Archetypes, mentions: Mentions) -> dict[str, Any]:
    parts = face(card)
    if archetypes.series.get(card.code):
        parts["series"] = sorted(archetypes.series[card.code])
    named = mentions.of(card)
    if named:
        parts["mentions"] = named
    return parts


def _series(archetypes: Archetypes) -> list[dict[str, Any]]:
    """With the passcodes of their cards, so that nobody has to read all cards for them."""
    members: dict[str, list[int]] = defaultdict(list)
    for code in sorted(archetypes.series):
        for zh in archetypes.series[code]:
            members[zh].append(code)
    found: dict[str, dict[str, Any]] = {}
    for one in archetypes.names:
        if members[one.zh]:
            ja = one.ja.partition("（")[0] or one.ja
            found.setdefault(
                one.zh,
                {"is": "archetype", "zh": one.zh, "ja": ja, "en": one.en, "cards": members[one.zh]},
            )
    return [found[zh] for zh in sorted(found)]


def _proper(kind: str, found: dict[str, tuple[str, str, str]]) -> list[dict[str, Any]]:
    return [{"is": kind, **dict(zip(LANGUAGES, found[key], strict=True))} for key in sorted(found)]


def _names(lines: list[dict[str, Any]]) -> list[str]:
    """What people type for each name, and the passcode, in the order of bytes."""
    found = {
        (loose_key(line[language]), line["code"])
        for line in lines
        for language in LANGUAGES
        if language in line
    }
    return sorted((f"{key}\t{code}" for key, code in found), key=str.encode)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _write(name: str, lines: Any) -> None:
    INTO.mkdir(exist_ok=True)
    text = "".join(f"{line}\n" for line in lines)
    # Put in place whole: a program that has the old one open keeps it.
    fresh = INTO / f"{name}.new"
    fresh.write_bytes(text.encode())
    fresh.replace(INTO / name)


if __name__ == "__main__":
    raise SystemExit(main())
