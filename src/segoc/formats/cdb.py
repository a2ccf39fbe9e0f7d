"""`.cdb`: card databases of YGOPro, EDOPro and their like (SQLite).

A table `datas` has numbers, a table `texts` names and texts. Such a database makes its cards known,
not playable: what segoc plays is written in its own language. Nothing in the file is trusted:
it is read from memory, only two plain tables of it, and not for long.
"""

import itertools
import sqlite3
from typing import Any, Final

from segoc.formats.card_database import CardDatabase, DatabaseCard
from segoc.formats.cdb_numbers import card_of, one_line
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import LARGEST_PASSCODE

MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
MOST_BYTES: Final = 64 << 20
MOST_CARDS: Final = 100_000
LONGEST_VALUE: Final = 1_000_000  # bytes of one field of the file
STEPS: Final = 10_000
MOST_STEPS: Final = 5_000  # times STEPS: a database with 100,000 cards takes 400 of them
LARGEST: Final = 1_000_000  # ATK or DEF

NUMBERS: Final = (
    "id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute",
)  # fmt: skip
TEXTS: Final = ("id", "name", "desc")
QUERY: Final = f"""
    SELECT {", ".join(f'd."{column}"' for column in NUMBERS)}, t."name", t."desc"
    FROM datas AS d LEFT JOIN texts AS t ON t.id = d.id ORDER BY d.id LIMIT {MOST_CARDS + 1}"""


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
        raise FormatError("database_damaged", reason=one_line(error)) from None
    except sqlite3.Error as error:
        raise FormatError("database_damaged", reason=one_line(error)) from None
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
        raise FormatError("database_damaged", reason=one_line(whole))
    for table, columns in (("datas", NUMBERS), ("texts", TEXTS)):
        _check_table(connection, table, columns)
    connection.set_authorizer(_only_these_tables)
    cards: list[DatabaseCard] = []
    left_out: list[int] = []
    for count, row in enumerate(connection.execute(QUERY), 1):
        if count > MOST_CARDS:
            raise FormatError("too_many_known_cards", most=MOST_CARDS)
        numbers = _numbers(row)
        card = card_of(numbers, row[-2] or "", row[-1] or "")
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
