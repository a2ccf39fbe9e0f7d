"""The server: what is malformed, too large, too fast, forged or from elsewhere changes nothing."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from segoc.app import connection
from segoc.app.game import Played
from segoc.app.protocol import PROTOCOL
from segoc.app.rooms import Rooms
from segoc.app.server import LoopTimer, create_app
from segoc.app.storage import Storage, StorageError
from segoc.decks.starters import starter
from segoc.duel import savefile
from segoc.duel.duel import Duel

HOST = "127.0.0.1"
SOCKET = f"ws://{HOST}/ws"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("the page")
    (pages / "icon.svg").write_text("the icon")
    (tmp_path / "secret.txt").write_text("a secret")
    app = create_app(Storage(tmp_path / "segoc.sqlite"), [HOST], folder=pages)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


def open_room(client: TestClient, **wanted: Any) -> dict[str, str]:
    answer = client.post(
        "/api/rooms", json={"kind": "solo", "deck": "classic", "other_deck": "classic", **wanted}
    )
    assert answer.status_code == 200
    found: dict[str, str] = answer.json()
    return found


class Caller:
    """A page, by hand."""

    def __init__(self, socket: WebSocketTestSession, **hello: Any) -> None:
        self.socket = socket
        self.number = 0
        self.say({"type": "hello", "protocol": PROTOCOL, **hello})

    def say(self, message: Any) -> None:
        self.socket.send_text(message if isinstance(message, str) else json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            if message["type"] == kind:
                return message

    def ask(self, **request: Any) -> dict[str, Any]:
        """A request, and its reply."""
        self.number += 1
        self.say({"request": self.number, **request})
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            if message.get("request", "") == self.number or message["type"] == "refused":
                return message


@pytest.fixture
def room(client: TestClient) -> dict[str, str]:
    return open_room(client)


@pytest.fixture
def caller(client: TestClient, room: dict[str, str]) -> Iterator[Caller]:
    with client.websocket_connect(SOCKET) as socket:
        caller = Caller(socket, room=room["room"], token=room["token"])
        caller.hear("welcome")
        yield caller


def test_a_loop_that_has_much_to_do_comes_late() -> None:
    async def serve() -> tuple[float, float]:
        timer = LoopTimer()
        timer.at(timer.now() + 0.01, lambda: None)
        time.sleep(0.2)
        await asyncio.sleep(0.01)
        first = timer.late
        # One that comes in time doesn't mean that all is well.
        timer._due(timer.now(), lambda: None)
        return first, timer.late

    first, then = asyncio.run(serve())
    assert first >= 0.19
    assert then == pytest.approx(0.9 * first)


class TestMessages:
    @pytest.mark.parametrize(
        "message",
        [
            "",
            "not JSON",
            "[]",
            "{}",
            '{"type": "choose"}',
            '{"type": "conjure", "request": 1}',
            '{"type": "choose", "request": 1, "at": "0", "key": "pass"}',
            '{"type": "choose", "request": -1, "at": 0, "key": "pass"}',
            '{"type": "choose", "request": 1, "at": 0, "key": ""}',
            '{"type": "choose", "request": 1, "at": 0, "key": "' + "x" * 300 + '"}',
            '{"type": "choose", "request": 1, "at": 0, "key": "pass", "as": 1}',
            '{"type": "ping", "request": 1' + "0" * 5000 + "}",
            "[" * 20_000,
        ],
    )
    def test_what_is_malformed_is_refused(self, caller: Caller, message: str) -> None:
        caller.say(message)
        assert caller.hear("refused")["error"] == "malformed"
        assert caller.ask(type="ping")["type"] == "pong"

    def test_bytes_are_no_message(self, caller: Caller) -> None:
        caller.socket.send_bytes(b"\x00\xff")
        assert caller.hear("refused")["error"] == "malformed"
        assert caller.ask(type="ping")["type"] == "pong"

    def test_what_is_too_large_is_refused(self, caller: Caller) -> None:
        caller.say('{"type": "ping", "request": 1, "more": "' + "x" * 40_000 + '"}')
        assert caller.hear("refused")["error"] == "too_large"
        assert caller.ask(type="ping")["type"] == "pong"

    @pytest.fixture
    def in_no_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """However slow the machine is, no new requests are allowed meanwhile."""
        monkeypatch.setattr(connection, "REQUESTS_A_SECOND", 0)

    @pytest.mark.usefixtures("in_no_time")
    def test_a_flood_is_throttled_and_then_cut_off(self, caller: Caller) -> None:
        for number in range(connection.MOST_REQUESTS * 2):
            caller.say({"type": "ping", "request": number})
        heard = [caller.socket.receive_json() for _ in range(connection.MOST_REQUESTS * 2)]
        refused = [one for one in heard if one["type"] == "refused"]
        assert refused
        assert {one["error"] for one in refused} == {"too_fast"}
        for number in range(connection.MOST_WARNINGS):
            caller.say({"type": "ping", "request": number})
        with pytest.raises(WebSocketDisconnect) as closed:
            caller.hear("the end")
        assert closed.value.code == connection.POLICY

    def test_answers_out_of_turn_and_twice(self, caller: Caller) -> None:
        question = caller.hear("update")["question"]
        answer = {"type": "choose", "at": question["at"], "key": "end phase"}
        assert caller.ask(**answer)["type"] == "done"
        assert caller.ask(**answer)["error"] == "not_asked"
        assert caller.ask(type="choose", at=99, key="end phase")["error"] == "not_asked"

    def test_what_is_not_legal(self, caller: Caller) -> None:
        at = caller.hear("update")["question"]["at"]
        refused = caller.ask(type="choose", at=at, key="battle phase")
        assert refused["error"] == "not_legal"
        assert [cause["rule"] for cause in refused["causes"]] == ["TRM-113"]

    def test_everything_a_page_can_ask_for(self, caller: Caller) -> None:
        at = caller.hear("update")["question"]["at"]
        assert caller.ask(type="inspect", spot="A.hand.1")["actions"]
        assert caller.ask(type="choose", at=at, key="end phase")["type"] == "done"
        assert caller.ask(type="branch", name="here")["type"] == "done"
        assert caller.ask(type="undo", choices=1)["type"] == "done"
        assert caller.ask(type="switch", line=1)["type"] == "done"
        assert caller.ask(type="responses", mode="always")["type"] == "done"
        assert caller.ask(type="export", what="link")["text"].startswith("/p/")
        assert '"segoc": "duel"' in caller.ask(type="export", what="save")["text"]
        assert "A's turn" in caller.ask(type="export", what="scenario")["text"].replace("B'", "A'")
        assert caller.ask(type="surrender")["type"] == "done"
        assert caller.ask(type="go_first", me=False)["type"] == "done"
        assert caller.ask(type="next_game")["error"] == "not_here"


class TestComing:
    def first(self, client: TestClient, message: Any) -> dict[str, Any]:
        with client.websocket_connect(SOCKET) as socket:
            socket.send_text(message if isinstance(message, str) else json.dumps(message))
            answer: dict[str, Any] = socket.receive_json()
            return answer

    @pytest.mark.parametrize(
        ("change", "error"),
        [
            ({"protocol": 99}, "protocol"),
            ({"room": "A" * 24}, "no_room"),
            ({"room": "../../etc"}, "malformed"),
            ({"token": "A" * 24}, "bad_token"),
            ({"invitation": "A" * 24, "token": None}, "bad_token"),
            ({"type": "ping"}, "malformed"),
        ],
    )
    def test_who_does_not_belong_here(
        self, client: TestClient, room: dict[str, str], change: dict[str, Any], error: str
    ) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "room": room["room"]}
        answer = self.first(client, {**hello, "token": room["token"], **change})
        assert (answer["type"], answer["error"]) == ("refused", error)

    def test_without_a_key_one_watches(self, client: TestClient, room: dict[str, str]) -> None:
        with client.websocket_connect(SOCKET) as socket:
            watcher = Caller(socket, room=room["room"])
            welcome = watcher.hear("welcome")
            assert (welcome["seat"], welcome["token"], welcome["invitation"]) == (
                "watch",
                None,
                None,
            )
            for request in ({"type": "surrender"}, {"type": "undo", "choices": 1}):
                assert watcher.ask(**request)["error"] == "not_seated"
            hands = watcher.ask(type="inspect", spot="A.hand.1")
            assert hands["type"] == "inspected"
            assert hands["actions"] == []

    def test_only_the_host_of_a_room_sees_its_invitation(self, client: TestClient) -> None:
        room = open_room(client, kind="people", first="me")
        with client.websocket_connect(SOCKET) as first:
            host = Caller(first, room=room["room"], token=room["token"])
            invitation = host.hear("welcome")["invitation"]
            with client.websocket_connect(SOCKET) as second:
                guest = Caller(second, room=room["room"], invitation=invitation, deck="classic")
                welcome = guest.hear("welcome")
                assert (welcome["seat"], welcome["invitation"]) == ("B", None)
                assert host.ask(type="go_first", me=True)["type"] == "done"
                assert guest.hear("update")["question"] is None

    def test_spectators_do_not_keep_a_player_out(
        self, client: TestClient, room: dict[str, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connection, "MOST_PAGES", 1)
        with client.websocket_connect(SOCKET) as socket:
            Caller(socket, room=room["room"]).hear("welcome")
            hello = {"type": "hello", "protocol": PROTOCOL, "room": room["room"]}
            assert self.first(client, hello)["error"] == "too_fast"
            assert self.first(client, {**hello, "token": room["token"]})["type"] == "welcome"

    def test_spectators_are_not_told_how_a_player_wants_to_be_asked(
        self, client: TestClient, room: dict[str, str], caller: Caller
    ) -> None:
        assert caller.ask(type="responses", mode="never")["type"] == "done"
        hello = {"type": "hello", "protocol": PROTOCOL, "room": room["room"]}
        assert self.first(client, hello)["responses"] == "auto"
        assert self.first(client, {**hello, "token": room["token"]})["responses"] == "never"

    def test_a_page_that_does_not_listen_is_disconnected(
        self, client: TestClient, room: dict[str, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Without saying anything itself."""
        monkeypatch.setattr(connection, "MOST_UNSENT", 2)
        with client.websocket_connect(SOCKET) as socket:
            deaf = Caller(socket, room=room["room"], token=room["token"])
            with pytest.raises(WebSocketDisconnect) as closed:
                deaf.hear("the end")
            assert closed.value.code == connection.TRY_AGAIN


