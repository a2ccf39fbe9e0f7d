"""Card databases for tests, written by the numbers of their format and not by segoc's tables."""

import sqlite3
from collections.abc import Iterable
from typing import Any

NUMBERS = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute")
SCHEMA = """
CREATE TABLE datas(id integer primary key, ot integer, alias integer, setcode integer,
    type integer, atk integer, def integer, level integer, race integer, attribute integer,
    category integer);
CREATE TABLE texts(id integer primary key, name text, desc text, str1 text, str2 text);
"""
# A few cards by their numbers: monster 1, Spell 2, Trap 4, Effect 0x20, Synchro 0x2000, Tuner
# 0x1000, Xyz 0x800000, Pendulum 0x1000000, Link 0x4000000, Continuous 0x20000.
ASH_BLOSSOM = {
    "id": 14558127, "ot": 3, "type": 0x1021, "atk": 0, "def": 1800, "level": 3, "race": 0x10,
    "attribute": 0x4, "name": "灰流うらら", "desc": "このカード名の効果は…",
}  # fmt: skip
UNKNOWN_LINK = {
    "id": 910000001, "type": 0x4000021, "atk": 2300, "def": 0x1 | 0x4 | 0x80, "level": 3,
    "race": 0x1000000, "attribute": 0x20, "name": "Some Link", "setcode": 0x101,
}  # fmt: skip
UNKNOWN_PENDULUM = {
    "id": 910000002, "type": 0x1000021, "atk": -2, "def": 2000, "level": 7 | 8 << 16 | 4 << 24,
    "race": 0x2000, "attribute": 0x10, "name": "Some Pendulum", "setcode": 0xDD | 0x3008 << 16,
}  # fmt: skip
UNKNOWN_TRAP = {"id": 910000003, "type": 0x20004, "name": "Some Trap", "desc": "You draw."}
# Other artworks: one near its original, and one far off that is called the same.
BLUE_EYES = {
    "id": 89631139, "type": 0x11, "atk": 3000, "def": 2500, "level": 8, "race": 0x2000,
    "attribute": 0x10, "name": "青眼の白龍",
}  # fmt: skip
OTHER_BLUE_EYES = {**BLUE_EYES, "id": 89631140, "alias": 89631139}
FAR_BLUE_EYES = {**BLUE_EYES, "id": 36996508, "alias": 89631139}
# Another artwork of a card that the pool lacks.
OTHER_TRAP = {**UNKNOWN_TRAP, "id": 910000013, "alias": 910000003}
# Always counts as 鹰身女郎, and is a card of its own.
HARPIE_1 = {"id": 91932350, "type": 0x21, "alias": 76812113, "name": "ハーピィ・レディ１"}
SKILL = {"id": 300000001, "type": 0x8000000, "name": "Some Skill"}
ALL = (
    ASH_BLOSSOM, UNKNOWN_LINK, UNKNOWN_PENDULUM, UNKNOWN_TRAP, BLUE_EYES, OTHER_BLUE_EYES,
    FAR_BLUE_EYES, OTHER_TRAP, HARPIE_1, SKILL,
)  # fmt: skip


def database(cards: Iterable[dict[str, Any]] = ALL, schema: str = SCHEMA) -> bytes:
    """The bytes of such a file; what isn't said of a card is 0."""
    connection = sqlite3.connect(":memory:")
    connection.executescript(schema)
    for card in cards:
        numbers = [card.get(column, 0) for column in NUMBERS]
        connection.execute(f"INSERT INTO datas VALUES ({', '.join('?' * 10)}, 0)", numbers)
        texts = (card["id"], card.get("name", ""), card.get("desc", ""))
        connection.execute("INSERT INTO texts VALUES (?, ?, ?, '', '')", texts)
    connection.commit()
    data = connection.serialize()
    connection.close()
    return data
