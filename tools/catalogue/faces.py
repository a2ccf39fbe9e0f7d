"""What is printed on a card, in the words of docs/card-data.md."""

import re
from typing import Any, Final

from tools.catalogue.sources import Source

ARROWS: Final = {
    "BL": "bottom_left",
    "B": "bottom",
    "BR": "bottom_right",
    "L": "left",
    "R": "right",
    "TL": "top_left",
    "T": "top",
    "TR": "top_right",
}
# In the order in which type lines are written down.
TYPES: Final = (
    "effect", "fusion", "ritual", "synchro", "xyz", "link", "pendulum", "tuner", "flip", "toon",
    "spirit", "union", "gemini", "special_summon",
)  # fmt: skip
IN_EXTRA_DECK_OR_RITUAL: Final = {"fusion", "ritual", "synchro", "xyz", "link"}
# "特殊召喚" in a type line, which the database leaves out, stands for this sentence (CRD-056).
NO_NORMAL_SUMMON: Final = re.compile("このカードは通常召喚でき(ない|ず)")
# Level or Rank 0 says as which one the rules treat it.
TREATED: Final = re.compile("ルール上、このカードの(?:レベル|ランク)は([0-9０-９]+)として扱")


def face(card: Source) -> dict[str, Any]:
    row = card.row
    parts: dict[str, Any] = {"code": card.code}
    if row["konami_id"] is not None:
        parts["konami"] = row["konami_id"]
    for language in ("zh", "ja", "en"):
        # The full-width space of some names is a space.
        if row[f"name_{language}"]:
            parts[language] = row[f"name_{language}"].replace("\u3000", " ")
    parts["kind"] = row["kind"]
    if row["kind"] == "monster":
        parts |= _stats(card)
    else:
        parts["property"] = _word(row["property"])
    if row["always_treated_as"] is not None:
        parts["always_named"] = row["always_treated_as"]
    return parts


def _stats(card: Source) -> dict[str, Any]:
    row = card.row
    words = {_word(word) for word in row["types"].split()} - {"normal"}
    if not words & IN_EXTRA_DECK_OR_RITUAL and NO_NORMAL_SUMMON.search(card.texts[1]):
        words.add("special_summon")
    assert words <= set(TYPES), f"{card.code}: {words}"
    parts: dict[str, Any] = {}
    if words:
        parts["types"] = _several([word for word in TYPES if word in words])
    parts["attribute"] = _word(row["attribute"])
    parts["race"] = _word(row["race"])
    grade = next(name for name in ("level", "rank", "link") if row[name] is not None)
    parts[grade] = row[grade] or _treated(card)
    parts["atk"] = _points(row["atk"])
    if row["link"] is None:
        parts["def"] = _points(row["def"])
    else:
        printed = row["link_arrows"].split(",")
        parts["arrows"] = _several([word for short, word in ARROWS.items() if short in printed])
    if row["scale"] is not None:
        parts["scale"] = row["scale"]
    return parts


def _treated(card: Source) -> int:
    found = TREATED.search(card.texts[1])
    assert found is not None, f"{card.code}: Level or Rank 0, and the text doesn't say as which"
    return int(found[1])


def _several(words: list[str]) -> list[str] | str:
    """One alone is no list."""
    return words[0] if len(words) == 1 else words


def _points(text: str) -> int | str:
    return "?" if text == "?" else int(text)


def _word(text: str) -> str:
    return text.lower().replace(" ", "_").replace("-", "_")
