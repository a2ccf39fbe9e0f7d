"""A few duels over real WebSockets, with spectators and lines that break: each ends as the same
duel does that is run locally, and what is lost or wrong would be noticed."""

import asyncio
import copy
import os
import threading
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from segoc.app import room, rulebook_api
from segoc.app.server import create_app
from segoc.app.storage import Storage
from segoc.cli.serve import listen, server_for
from segoc.duel import savefile
from tests.load import page
from tests.load.duels import Course, Duelled, Load, Plan
from tests.load.report import report
from tests.load.seat import Seat
from tests.load.verifying import Kept, faults_of, kept_games

PLAN = Plan(duels=5, at_once=4, spectators=0.8, cuts=0.03, patience=12)


class Outcome(NamedTuple):
    course: Course
    games: dict[str, Kept]

    @property
    def one(self) -> tuple[Duelled, Kept]:
        """That in which the first player has answered most: who gives up early may have none."""
        duelled = max(self.course.duelled, key=lambda one: len(one.seats[0].answers))
        return duelled, self.games[duelled.room]


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """The plan, carried out against a server in a thread, with short pauses."""
    file = tmp_path_factory.mktemp("load") / "segoc.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(room.PACE, "people", 0.01)
        patch.setattr(rulebook_api, "warm", lambda: None)
        patch.setattr(page, "PATIENCE", 20.0)
        course = carried_out(file, PLAN)
    return Outcome(course, kept_games(file))


def carried_out(file: Path, plan: Plan) -> Course:
    server = server_for(create_app(Storage(file), ["127.0.0.1"]))
    with listen("127.0.0.1", 0) as socket:
        thread = threading.Thread(target=server.run, args=([socket],))
        thread.start()
        try:
            address = f"http://127.0.0.1:{socket.getsockname()[1]}"
            return asyncio.run(Load(plan, address, os.getpid(), lambda _: None).run())
        finally:
            server.should_exit = True
            thread.join()


def test_no_duel_is_lost_or_wrong(outcome: Outcome) -> None:
    course, games = outcome
    assert course.lost == {}
    assert len(course.duelled) == len(games) == PLAN.duels
    for duelled in course.duelled:
        assert list(faults_of(duelled, games[duelled.room])) == []


def test_there_was_something_to_stand(outcome: Outcome) -> None:
    course = outcome.course
    counts = course.figures.counts
    assert counts["cut"] > 0
    assert counts["closed"] > 0
    assert counts["repeated"] > 0
    assert counts["ended by the server"] == counts["not let in"] == 0
    assert any(duelled.spectators for duelled in course.duelled)
    assert "answer time" in report(PLAN, course)


def test_duels_against_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook_api, "warm", lambda: None)
    file = tmp_path / "segoc.sqlite"
    plan = replace(PLAN, duels=2, at_once=2, bot="thumb")
    course = carried_out(file, plan)
    games = kept_games(file)
    assert course.lost == {}
    for duelled in course.duelled:
        assert list(faults_of(duelled, games[duelled.room])) == []
        other = games[duelled.room]._replace(choices=games[duelled.room].choices[:-1])
        assert list(faults_of(duelled, other))
    assert course.figures.waits
    assert "waiting for thumb" in report(plan, course)


class TestWhatWouldBeNoticed:
    def test_a_duel_that_was_not_kept(self, outcome: Outcome) -> None:
        duelled, _ = outcome.one
        assert list(faults_of(duelled, None)) == ["the server's file has no such game"]

    def test_a_choice_that_was_not_kept(self, outcome: Outcome) -> None:
        duelled, kept = outcome.one
        shorter = kept._replace(choices=kept.choices[:-1])
        found = list(faults_of(duelled, shorter))
        assert found == ["the file has another duel than the one that was given out"]

    def test_a_choice_that_nobody_made(self, outcome: Outcome) -> None:
        duelled, kept = outcome.one
        forgetful = copy.copy(duelled.seats[0])
        # A pass could be one that was made for the player.
        last = max(at for at, key in forgetful.answers.items() if key != "pass")
        forgetful.answers = {at: key for at, key in forgetful.answers.items() if at != last}
        assert list(faults_of(with_first(duelled, forgetful), kept))

    def test_a_choice_that_was_not_made(self, outcome: Outcome) -> None:
        duelled, kept = outcome.one
        eager = copy.copy(duelled.seats[0])
        eager.answers = {**eager.answers, 1000: "pass"}
        found = list(faults_of(with_first(duelled, eager), kept))
        assert found == ["the players have made choices that the duel has no place for"]

    def test_another_end(self, outcome: Outcome) -> None:
        duelled, kept = outcome.one
        seat = copy.copy(duelled.seats[0])
        seat.save = savefile.write(savefile.read(seat.save)._replace(hash="0" * 32))
        found = list(faults_of(with_first(duelled, seat), kept))
        assert [fault.partition(",")[0] for fault in found] == [f"it ends with {'0' * 32}"]

    def test_what_a_page_was_not_told(self, outcome: Outcome) -> None:
        duelled, kept = outcome.one
        seat = copy.copy(duelled.seats[0])
        seat.lines -= 1
        seat.table = {**seat.table, "turn": 99}
        found = list(faults_of(with_first(duelled, seat), kept))
        assert found == [
            f"viewer 0 was told {seat.lines} of {seat.lines + 1} lines",
            "viewer 0 sees another table at the end",
        ]


def with_first(duelled: Duelled, seat: Seat) -> Duelled:
    return replace(duelled, seats=(seat, duelled.seats[1]))
