"""`.cdb`: card databases of YGOPro, EDOPro and their like (SQLite).

A table `datas` has numbers, a table `texts` names and texts. Such a database makes its cards known,
not playable: what segoc plays is written in its own language. Nothing in the file is trusted:
it is read from memory, only two plain tables of it, and not for long.
"""

import itertools
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from segoc.cards.names import exact_key, loose_key
from segoc.cards.pool import Pool
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import LARGEST_PASSCODE
from segoc.formats.setcodes import archetypes_of, unpack_setcodes
from segoc.kernel import geometry, kinds
from segoc.kernel.printed import Printed

MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
MOST_BYTES: Final = 64 << 20
MOST_CARDS: Final = 100_000
LONGEST_TEXT: Final = 4_000
LONGEST_VALUE: Final = 1_000_000  # bytes of one field of the file
STEPS: Final = 10_000
MOST_STEPS: Final = 30_000  # times STEPS: a database with 100,000 cards takes 4,000 of them
LARGEST: Final = 1_000_000  # ATK or DEF
# Two artworks of a card have passcodes that are nearer to each other than this.
ARTWORKS_WITHIN: Final = 20
# A card of its own although its passcode is as near to another as an artwork's.
NO_ARTWORK: Final = frozenset({5405695})

NUMBERS: Final = (
    "id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute",
)  # fmt: skip
TEXTS: Final = ("id", "name", "desc")
QUERY: Final = f"""
    SELECT {", ".join(f'd."{column}"' for column in NUMBERS)}, t."name", t."desc"
    FROM datas AS d LEFT JOIN texts AS t ON t.id = d.id ORDER BY d.id LIMIT {MOST_CARDS + 1}"""