class TestNames:
    """Others are shown them, in the middle of sentences."""

    BAD = "\u202e\u200bA<b>\u2066" + "\u0301" * 30
    PLAIN = "A<b>\u0301\u0301"

    def test_of_players(self, client: TestClient) -> None:
        room = open_room(client, kind="people", first="me", name=self.BAD)
        with client.websocket_connect(SOCKET) as first:
            host = Caller(first, room=room["room"], token=room["token"])
            invitation = host.hear("welcome")["invitation"]
            with client.websocket_connect(SOCKET) as second:
                guest = Caller(second, room=room["room"], invitation=invitation, name=self.BAD)
                chairs = guest.hear("room")["room"]["chairs"]
                assert [chair["name"] for chair in chairs] == [self.PLAIN, self.PLAIN]

    def test_of_lines(self, caller: Caller) -> None:
        caller.say({"type": "branch", "request": 1, "name": self.BAD})
        lines: list[dict[str, Any]] = []
        while len(lines) < 2:
            lines = caller.hear("room")["room"]["lines"]
        assert lines[0]["name"] == self.PLAIN


class TestElsewhere:
    def test_another_host_is_refused(self, client: TestClient) -> None:
        assert client.get("/api/lobby", headers={"host": "evil.example"}).status_code == 400
        assert client.get("/api/lobby").status_code == 200

    def test_pages_from_elsewhere_are_refused(
        self, client: TestClient, room: dict[str, str]
    ) -> None:
        evil = {"origin": "http://evil.example"}
        assert client.post("/api/rooms", json={"kind": "solo"}, headers=evil).status_code == 403
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(SOCKET, headers=evil) as socket,
        ):
            Caller(socket, room=room["room"]).hear("welcome")
        ours = {"origin": f"http://{HOST}"}
        assert client.post("/api/rooms", json={"kind": "solo"}, headers=ours).status_code == 200

    def test_rooms_are_not_opened_without_end(self, client: TestClient) -> None:
        codes = {client.post("/api/rooms", json={"kind": "people"}).status_code for _ in range(40)}
        assert codes == {200, 429}

    @pytest.mark.parametrize(
        "wanted",
        [
            {},
            {"kind": "duel"},
            {"kind": "solo", "more": 1},
            {"kind": "solo", "deck": "3 Nobody"},
            {"kind": "bot", "bot": "nobody"},
            {"kind": "people", "minutes": 0},
            {"kind": "solo", "position": "A" * 24},
        ],
    )
    def test_rooms_that_cannot_be(self, client: TestClient, wanted: dict[str, Any]) -> None:
        assert client.post("/api/rooms", json=wanted).status_code == 422

    def test_files_beside_the_pages_are_not_served(self, client: TestClient) -> None:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "a secret" not in client.get(path).text
        assert client.get("/icon.svg").text == "the icon"
        assert client.get("/duel/nowhere").text == "the page"
        assert client.get("/api/nothing").status_code == 404

    def test_pages_that_are_not_built(self, tmp_path: Path) -> None:
        app = create_app(Storage(tmp_path / "segoc.sqlite"), [HOST], folder=tmp_path)
        with TestClient(app, base_url=f"http://{HOST}") as client:
            answer = client.get("/")
            assert answer.status_code == 503
            assert "make web" in answer.text
            assert client.get("/api/lobby").status_code == 200

    @pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/" + "a/" * 3000, "//etc/passwd"])
    def test_paths_that_no_file_can_have(self, client: TestClient, path: str) -> None:
        assert client.get(path).status_code == 200

    def test_an_origin_that_is_none(self, client: TestClient) -> None:
        for origin in ("http://[", "null", ""):
            answer = client.post("/api/rooms", json={"kind": "people"}, headers={"origin": origin})
            assert answer.status_code == 403

    @pytest.mark.parametrize(
        "body", [b'{"kind":"\\ud800"}', b'{"kind":"people","minutes":NaN}', b"\xff\xfe"]
    )
    def test_what_is_no_text_is_refused(self, client: TestClient, body: bytes) -> None:
        headers = {"content-type": "application/json"}
        answer = client.post("/api/rooms", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "malformed")

    def test_what_is_far_too_large_is_not_read(self, client: TestClient) -> None:
        answer = client.post("/api/rooms", content=b" " * 17_000_000)
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
        endless = client.post("/api/rooms", content=iter([b"{}"]))
        assert endless.status_code == 413

    def test_a_deck_of_too_many_lines(self, client: TestClient) -> None:
        """For each of them similar names would be looked for."""
        for end in ("\n", "\r", "\u2028"):
            answer = client.post("/api/rooms", json={"kind": "people", "deck": f"1 x{end}" * 4000})
            assert answer.json()["error"] == "bad_deck"
            assert "lines" in answer.json()["message"]

    def test_headers(self, client: TestClient) -> None:
        headers = client.get("/api/lobby").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


