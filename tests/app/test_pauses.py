"""During a pause nothing tells whether the other player is asked, whatever one asks for."""

import json
from pathlib import Path
from typing import Any

import pytest

from segoc.app.prompting import Mode
from segoc.app.protocol import replies
from segoc.app.requests import answer
from segoc.app.room import PACE, Room
from segoc.duel.view import PUBLIC
from segoc.lab import BATTLE, A, Lab
from tests.app.room_kit import House, Page, play_from

# B can answer a summon with the first, and has no use for the second.
TRAPS = ("激流葬", "神圣防护罩 -反射镜力-")
PAUSE = PACE["people"]


class Table:
    """A is about to summon; B has Set a Trap."""

    def __init__(self, folder: Path, trap: str, mode: Mode = "auto") -> None:
        self.house = House(folder)
        self.room: Room = self.house.open(kind="people", deck="classic", first="me", minutes=1)
        self.room.take_seat(self.room.invitation, "B", "classic")
        self.room.go_first(0, True)
        self.house.timer.wait(5)
        lab = Lab(turn=A)
        lab.a.hand("双生精灵")
        lab.a.monsters("圣精灵")
        lab.b.set_cards(trap)
        play_from(self.room, lab.duel)
        self.a, self.b = (Page(self.room, viewer, self.house.timer) for viewer in (0, 1))
        self.wait(5)
        self.a.choose("summon A.hand.1")
        self.a.choose("zone A.m2")
        # Nobody could negate the summon; without a hand nothing hidden triggers by it.
        self.wait(0.5 * PAUSE)
        self.room.use_mode(1, mode)
        self.wait(0.7 * PAUSE)

    def wait(self, seconds: float) -> None:
        self.house.timer.wait(seconds)

    def ask(self, viewer: int, **request: Any) -> replies.Reply:
        return answer(self.house.rooms, self.room, viewer, json.dumps({"request": 1, **request}))


@pytest.fixture
def tables(tmp_path: Path) -> list[Table]:
    found = []
    for number, trap in enumerate(TRAPS):
        folder = tmp_path / str(number)
        folder.mkdir()
        found.append(Table(folder, trap))
    assert [table.room.game and table.room.game.asked for table in found] == [1, 0]
    return found


@pytest.mark.parametrize("viewer", [0, PUBLIC])
@pytest.mark.parametrize(
    "request_",
    [
        {"type": "inspect", "spot": "A.m1"},
        {"type": "export", "what": "scenario"},
        {"type": "export", "what": "save"},
        {"type": "choose", "at": 0, "key": "pass"},
        {"type": "choose", "at": 1, "key": "pass"},
        {"type": "choose", "at": 2, "key": "pass"},
        {"type": "go_first", "me": True},
    ],
)
def test_requests_during_a_pause(
    tables: list[Table], viewer: int, request_: dict[str, Any]
) -> None:
    one, other = (table.ask(viewer, **request_) for table in tables)
    assert one == other


def test_the_clock_runs_from_the_question_on(tables: list[Table]) -> None:
    for table in tables:
        table.wait(PAUSE / 2)
        if table.b.question is not None:
            table.b.choose("pass")
        table.wait(10 * PAUSE)
        assert table.a.question is not None
    asked, unasked = (table.a.text()[1:] for table in tables)
    assert asked == unasked
    clock = tables[0].room.info(1).clock
    assert clock is not None


def test_asking_for_other_prompts_does_not_stop_the_clock(tables: list[Table]) -> None:
    table = tables[1]
    for _ in range(700):
        table.wait(0.1)
        table.room.use_mode(0, "auto")
    assert not table.room.match.playing
    assert table.room.info(0).match.by_time


def test_the_end_is_not_known_before_it_is_told(tables: list[Table]) -> None:
    for table in tables:
        table.room.surrender(0)
        watcher = table.house.page(table.room, PUBLIC)
        info = watcher.heard[0][1]
        assert isinstance(info, replies.RoomChanged)
        assert not info.room.match.over
        assert watcher.updates[-1].waiting
        table.wait(5)
        assert table.room.info(PUBLIC).match.over


def test_the_opening_waits_where_the_other_player_may_respond(tmp_path: Path) -> None:
    """Whether B can do something in the first Draw Phase is not to be seen."""
    house = House(tmp_path)
    room = house.open(kind="people", deck="classic", first="me")
    room.take_seat(room.invitation, "B", "classic")
    page = house.page(room, 0)
    room.go_first(0, True)
    assert page.updates[-1].frames[-1].table.phase == "Draw Phase"
    assert page.question is None
    house.timer.wait(5)
    assert page.question is not None


def test_a_saved_duel_between_the_games_of_a_match_would_show_the_deck(tmp_path: Path) -> None:
    house = House(tmp_path)
    room = house.open(kind="people", deck="classic", first="me", best_of=3)
    room.take_seat(room.invitation, "B", "classic")
    for over in (False, True):
        room.go_first(0, True)
        house.timer.wait(5)
        room.surrender(0)
        house.timer.wait(5)
        reply = answer(
            house.rooms, room, 0, json.dumps({"request": 1, "type": "export", "what": "save"})
        )
        assert isinstance(reply, replies.Exported) == over


