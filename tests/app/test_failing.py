"""When something can't be written: nobody is told of it, the room goes on from what was written,
and who asked is told that it failed."""

import gc
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from weakref import ref

import pytest
from fastapi.testclient import TestClient

from segoc.app import connection, rooms
from segoc.app.protocol import PROTOCOL, replies
from segoc.app.requests import answer
from segoc.app.room import Room
from segoc.app.server import create_app
from segoc.app.storage import LineKey, Storage, StorageError
from segoc.duel.view import JUDGE
from tests.app.room_kit import House, Page

HOST = "127.0.0.1"
ROOM = "A" * 24
KEY = LineKey(ROOM, 1, 1)


class FullDisk:
    """A base of which the writing statement number `left`, and only that, fails."""

    def __init__(self, base: sqlite3.Connection, left: int) -> None:
        self._base = base
        self._left = left
        self.failed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._base, name)

    def execute(self, statement: str, *values: Any) -> Any:
        self._count(statement)
        return self._base.execute(statement, *values)

    def executemany(self, statement: str, *values: Any) -> Any:
        self._count(statement)
        return self._base.executemany(statement, *values)

    def _count(self, statement: str) -> None:
        if statement.startswith(("SELECT", "ROLLBACK")):
            return
        self._left -= 1
        if self._left == -1:
            self.failed = True
            raise sqlite3.OperationalError("database or disk is full")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def say(house: House, page: Page, **request: Any) -> replies.Reply:
    return answer(house.rooms, page.room, page.viewer, json.dumps({"request": 1, **request}))


def end_phase(house: House, page: Page) -> replies.Reply:
    return say(house, page, type="choose", at=page.question.at, key="end phase")


def take_back(house: House, page: Page) -> replies.Reply:
    return say(house, page, type="undo", choices=1)


def branch(house: House, page: Page) -> replies.Reply:
    return say(house, page, type="branch", name="here")


def surrender(house: House, page: Page) -> replies.Reply:
    return say(house, page, type="surrender")


def written(house: House, room: Room) -> tuple[Any, ...]:
    """All that the file says of a room with one game."""
    lines = house.storage.lines(room.id, 1)
    return house.storage.room(room.id), lines


class TestEveryWriting:
    @pytest.mark.parametrize("act", [end_phase, take_back, branch, surrender])
    def test_fails_and_is_done_again(
        self, house: House, act: Callable[[House, Page], replies.Reply]
    ) -> None:
        for number in range(20):
            room = house.open(kind="solo", deck="classic", other_deck="classic")
            page = house.page(room, JUDGE)
            assert isinstance(end_phase(house, page), replies.Done)
            before, told = written(house, room), len(page.heard)
            base = house.storage._base
            disk = FullDisk(base, number)
            house.storage._base = disk  # type: ignore[assignment]
            reply = act(house, page)
            house.storage._base = base
            if not disk.failed:
                break
            assert isinstance(reply, replies.Refused)
            assert reply.error == "internal"
            assert page.ended
            assert len(page.heard) == told
            assert written(house, room) == before
            again = house.page(house.rooms.find(room.id), JUDGE)
            assert isinstance(act(house, again), replies.Done)
        assert number > 0
        assert isinstance(reply, replies.Done)

    def test_of_a_room_that_is_opened(self, house: House) -> None:
        """Nothing of it stays at hand, and the next one can be opened."""
        for number in range(40):
            base = house.storage._base
            disk = FullDisk(base, number)
            house.storage._base = disk  # type: ignore[assignment]
            try:
                house.open(kind="solo", deck="classic", other_deck="classic")
            except sqlite3.OperationalError:
                assert not house.rooms._rooms
            house.storage._base = base
            if not disk.failed:
                break
        assert len(house.rooms._rooms) == 1
        assert number > 5

    def test_when_a_clock_runs_out(self, house: House, caplog: pytest.LogCaptureFixture) -> None:
        room = house.open(kind="people", deck="classic", first="me", minutes=1)
        room.take_seat(room.invitation, "Bea", "classic")
        room.go_first(0, True)
        page = house.page(room, 0)
        house.timer.wait(10)
        before, told = written(house, room), len(page.heard)
        base = house.storage._base
        house.storage._base = FullDisk(base, 0)  # type: ignore[assignment]
        house.timer.wait(60)
        house.storage._base = base
        assert "failed" in caplog.text
        assert page.ended
        assert len(page.heard) == told
        assert written(house, room) == before
        again = house.rooms.find(room.id)
        assert again is not room
        assert again.match.playing
        # Its time begins again from what was written last.
        house.timer.wait(70)
        assert again.by_time
        assert not again.match.playing


