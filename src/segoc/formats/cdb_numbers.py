"""What the numbers of a card database mean: bits of kinds, types, Attributes and link markers."""

from typing import Final

from segoc.formats.card_database import DatabaseCard
from segoc.formats.setcodes import archetypes_of, unpack_setcodes
from segoc.kernel.table import geometry, kinds
from segoc.kernel.table.printed import Printed

LONGEST_TEXT: Final = 4_000
MONSTER: Final = 0x1
KINDS: Final = ((MONSTER, kinds.MONSTER), (0x2, kinds.SPELL), (0x4, kinds.TRAP))
TYPES: Final = {
    0x20: kinds.EFFECT_MONSTER,
    0x40: kinds.FUSION,
    0x80: kinds.RITUAL,
    0x200: kinds.SPIRIT,
    0x400: kinds.UNION,
    0x800: kinds.GEMINI,
    0x1000: kinds.TUNER,
    0x2000: kinds.SYNCHRO,
    0x4000: kinds.TOKEN,
    0x200000: kinds.FLIP,
    0x400000: kinds.TOON,
    0x800000: kinds.XYZ,
    0x1000000: kinds.PENDULUM,
    0x2000000: kinds.SPECIAL_SUMMON_MONSTER,
    0x4000000: kinds.LINK,
}
PROPERTIES: Final = {
    0x80: kinds.RITUAL_SPELL,
    0x10000: kinds.QUICK_PLAY,
    0x20000: kinds.CONTINUOUS,
    0x40000: kinds.EQUIP,
    0x80000: kinds.FIELD_SPELL,
    0x100000: kinds.COUNTER,
}
ATTRIBUTES: Final = {
    0x1: kinds.EARTH,
    0x2: kinds.WATER,
    0x4: kinds.FIRE,
    0x8: kinds.WIND,
    0x10: kinds.LIGHT,
    0x20: kinds.DARK,
    0x40: kinds.DIVINE,
}
# Types of monsters have the same bits here and there.
RACES: Final = (1 << len(kinds.RACE_NAMES)) - 1
MARKERS: Final = {
    0x1: geometry.BOTTOM_LEFT,
    0x2: geometry.BOTTOM,
    0x4: geometry.BOTTOM_RIGHT,
    0x8: geometry.LEFT,
    0x20: geometry.RIGHT,
    0x40: geometry.TOP_LEFT,
    0x80: geometry.TOP,
    0x100: geometry.TOP_RIGHT,
}


def one_line(said: object) -> str:
    return " ".join(str(said)[:LONGEST_TEXT].split())


def card_of(numbers: dict[str, int], name: str, text: str) -> DatabaseCard | None:
    bits = numbers["type"]
    kind = next((kind for bit, kind in KINDS if bits & bit), None)
    if kind is None:
        return None
    printed = _monster(numbers) if kind == kinds.MONSTER else _spell_or_trap(numbers, kind)
    return DatabaseCard(one_line(name), str(text)[:LONGEST_TEXT], numbers["alias"], printed)


def _series(numbers: dict[str, int]) -> tuple[str, ...]:
    return archetypes_of(unpack_setcodes(numbers["setcode"]))


def _spell_or_trap(numbers: dict[str, int], kind: int) -> Printed:
    bits = numbers["type"]
    prop = next((value for bit, value in PROPERTIES.items() if bits & bit), kinds.NORMAL_CARD)
    return Printed(numbers["id"], kind, prop, name=numbers["alias"], series=_series(numbers))


def _monster(numbers: dict[str, int]) -> Printed:
    """`level` holds the Scales above its lowest bytes, `def` the markers of a Link Monster."""
    types = _translated(numbers["type"], TYPES)
    link = types & kinds.LINK
    return Printed(
        numbers["id"],
        kinds.MONSTER,
        types=types,
        attribute=_translated(numbers["attribute"], ATTRIBUTES),
        race=numbers["race"] & RACES,
        level=numbers["level"] & 0xFF,
        atk=_points(numbers["atk"]),
        defense=kinds.NONE if link else _points(numbers["def"]),
        arrows=_translated(numbers["def"], MARKERS) if link else 0,
        scale=numbers["level"] >> 24 & 0xFF if types & kinds.PENDULUM else kinds.NONE,
        name=numbers["alias"],
        series=_series(numbers),
    )


def _points(value: int) -> int:
    return kinds.QUESTION_MARK if value < 0 else value


def _translated(bits: int, table: dict[int, int]) -> int:
    return sum(value for bit, value in table.items() if bits & bit)
