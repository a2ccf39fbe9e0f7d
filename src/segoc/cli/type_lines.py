"""What a card is, in a line: in three languages."""

from typing import Final

from segoc.cards.names import Language
from segoc.cli.words import PROPERTIES, number
from segoc.effects import terms as tm
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed
from segoc.messages import catalogue
from segoc.search.words import kind_name

# In Chinese and in Japanese.
GRADES: Final[dict[str, dict[Language, str]]] = {
    "Level": {"zh": "{}星", "ja": "レベル{}"},
    "Rank": {"zh": "{}阶", "ja": "ランク{}"},
    "Link": {"zh": "连接{}", "ja": "リンク{}"},
}
SCALES: Final[dict[Language, str]] = {"zh": "灵摆刻度{}", "ja": "Pスケール{}"}
MARKERS: Final[dict[Language, str]] = {"zh": "连接标记 {}", "ja": "リンクマーカー {}"}
ANY: Final[dict[Language, str]] = {"zh": "任意", "ja": "任意"}
DIRECTIONS: Final = {
    "bottom_left": "左下", "bottom": "下", "bottom_right": "右下", "left": "左", "right": "右",
    "top_left": "左上", "top": "上", "top_right": "右上",
}  # fmt: skip


def type_line(face: Printed, language: Language = "en") -> str:
    """`Counter Trap`, `Level 4 DARK Fiend / Effect, ATK 1900, DEF 1800`."""
    return _in_english(face) if language == "en" else _in_chinese_or_japanese(face, language)


def _grade(face: Printed) -> str:
    return "Rank" if face.types & kinds.XYZ else "Link" if face.types & kinds.LINK else "Level"


def _in_english(face: Printed) -> str:
    if face.kind != kinds.MONSTER:
        kind = "Spell" if face.kind == kinds.SPELL else "Trap"
        return f"{PROPERTIES.get(face.prop, 'Normal ')}{kind}"
    words = [_titled(word) for word, bit in tm.TYPES.words.items() if face.types & bit]
    # What a text lets its player declare is none of its own.
    race = _titled(tm.RACE.of_value.get(face.race, "any_type"))
    attribute = tm.ATTRIBUTE.of_value.get(face.attribute, "any")
    parts = [
        f"{_grade(face)} {face.level or 'any'} {attribute.upper()} " + " / ".join([race, *words]),
        f"ATK {number(face.atk)}",
    ]
    if face.defense != kinds.NONE:
        parts.append(f"DEF {number(face.defense)}")
    if face.scale != kinds.NONE:
        parts.append(f"Scale {face.scale}")
    if face.arrows:
        arrows = [word for word, bit in tm.ARROWS.words.items() if face.arrows & bit]
        parts.append(f"markers {', '.join(arrows).replace('_', ' ')}")
    return ", ".join(parts)


def _titled(word: str) -> str:
    hyphened = ("beast_warrior", "divine_beast")
    return word.replace("_", "-" if word in hyphened else " ").title()


def _in_chinese_or_japanese(face: Printed, language: Language) -> str:
    if face.kind != kinds.MONSTER:
        kind = kind_name("spell" if face.kind == kinds.SPELL else "trap", language)
        return kind_name(tm.PROPERTY.of_value[face.prop], language) + kind
    words = [kind_name(word, language) for word, bit in tm.TYPES.words.items() if face.types & bit]
    said = catalogue(language)
    races = [said[f"race.{name}"] for i, name in enumerate(kinds.RACE_NAMES) if face.race >> i & 1]
    attributes = [
        said[f"attribute.{name}"]
        for i, name in enumerate(kinds.ATTRIBUTE_NAMES)
        if face.attribute >> i & 1
    ]
    grade = GRADES[_grade(face)][language].format(face.level or ANY[language])
    kind = " / ".join([*(races or [ANY[language]]), *words])
    parts = [" ".join([grade, *attributes, kind]), f"ATK {number(face.atk)}"]
    if face.defense != kinds.NONE:
        parts.append(f"DEF {number(face.defense)}")
    if face.scale != kinds.NONE:
        parts.append(SCALES[language].format(face.scale))
    if face.arrows:
        arrows = [DIRECTIONS[word] for word, bit in tm.ARROWS.words.items() if face.arrows & bit]
        parts.append(MARKERS[language].format("·".join(arrows)))
    return ", ".join(parts)
