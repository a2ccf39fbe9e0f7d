"""Bots that take their time: nobody waits for more than three seconds, nothing is lost or told
twice, and the other rooms go on meanwhile."""

import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from segoc import bots
from segoc.app import game as games
from segoc.app.room import Room
from segoc.app.thinking import QUICK, SHORTEST, SLOW, STRETCH, Task
from segoc.bots.bot import Bot, choice_of
from segoc.duel.duel import Duel
from segoc.duel.view import PUBLIC
from tests.app.room_kit import House, Page

# What was promised, in seconds.
PROMISE = 3.0
(DEEP,) = SLOW


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr("segoc.app.room.new_seed", lambda: 7)
    return House(tmp_path)


def against(house: House, **more: object) -> tuple[Room, Page]:
    """A person who goes first, against a bot that takes its time."""
    wanted: dict[str, Any] = {
        "deck": "classic",
        "other_deck": "classic",
        "first": "me",
        "bot": DEEP,
        **more,
    }
    room = house.open(kind="bot", **wanted)
    page = house.page(room, 0)
    house.timer.wait(0.1)
    assert page.is_asked
    return room, page


def end_turn(page: Page, house: House) -> None:
    """Until the bot is asked something."""
    while page.is_asked:
        keys = [option.key for option in page.question.options]
        page.choose("end phase" if "end phase" in keys else keys[-1])
        house.timer.wait(0.05)


def answer(house: House) -> None:
    """What is thought about last takes the time that it has."""
    asked = house.thinker.asked[-1]
    house.timer.wait(asked.seconds)
    asked.tell(quick_choice(asked.task))
    house.timer.wait(0)


def quick_choice(task: Task) -> str:
    duel = Duel.again(task.start, list(task.choices))
    return choice_of(duel, bots.named(QUICK, 1, task.player, duel.pool))


def choices(room: Room) -> list[str]:
    assert room.game is not None
    return room.game.choices.copy()