MONSTER: Final = 0x1
KINDS: Final = ((MONSTER, kinds.MONSTER), (0x2, kinds.SPELL), (0x4, kinds.TRAP))
TYPES: Final = {
    0x20: kinds.EFFECT,
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
    0x2000000: kinds.SPECIAL_SUMMON,
    0x4000000: kinds.LINK,
}
PROPERTIES: Final = {
    0x80: kinds.RITUAL_SPELL,
    0x10000: kinds.QUICK_PLAY,
    0x20000: kinds.CONTINUOUS,
    0x40000: kinds.EQUIP,
    0x80000: kinds.FIELD,
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


@dataclass(frozen=True)
class DatabaseCard:
    """A card as a database knows it: its name and text in one language, and what is printed on
    it. `alias` is the card that it is another artwork of, or always counts as; 0 if none."""

    name: str
    text: str
    alias: int
    printed: Printed

    @property
    def code(self) -> int:
        return self.printed.code


class CardDatabase:
    """Cards by passcode and by name. What is no monster, Spell or Trap (such as the skills of
    another game) is in `left_out`."""

    def __init__(self, cards: list[DatabaseCard], left_out: tuple[int, ...] = ()) -> None:
        self.cards = {card.code: card for card in cards}
        self.left_out = left_out
        self._by_exact_key: dict[str, int] = {}
        self._by_loose_key: dict[str, int] = {}
        for card in cards:
            if self.original(card.code) == card.code:
                self._by_exact_key.setdefault(exact_key(card.name), card.code)
                self._by_loose_key.setdefault(loose_key(card.name), card.code)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[DatabaseCard]:
        return iter(self.cards.values())

    def get(self, code: int) -> DatabaseCard | None:
        return self.cards.get(code)

    def named(self, text: str) -> DatabaseCard | None:
        """The card of that name, however it is spelt."""
        code = self._by_exact_key.get(exact_key(text)) or self._by_loose_key.get(loose_key(text))
        return self.cards[code] if code else None

    def original(self, code: int) -> int:
        """The card that this is another artwork of; itself, if it is none."""
        card = self.cards.get(code)
        if card is None or not card.alias or code in NO_ARTWORK:
            return code
        other = self.cards.get(card.alias)
        same_name = other is not None and other.name == card.name
        return card.alias if same_name or abs(card.alias - code) < ARTWORKS_WITHIN else code

    def in_extra_deck(self, code: int, pool: Pool) -> bool | None:
        """Whether a card of the pool or of this database belongs there."""
        if code in pool:
            return pool[code].printed.in_extra_deck
        card = self.cards.get(code)
        if card is None:
            return None
        return card.printed.in_extra_deck


NO_DATABASE: Final = CardDatabase([])


def read_cdb(data: bytes) -> CardDatabase:
    """The cards of such a file."""
    if len(data) > MOST_BYTES:
        raise FormatError("too_big", size=len(data), most=MOST_BYTES)
    if not data.startswith(MAGIC):
        raise FormatError("not_a_database")
    if _is_cut_off(data):
        raise FormatError("database_cut_off")
    if data[18:20] == b"\2\2":
        # A file that is meant to have a log beside it; in memory there is none.
        data = data[:18] + b"\1\1" + data[20:]
    connection = sqlite3.connect(":memory:")
    try:
        cards, left_out = _read(connection, data)
    except sqlite3.OperationalError as error:
        if "interrupted" in str(error):
            raise FormatError("takes_too_long") from None
        raise FormatError("database_damaged", reason=_line(error)) from None
    except sqlite3.Error as error:
        raise FormatError("database_damaged", reason=_line(error)) from None
    except (UnicodeDecodeError, MemoryError, OverflowError):
        # SQLite complains, in words of the file that Python can't read, or asks for too much.
        raise FormatError("database_damaged", reason="nothing in it makes sense") from None
    finally:
        connection.close()
    return CardDatabase(cards, tuple(left_out))


def _is_cut_off(data: bytes) -> bool:
    """SQLite takes what is missing for empty. The header has the size of a page (1 for 65536) and,
    if two counters in it agree, how many pages there are."""
    size = int.from_bytes(data[16:18], "big")
    size = 1 << 16 if size == 1 else size
    pages = int.from_bytes(data[28:32], "big") if data[24:28] == data[92:96] else 0
    return len(data) < HEADER or size < HEADER or bool(len(data) % size) or len(data) < size * pages


def _read(connection: sqlite3.Connection, data: bytes) -> tuple[list[DatabaseCard], list[int]]:
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, max(LONGEST_VALUE, len(data)))
    connection.deserialize(data)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    connection.text_factory = _text
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    ticks = itertools.count()
    connection.set_progress_handler(lambda: next(ticks) > MOST_STEPS, STEPS)
    (whole,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if whole != "ok":
        raise FormatError("database_damaged", reason=_line(whole))
    for table, columns in (("datas", NUMBERS), ("texts", TEXTS)):
        _check_table(connection, table, columns)
    connection.set_authorizer(_only_these_tables)
    cards: list[DatabaseCard] = []
    left_out: list[int] = []
    for count, row in enumerate(connection.execute(QUERY), 1):
        if count > MOST_CARDS:
            raise FormatError("too_many_known_cards", most=MOST_CARDS)
        numbers = _numbers(row)
        card = _card(numbers, row[-2] or "", row[-1] or "")
        if card is None:
            left_out.append(numbers["id"])
        else:
            cards.append(card)
    return cards, left_out


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _check_table(connection: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """A plain table, which can do nothing when it is read: no view, and nothing is computed."""
    found = connection.execute(
        "SELECT type, sql FROM sqlite_master WHERE lower(name) = ?", (table,)
    ).fetchall()
    plain = [kind for kind, sql in found] == ["table"] and "virtual" not in str(found).casefold()
    # Its name stands in the second column, and the last says whether it is computed.
    known = list(connection.execute(f"PRAGMA table_xinfo({table})"))
    names = {str(row[1]).lower() for row in known}
    if not plain or any(row[-1] for row in known) or not set(columns) <= names:
        raise FormatError("no_table", table=table, columns=", ".join(columns))


def _only_these_tables(
    action: int, first: str | None, _second: str | None, _base: str | None, _trigger: str | None
) -> int:
    reads = action == sqlite3.SQLITE_READ and (first or "").lower() in ("datas", "texts")
    allowed = reads or action == sqlite3.SQLITE_SELECT
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _numbers(row: tuple[Any, ...]) -> dict[str, int]:
    code = row[0] if type(row[0]) is int else 0
    found: dict[str, int] = {}
    for column, value in zip(NUMBERS, row, strict=False):
        if value is not None and type(value) is not int:
            raise FormatError("bad_card", "card", code, column=column, found=shown(str(value)))
        found[column] = value or 0
    for column, least, most in (
        ("id", 1, LARGEST_PASSCODE),
        ("alias", 0, LARGEST_PASSCODE),
        ("atk", -2, LARGEST),
        ("def", -2, LARGEST),
    ):
        if not least <= found[column] <= most:
            raise FormatError("bad_card", "card", code, column=column, found=found[column])
    return found


def _card(numbers: dict[str, int], name: str, text: str) -> DatabaseCard | None:
    bits = numbers["type"]
    kind = next((kind for bit, kind in KINDS if bits & bit), None)
    if kind is None:
        return None
    printed = _monster(numbers) if kind == kinds.MONSTER else _spell_or_trap(numbers, kind)
    return DatabaseCard(_line(name), str(text)[:LONGEST_TEXT], numbers["alias"], printed)


def _line(said: object) -> str:
    return " ".join(str(said)[:LONGEST_TEXT].split())


def _series(numbers: dict[str, int]) -> tuple[str, ...]:
    return archetypes_of(unpack_setcodes(numbers["setcode"]))


def _spell_or_trap(numbers: dict[str, int], kind: int) -> Printed:
    bits = numbers["type"]
    prop = next((value for bit, value in PROPERTIES.items() if bits & bit), kinds.NORMAL)
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