def two_people(folder: Path, lab: Lab) -> tuple[House, Page, Page]:
    """A table where two people go on from this board, and their pages."""
    folder.mkdir()
    house = House(folder)
    room = house.open(kind="people", deck="classic", first="me")
    room.take_seat(room.invitation, "B", "classic")
    room.go_first(0, True)
    play_from(room, lab.duel)
    a, b = house.page(room, 0), house.page(room, 1)
    house.timer.wait(5)
    return house, a, b


def test_a_trigger_that_is_declined_takes_no_more_time_than_none(tmp_path: Path) -> None:
    """B takes battle damage, and could answer it from the hand."""
    heard = []
    declined = 0
    for held in ("冥府之使者 格斯", "双生精灵"):
        lab = Lab(turn=A, phase=BATTLE)
        lab.a.monsters("圣精灵")
        lab.a.hand("双生精灵", "死者苏生")
        lab.b.hand(held)
        house, a, b = two_people(tmp_path / held, lab)
        a.choose("attack directly A.m1")
        for _ in range(100):
            house.timer.wait(PAUSE / 4)
            if b.question is not None:
                assert b.question.kind == "triggers"
                b.choose("pass")
                declined += 1
        heard.append(a.text())
    assert declined == 1
    assert heard[0] == heard[1]


def test_the_turn_player_too_may_decline_unseen(tmp_path: Path) -> None:
    """A monster of A comes from the GY, and A could answer that from the hand. Then B, who has no
    hidden card, is asked for a card that everybody sees."""
    heard = []
    declined = 0
    for held in ("二重身战士", "双生精灵"):
        lab = Lab(turn=A)
        lab.a.hand("死者苏生", held)
        lab.a.graveyard("圣精灵")
        lab.b.face_up("千六百七十七万工房")
        house, a, b = two_people(tmp_path / held, lab)
        a.choose("activate A.hand.1")
        asked = 0
        for _ in range(100):
            house.timer.wait(PAUSE / 4)
            if b.is_asked:
                asked += 1
                b.choose("pass")
            elif a.is_asked and a.question.kind != "main phase":
                declined += a.question.kind == "triggers"
                a.choose("pass" if a.question.kind == "triggers" else a.question.options[0].key)
        assert asked
        heard.append(b.text())
    assert declined == 1
    assert heard[0] == heard[1]


def test_who_gives_up_during_a_pause_learns_nothing_by_it(tables: list[Table]) -> None:
    """A gives up while B could perhaps answer the summon."""
    for table in tables:
        table.room.surrender(0)
        table.wait(5)
        assert table.a.updates[-1].frames[-1].table.result is not None
    one, other = (table.a.text() for table in tables)
    assert one == other
    assert tables[0].room.match.results == tables[1].room.match.results == [1]


class TestAlways:
    """Who wants to be asked always is asked also with nothing to activate."""

    @pytest.fixture
    def table(self, tmp_path: Path) -> Table:
        return Table(tmp_path, TRAPS[1], mode="always")

    def test_is_asked_and_can_only_pass(self, table: Table) -> None:
        assert table.b.question.kind == "fast effects"
        assert [option.key for option in table.b.question.options] == ["pass"]
        reply = table.ask(1, type="choose", at=table.b.question.at, key="activate B.s1")
        assert isinstance(reply, replies.Refused)
        assert reply.error == "not_legal"
        table.wait(60 * PAUSE)
        assert table.a.question is None
        table.b.choose("pass")
        assert not table.b.is_asked
        table.wait(10 * PAUSE)
        assert table.a.question is not None

    def test_an_answer_counts_once(self, table: Table) -> None:
        at = table.b.question.at
        table.b.choose("pass")
        reply = table.ask(1, type="choose", at=at, key="pass")
        assert isinstance(reply, replies.Refused)
        assert reply.error == "not_asked"

    def test_it_sounds_like_a_question_that_is_answered(self, tmp_path: Path) -> None:
        heard = []
        for trap in TRAPS:
            folder = tmp_path / trap
            folder.mkdir()
            table = Table(folder, trap, mode="always")
            table.wait(17.3)
            table.b.choose("pass")
            table.wait(10 * PAUSE)
            assert table.a.question is not None
            heard.append(table.a.text())
        assert heard[0] == heard[1]

    def test_what_is_said_of_a_card_is_what_was_told(self, table: Table) -> None:
        assert table.room.game is not None
        reply = table.ask(1, type="inspect", spot="B.s1")
        assert isinstance(reply, replies.Inspected)
        assert [one.legal for one in reply.actions] == [False]

    def test_the_time_is_theirs(self, table: Table) -> None:
        table.wait(61)
        assert table.room.match.results == [0]
        assert table.room.info(0).match.by_time

    def test_who_does_not_want_it_any_more_is_not_asked(self, table: Table) -> None:
        table.room.use_mode(1, "auto")
        assert not table.b.is_asked
        table.wait(10 * PAUSE)
        assert table.a.question is not None

    def test_a_bot_needs_no_hiding(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("segoc.app.room.new_seed", lambda: 2)
        house = House(tmp_path)
        room = house.open(kind="bot", deck="classic", first="me")
        room.use_mode(0, "always")
        page = house.page(room, 0)
        for _ in range(30):
            house.timer.wait(1)
            if not page.is_asked:
                break
            assert len(page.question.options) > 1
            page.choose(page.question.options[-1].key)
        assert len(page.updates) > 10