class TestWaiting:
    def test_what_the_person_did_is_told_while_the_bot_thinks(self, house: House) -> None:
        room, page = against(house)
        assert house.thinker.prepared
        watcher = house.page(room, PUBLIC)
        end_turn(page, house)
        (asked,) = house.thinker.asked
        assert list(asked.task.choices) == choices(room)
        assert (asked.task.bot, asked.task.player) == (DEEP, 1)
        update = page.updates[-1]
        assert update.waiting
        assert update.frames[-1].table.turn == watcher.updates[-1].frames[-1].table.turn == 2
        told = len(page.updates)
        for _ in range(2):
            # A card, and its zone.
            answer(house)
            house.timer.wait(0.05)
        assert choices(room)[len(asked.task.choices)] == quick_choice(asked.task)
        assert len(page.updates) == told + 1

    def test_thinking_is_shared_out_so_that_a_long_turn_takes_no_longer(self, house: House) -> None:
        _, page = against(house)
        end_turn(page, house)
        since = house.timer.now() - 0.05
        while not page.is_asked:
            answer(house)
            house.timer.wait(0.05)
        seconds = [asked.seconds for asked in house.thinker.asked]
        assert len(seconds) > 5
        assert seconds == sorted(seconds, reverse=True)
        assert house.timer.now() - since < PROMISE
        assert not house.thinker.given_up

    def test_who_finds_nothing_is_not_waited_for(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        house.timer.wait(STRETCH - 0.2)
        assert not page.is_asked
        house.timer.wait(PROMISE - STRETCH)
        assert page.is_asked
        assert page.updates[-1].frames[-1].table.turn == 3
        # It was one stretch: nothing else was thought about.
        (asked,) = house.thinker.asked
        assert house.thinker.given_up == [asked]
        before = choices(room)
        asked.tell("pass")
        house.timer.wait(1)
        assert choices(room) == before

    def test_a_bot_that_fails_is_stood_in_for_at_once(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        (asked,) = house.thinker.asked
        asked.tell(None)
        house.timer.wait(0.05)
        assert choices(room)[len(asked.task.choices)] == quick_choice(asked.task)

    def test_the_next_stretch_has_all_its_time_again(self, house: House) -> None:
        _, page = against(house)
        for _ in range(3):
            asked = len(house.thinker.asked)
            end_turn(page, house)
            house.timer.wait(PROMISE)
            assert page.is_asked
            assert house.thinker.asked[asked].seconds == pytest.approx(STRETCH / 4)

    def test_the_bot_goes_first(self, house: House) -> None:
        room = house.open(kind="bot", deck="classic", first="other", bot=DEEP)
        page = house.page(room, 0)
        assert len(house.thinker.asked) == 1
        house.timer.wait(PROMISE)
        assert page.is_asked


class TestLoad:
    def test_who_shares_has_less_time(self, house: House) -> None:
        _, page = against(house)
        house.thinker.busy = 3
        end_turn(page, house)
        assert house.thinker.asked[0].seconds == STRETCH / 16

    def test_for_next_to_nothing_nobody_is_asked(self, house: House) -> None:
        _, page = against(house)
        house.thinker.busy = int(STRETCH / 4 / SHORTEST)
        page.choose("end phase")
        house.timer.wait(0.05)
        assert page.is_asked
        assert not house.thinker.asked

    def test_a_server_that_comes_late_leaves_less_time(self, house: House) -> None:
        _, page = against(house)
        house.timer.late = 0.25
        end_turn(page, house)
        assert house.thinker.asked[0].seconds == pytest.approx((STRETCH - 1) / 4)
        house.timer.wait(STRETCH - 1)
        assert page.is_asked

    def test_a_server_that_comes_too_late_has_nobody_think(self, house: House) -> None:
        _, page = against(house)
        house.timer.late = 0.5
        page.choose("end phase")
        house.timer.wait(0.05)
        assert page.is_asked
        assert not house.thinker.asked

    def test_the_other_rooms_have_their_turn(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also while a bot answers that is quick, but has much to answer."""
        room, page = against(house, bot="random")
        between: list[int] = []

        def slowly(duel: Duel, bot: Bot) -> str:
            house.timer.time += 0.06
            house.timer.at(house.timer.time, lambda: between.append(len(choices(room))))
            return choice_of(duel, bot)

        monkeypatch.setattr(games, "choice_of", slowly)
        page.choose("end phase")
        house.timer.wait(PROMISE)
        assert page.is_asked
        # Every second answer of the bot.
        assert len(between) > 4
        assert len(set(between)) >= len(between) / 2 - 1

    def test_but_not_when_there_is_no_time_left(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        _, page = against(house)
        answered: list[str] = []

        def slowly(duel: Duel, bot: Bot) -> str:
            house.timer.time += 0.06
            answered.append(choice_of(duel, bot))
            return answered[-1]

        monkeypatch.setattr(games, "choice_of", slowly)
        end_turn(page, house)
        told = len(page.updates)
        house.timer.wait(STRETCH)
        assert len(answered) > 4
        house.timer.wait(1)
        assert page.is_asked
        # All of it at once.
        assert len(page.updates) == told + 1


class TestClocks:
    def test_a_bot_never_thinks_its_time_away(self, house: House) -> None:
        room, page = against(house, minutes=1)
        assert room.clocks is not None
        room.clocks.left[1] = 4.0
        for _ in range(12):
            end_turn(page, house)
            house.timer.wait(PROMISE)
            if not room.match.playing:
                break
        assert house.thinker.asked[0].seconds == pytest.approx(0.1)
        assert len(house.thinker.asked) > 2
        assert not room.by_time

    def test_its_clock_runs_while_it_thinks(self, house: House) -> None:
        room, page = against(house, minutes=1)
        end_turn(page, house)
        house.timer.wait(0.5)
        left = room.clocks_left()
        assert left is not None
        assert left[1] < 59_600
        assert left[0] >= 59_500


class TestMeanwhile:
    """Whatever happens while a bot thinks."""

    def test_the_person_is_not_asked(self, house: House) -> None:
        room, page = against(house)
        at = page.question.at
        end_turn(page, house)
        for number in (at, at + 1):
            with pytest.raises(Exception, match="not open"):
                room.choose(0, number, "pass")

    def test_another_way_to_be_asked_does_not_ask_the_bot_again(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        house.timer.wait(0.1)
        for mode in ("always", "never", "auto"):
            room.use_mode(0, mode)
        assert len(house.thinker.asked) == 1
        assert not house.thinker.given_up
        answer(house)
        assert len(choices(room)) > len(house.thinker.asked[0].task.choices)
        # Nor does it get more time by that.
        house.timer.wait(STRETCH)
        assert page.is_asked

    def test_giving_up(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        room.surrender(0)
        house.timer.wait(0.05)
        assert page.updates[-1].frames[-1].table.result is not None
        (asked,) = house.thinker.given_up
        before, told = choices(room), len(page.heard)
        asked.tell("pass")
        house.timer.wait(PROMISE)
        assert (choices(room), len(page.heard)) == (before, told)

    def test_leaving_and_coming_back(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        room.leave(page)
        answer(house)
        back = house.page(room, 0)
        assert back.updates[-1].waiting
        house.timer.wait(PROMISE)
        assert back.is_asked

    def test_a_room_that_was_put_away(self, house: House) -> None:
        room, page = against(house)
        end_turn(page, house)
        (asked,) = house.thinker.asked
        house.rooms.drop(room)
        before = choices(room)
        asked.tell(quick_choice(asked.task))
        house.timer.wait(PROMISE)
        assert choices(room) == before
        # Who finds it again is answered: nothing was lost, and nothing written twice.
        again = house.rooms.find(room.id)
        assert choices(again) == before
        assert house.thinker.asked[1].task == asked.task
        page = house.page(again, 0)
        house.timer.wait(PROMISE)
        assert page.is_asked

    def test_a_killed_server(self, house: House) -> None:
        """What was kept is taken as it was, though nobody would choose just that again."""
        room, page = against(house)
        end_turn(page, house)
        for _ in range(2):
            asked = house.thinker.asked[-1]
            decision = Duel.again(asked.task.start, list(asked.task.choices)).decision
            assert decision is not None
            asked.tell(decision.options[0].key)
            house.timer.wait(0.05)
        assert quick_choice(house.thinker.asked[0].task) != choices(room)[-2]
        assert room.game is not None
        before, made = room.game.duel.hash, choices(room)
        house.start_again()
        room = house.rooms.find(room.id)
        assert room.game is not None
        assert (room.game.duel.hash, choices(room)) == (before, made)
        (asked,) = house.thinker.asked
        assert list(asked.task.choices) == made
        page = house.page(room, 0)
        house.timer.wait(PROMISE)
        assert page.is_asked

    def test_an_answer_that_can_not_be_written(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room, page = against(house)
        end_turn(page, house)
        made, told = choices(room), len(page.heard)
        with monkeypatch.context() as patch:
            full = Mock(side_effect=sqlite3.OperationalError("disk is full"))
            patch.setattr(house.storage, "add_choices", full)
            answer(house)
        assert page.ended
        assert len(page.heard) == told
        assert choices(house.rooms.find(room.id)) == made