class TestSavedDuels:
    def test_tables_go_on_while_one_is_loaded(
        self, client: TestClient, caller: Caller, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = caller.ask(type="export", what="save")["text"]
        begun, played, load = threading.Event(), threading.Event(), Rooms.load

        def load_slowly(rooms: Rooms, text: str) -> tuple[savefile.Start, Played]:
            begun.set()
            assert played.wait(5), "nothing else was done meanwhile"
            return load(rooms, text)

        monkeypatch.setattr(Rooms, "load", load_slowly)
        with ThreadPoolExecutor() as threads:
            opening = threads.submit(open_room, client, saved=text)
            assert begun.wait(5)
            assert caller.ask(type="ping")["type"] == "pong"
            played.set()
            assert opening.result()["seat"] == "both"

    def test_one_with_choices_without_end(self, client: TestClient) -> None:
        """A new seed is a choice that can be made again and again."""
        duel = Duel(starter("classic"), starter("classic"), seed=1)
        saved = savefile.Saved(duel.start, ["reseed 1"] * 200_000, "", "")
        answer = client.post("/api/rooms", json={"kind": "solo", "saved": savefile.write(saved)})
        assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
        assert answer.json()["details"][0]["what"] == "too_long"


class TestStorage:
    def test_one_server_a_file(self, tmp_path: Path) -> None:
        first = Storage(tmp_path / "segoc.sqlite")
        first.open_room("A" * 24, {})
        with pytest.raises(StorageError, match="another segoc server"):
            Storage(tmp_path / "segoc.sqlite")
        first.close()
        Storage(tmp_path / "segoc.sqlite").close()

    def test_a_file_that_is_none(self, tmp_path: Path) -> None:
        (tmp_path / "segoc.sqlite").write_text("this is no database, and long enough to be none")
        with pytest.raises(StorageError, match=r"segoc\.sqlite"):
            Storage(tmp_path / "segoc.sqlite")