class TestGivenUp:
    def test_a_room_that_was_given_up_does_nothing_any_more(self, house: House) -> None:
        """The other player's request may already have come: it would be written with a gap."""
        room = house.open(kind="people", deck="classic", first="me")
        room.take_seat(room.invitation, "Bea", "classic")
        room.go_first(0, True)
        pages = house.page(room, 0), house.page(room, 1)
        house.timer.wait(5)
        base = house.storage._base
        house.storage._base = FullDisk(base, 0)  # type: ignore[assignment]
        assert isinstance(end_phase(house, pages[0]), replies.Refused)
        house.storage._base = base
        before = written(house, room)
        reply = surrender(house, pages[1])
        assert isinstance(reply, replies.Refused)
        assert reply.error == "internal"
        assert written(house, room) == before

    def test_who_leaves_a_room_that_was_given_up_does_so_silently(self, house: House) -> None:
        room = house.open(kind="people", deck="classic", first="me")
        room.take_seat(room.invitation, "Bea", "classic")
        pages = house.page(room, 0), house.page(room, 1)
        house.rooms.drop(room)
        told = len(pages[1].heard)
        room.leave(pages[0])
        assert len(pages[1].heard) == told

    def test_a_room_that_was_put_away_is_not_kept_for_its_clock(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rooms, "MOST_AT_HAND", 1)
        opened = house.open(kind="bot", deck="classic", first="me", minutes=180)
        house.timer.wait(5)
        assert opened.clocks is not None
        kept = ref(opened)
        del opened
        # At once: the collector comes seldom, and walks everything.
        gc.disable()
        try:
            house.open(kind="bot", deck="classic")
            assert kept() is None
        finally:
            gc.enable()
        house.timer.wait(4 * 3600)


class TestFile:
    def test_a_file_that_was_deleted_while_it_is_open(self, tmp_path: Path) -> None:
        storage = Storage(tmp_path / "segoc.sqlite")
        storage.open_room(ROOM, {})
        (tmp_path / "segoc.sqlite").unlink()
        with pytest.raises(StorageError, match="not there any more"):
            storage.keep_facts(ROOM, {"new": 1})
        (tmp_path / "segoc.sqlite").write_text("another one")
        with pytest.raises(StorageError, match="not there any more"):
            storage.take_back(KEY, 0, {})

    def test_a_disk_that_is_full(self, tmp_path: Path) -> None:
        storage = Storage(tmp_path / "segoc.sqlite")
        storage.open_room(ROOM, {})
        storage._base.execute("PRAGMA max_page_count = 20")
        facts = {"text": "x" * 50_000}
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError, match="full"):
                storage.begin_game(KEY, facts, facts)
            with pytest.raises(sqlite3.OperationalError, match="full"):
                storage.keep_facts(ROOM, {"text": "x" * 100_000})
        storage.begin_game(KEY, {}, {})
        assert storage.choices(KEY) == []


class TestOverTheNetwork:
    @pytest.fixture
    def storage(self, tmp_path: Path) -> Storage:
        return Storage(tmp_path / "segoc.sqlite")

    @pytest.fixture
    def client(self, storage: Storage, tmp_path: Path) -> TestClient:
        app = create_app(storage, [HOST], folder=tmp_path)
        return TestClient(app, base_url=f"http://{HOST}")

    def test_a_room_that_cannot_be_written(
        self, client: TestClient, storage: Storage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        full = Mock(side_effect=sqlite3.OperationalError("disk is full"))
        with client, monkeypatch.context() as patch:
            patch.setattr(storage, "begin_game", full)
            answer = client.post("/api/rooms", json={"kind": "solo"})
            assert (answer.status_code, answer.json()["error"]) == (500, "internal")
            assert answer.json()["type"] == "refused"

    def test_a_seat_that_cannot_be_written(
        self, client: TestClient, storage: Storage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with client:
            room = client.post("/api/rooms", json={"kind": "people"}).json()
            facts = storage.room(room["room"])
            assert facts is not None
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "room": room["room"],
                "invitation": facts["invitation"],
            }
            with monkeypatch.context() as patch:
                full = Mock(side_effect=sqlite3.OperationalError("disk is full"))
                patch.setattr(storage, "keep_facts", full)
                with client.websocket_connect(f"ws://{HOST}/ws") as socket:
                    socket.send_json(hello)
                    assert socket.receive_json()["error"] == "internal"
                    assert socket.receive()["code"] == connection.TRY_AGAIN
            with client.websocket_connect(f"ws://{HOST}/ws") as socket:
                socket.send_json(hello)
                assert socket.receive_json()["seat"] == "B"

    def test_what_waits_for_a_page_that_does_not_listen_is_bounded(self) -> None:
        """By its length: an update can be long."""
        deaf = connection.Connection(Mock(), Mock())
        for _ in range(400):
            deaf.send(replies.Exported(request=1, what="save", text="x" * 100_000))
        assert deaf._ended.is_set()
        assert deaf._outgoing.qsize() * 100_000 < 2 * connection.MOST_UNSENT
