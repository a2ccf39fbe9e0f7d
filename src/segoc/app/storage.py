"""What the server keeps: rooms, games and every choice, in one SQLite file.

A choice is written before anybody is told of it, so that a server that is killed at any
moment goes on where it was. Games are kept after their end: they are the replays.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

LAYOUT: Final = 1
SCHEMA: Final = """
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    opened TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    facts TEXT NOT NULL
) STRICT;
CREATE TABLE games (
    room TEXT NOT NULL REFERENCES rooms,
    game INTEGER NOT NULL,
    start TEXT NOT NULL,
    PRIMARY KEY (room, game)
) STRICT;
CREATE TABLE lines (
    room TEXT NOT NULL,
    game INTEGER NOT NULL,
    line INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (room, game, line),
    FOREIGN KEY (room, game) REFERENCES games
) STRICT;
CREATE TABLE choices (
    room TEXT NOT NULL,
    game INTEGER NOT NULL,
    line INTEGER NOT NULL,
    number INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (room, game, line, number),
    FOREIGN KEY (room, game, line) REFERENCES lines
) STRICT, WITHOUT ROWID;
CREATE TABLE positions (
    id TEXT PRIMARY KEY,
    shared TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    duel TEXT NOT NULL
) STRICT;
"""


class StorageError(Exception):
    """The file can't be used; the message says why."""


class LineKey(NamedTuple):
    """One line of play: a game has one, and more if it was branched."""

    room: str
    game: int
    line: int


class Storage:
    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Made before the event loop runs, and used by nothing but the loop.
            self._base = sqlite3.connect(
                path, isolation_level=None, timeout=0.2, check_same_thread=False
            )
            # One server a file: a second one would go its own way with the same rooms.
            self._base.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = NORMAL")
            self._base.execute("PRAGMA foreign_keys = ON")
            self._file = _identity(path)
            self._prepare()
        except sqlite3.OperationalError as error:
            raise StorageError(f"{path}: {_why(error)}") from None
        except (sqlite3.DatabaseError, OSError) as error:
            raise StorageError(f"{path}: {error}") from None

    def _prepare(self) -> None:
        (layout,) = self._base.execute("PRAGMA user_version").fetchone()
        if layout == 0:
            with self._at_once():
                for statement in SCHEMA.split(";")[:-1]:
                    self._base.execute(statement)
                self._base.execute(f"PRAGMA user_version = {LAYOUT}")
        elif layout != LAYOUT:
            raise StorageError(f"{self.path}: it was made by another version of segoc")

    def close(self) -> None:
        self._base.close()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """All of it is written, or nothing."""
        self._write("BEGIN IMMEDIATE")
        try:
            yield
            self._base.execute("COMMIT")
        except BaseException:
            # On a full disk the base may have given it up by itself.
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            raise

    def _write(self, statement: str, values: tuple[Any, ...] = ()) -> None:
        """Every writing begins here. What is written to a file that was deleted or moved while it
        is open gets lost without an error."""
        if not self._base.in_transaction and _identity(self.path) != self._file:
            raise StorageError(f"{self.path}: it is not there any more")
        self._base.execute(statement, values)

    # Rooms.

    def open_room(self, room: str, facts: dict[str, Any]) -> None:
        self._write("INSERT INTO rooms (id, facts) VALUES (?, ?)", (room, _text(facts)))

    def room(self, room: str) -> dict[str, Any] | None:
        found = self._base.execute("SELECT facts FROM rooms WHERE id = ?", (room,)).fetchone()
        return None if found is None else json.loads(found[0])

    def keep_facts(self, room: str, facts: dict[str, Any]) -> None:
        self._write("UPDATE rooms SET facts = ? WHERE id = ?", (_text(facts), room))

    # Games.

    def begin_game(self, key: LineKey, start: dict[str, Any], facts: dict[str, Any]) -> None:
        """A new game of a room, with its first line; the room's facts change with it."""
        with self._at_once():
            self._base.execute(
                "INSERT INTO games (room, game, start) VALUES (?, ?, ?)",
                (key.room, key.game, _text(start)),
            )
            self._base.execute("INSERT INTO lines VALUES (?, ?, ?, '')", key)
            self.keep_facts(key.room, facts)

    def start_of(self, room: str, game: int) -> dict[str, Any]:
        (start,) = self._base.execute(
            "SELECT start FROM games WHERE room = ? AND game = ?", (room, game)
        ).fetchone()
        found: dict[str, Any] = json.loads(start)
        return found

    def choices(self, key: LineKey) -> list[str]:
        rows = self._base.execute(
            "SELECT choice FROM choices WHERE room = ? AND game = ? AND line = ? ORDER BY number",
            key,
        )
        return [choice for (choice,) in rows]

    def add_choices(
        self, key: LineKey, first: int, choices: Iterable[str], facts: dict[str, Any]
    ) -> None:
        """Choices number `first` and on, together with what they change of the room."""
        with self._at_once():
            self._base.executemany(
                "INSERT INTO choices VALUES (?, ?, ?, ?, ?)",
                [(*key, number, choice) for number, choice in enumerate(choices, first)],
            )
            self.keep_facts(key.room, facts)

    def take_back(self, key: LineKey, count: int, facts: dict[str, Any]) -> None:
        """Only the first `count` choices of the line remain."""
        with self._at_once():
            self._base.execute(
                "DELETE FROM choices WHERE room = ? AND game = ? AND line = ? AND number >= ?",
                (*key, count),
            )
            self.keep_facts(key.room, facts)

    def branch(self, key: LineKey, new: int, name: str, facts: dict[str, Any]) -> None:
        """A copy of a line, to go on in; the old one gets the name."""
        with self._at_once():
            self._base.execute(
                "UPDATE lines SET name = ? WHERE room = ? AND game = ? AND line = ?", (name, *key)
            )
            self._base.execute("INSERT INTO lines VALUES (?, ?, ?, '')", (key.room, key.game, new))
            self._base.execute(
                "INSERT INTO choices SELECT room, game, ?, number, choice FROM choices"
                " WHERE room = ? AND game = ? AND line = ?",
                (new, *key),
            )
            self.keep_facts(key.room, facts)

    def lines(self, room: str, game: int) -> list[tuple[int, str, int]]:
        """The lines of a game: their numbers, their names, and how many choices they have."""
        return self._base.execute(
            "SELECT lines.line, name, count(number) FROM lines LEFT JOIN choices"
            " ON choices.room = lines.room AND choices.game = lines.game"
            " AND choices.line = lines.line"
            " WHERE lines.room = ? AND lines.game = ? GROUP BY lines.line ORDER BY lines.line",
            (room, game),
        ).fetchall()

    # Positions that were shared.

    def share(self, position: str, duel: str) -> None:
        self._write("INSERT INTO positions (id, duel) VALUES (?, ?)", (position, duel))

    def shared(self, position: str) -> str | None:
        found = self._base.execute(
            "SELECT duel FROM positions WHERE id = ?", (position,)
        ).fetchone()
        return None if found is None else found[0]


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file lies there now."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _why(error: sqlite3.OperationalError) -> str:
    if "locked" in str(error):
        return "another segoc server is using it"
    return str(error)
