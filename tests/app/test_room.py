"""Rooms: who sits there, games and matches, clocks, and going on after the server was killed."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from segoc.app.prompting import Mode
from segoc.app.protocol import replies
from segoc.app.protocol.pages import NewRoom
from segoc.app.refusal import Refusal
from segoc.app.requests import answer
from segoc.app.room import Room
from segoc.duel.view import JUDGE, PUBLIC
from segoc.kernel.table.chance import seeded
from segoc.lab import A, Lab
from tests.app.room_kit import House, Page, play_from


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server whose duels all have the same seed."""
    monkeypatch.setattr("segoc.app.room.new_seed", lambda: 7)
    return House(tmp_path)


def people(house: House, **more: object) -> tuple[Room, Page, Page]:
    """Two people who have sat down, A to go first."""
    room = house.open(kind="people", deck="classic", first="me", **more)
    room.take_seat(room.invitation, "Bea", "classic")
    room.go_first(0, True)
    while room.question(0) is None:
        # The first Draw Phase and Standby Phase go by.
        house.timer.wait(0.1)
    return room, house.page(room, 0), house.page(room, 1)


def play_on(house: House, pages: list[Page], steps: int, seed: int = 1) -> None:
    """Take any legal answers, so many of them."""
    chance = seeded(seed)
    for _ in range(steps):
        house.timer.wait(5)
        for page in pages:
            if page.question is not None:
                options = page.question.options
                page.choose(options[chance.below(len(options))].key)
                break
    house.timer.wait(5)


def code_of(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.error


class TestSeats:
    def test_the_invitation_leads_to_the_other_seat_once(self, house: House) -> None:
        room = house.open(kind="people", deck="classic")
        with pytest.raises(Refusal) as refused:
            room.take_seat("A" * 24, "Eve", "classic")
        assert code_of(refused) == "bad_token"
        token = room.take_seat(room.invitation, "Bea", "classic")
        assert room.seat_of(token) == 1
        with pytest.raises(Refusal) as refused:
            room.take_seat(room.invitation, "Eve", "classic")
        assert code_of(refused) == "seat_taken"

    def test_a_key_that_fits_nothing(self, house: House) -> None:
        room = house.open(kind="people", deck="classic")
        for token in ("A" * 24, ""):
            with pytest.raises(Refusal) as refused:
                room.seat_of(token)
            assert code_of(refused) == "bad_token"

    def test_a_deck_that_may_not_be_played(self, house: House) -> None:
        room = house.open(kind="people", deck="classic")
        with pytest.raises(Refusal) as refused:
            room.take_seat(room.invitation, "Bea", "3 Dark Magician")
        assert code_of(refused) == "bad_deck"
        assert "SEG-001" in refused.value.message
        assert not room.seats[1].taken

    def test_names_and_keys_are_long_and_different(self, house: House) -> None:
        rooms = [house.open(kind="solo") for _ in range(3)]
        found = {room.id for room in rooms} | {room.seats[0].token for room in rooms}
        assert len(found) == 6
        assert all(len(text) >= 22 for text in found)


class TestAnswers:
    def test_only_who_is_asked_can_answer(self, house: House) -> None:
        room, a, b = people(house)
        at = a.question.at
        key = a.question.options[0].key
        for viewer in (1, PUBLIC):
            with pytest.raises(Refusal) as refused:
                room.choose(viewer, at, key)
            assert code_of(refused) == "not_asked"
        assert b.question is None

    def test_an_answer_counts_once(self, house: House) -> None:
        room, a, _ = people(house)
        at = a.question.at
        room.choose(0, at, "end phase")
        before = [len(a.heard), room.game and room.game.choices.copy()]
        with pytest.raises(Refusal) as refused:
            room.choose(0, at, "end phase")
        assert code_of(refused) == "not_asked"
        assert [len(a.heard), room.game and room.game.choices] == before

    def test_what_is_not_legal_is_refused_with_the_rule(self, house: House) -> None:
        room, a, _ = people(house)
        with pytest.raises(Refusal) as refused:
            room.choose(0, a.question.at, "battle phase")
        assert code_of(refused) == "not_legal"
        assert [cause.rule for cause in refused.value.causes] == ["TRM-113"]
        with pytest.raises(Refusal) as refused:
            room.choose(0, a.question.at, "conjure a dragon")
        assert code_of(refused) == "not_legal"
        assert room.game is not None
        assert room.game.choices == []

    def test_the_other_side_hears_only_its_own_part(self, house: House) -> None:
        _, a, b = people(house)
        mine, theirs = a.updates[-1].frames[-1].table, b.updates[-1].frames[-1].table
        assert all(card.code for card in mine.sides[0].hand)
        assert not any(card.code for card in theirs.sides[0].hand)
        assert [card.handle for card in mine.sides[0].hand] == [
            card.handle for card in theirs.sides[0].hand
        ]

    def test_a_spectator_who_comes_late_hears_it_all_but_sees_no_hand(self, house: House) -> None:
        room, a, b = people(house)
        play_on(house, [a, b], 12)
        late = house.page(room, PUBLIC)
        (update,) = late.updates
        assert update.lines_from == 0
        assert [line.number for line in update.frames[0].lines] == list(
            range(len(room.game.duel.events) if room.game else 0)
        )
        for side in update.frames[0].table.sides:
            assert not any(card.code for card in side.hand)
        assert update.question is None


class TestBots:
    def test_a_bot_answers_at_once(self, house: House) -> None:
        room = house.open(kind="bot", deck="classic", other_deck="classic", first="other")
        page = house.page(room, 0)
        house.timer.wait(1)
        assert page.question is not None
        assert page.updates[-1].frames[-1].table.turn == 2

    def test_no_bot_of_that_name(self, house: House) -> None:
        with pytest.raises(Refusal):
            house.open(kind="bot", bot="nobody")


class TestMatches:
    def test_the_loser_says_who_goes_first(self, house: House) -> None:
        room, a, _ = people(house, best_of=3)
        room.surrender(0)
        house.timer.wait(5)
        assert a.updates[-1].frames[-1].table.result is not None
        info = room.info(0)
        assert (info.match.wins, info.match.choosing, info.match.over) == ((0, 1), 0, False)
        with pytest.raises(Refusal):
            room.go_first(1, True)
        room.go_first(0, False)
        assert room.game is not None
        assert room.game.duel.state.turn_player == 1
        room.surrender(0)
        house.timer.wait(5)
        assert room.info(1).match.over
        room.go_first(0, True)
        assert room.info(1).match.wins == (0, 0)

    def test_one_game_is_a_match(self, house: House) -> None:
        room, _, _ = people(house)
        room.surrender(1)
        assert room.info(0).match.over
        with pytest.raises(Refusal):
            room.surrender(0)


class TestClocks:
    def test_who_has_no_time_left_has_lost(self, house: House) -> None:
        room, a, _ = people(house, minutes=1)
        clock = room.info(0).clock
        assert clock is not None
        assert clock.left == (60_000, 60_000)
        house.timer.wait(59)
        assert room.match.playing
        house.timer.wait(3)
        assert not room.match.playing
        assert room.info(1).match.by_time
        assert room.match.results == [1]
        assert a.updates[-1].frames[-1].table.result is not None

    def test_answers_within_the_pace_cost_nothing(self, house: House) -> None:
        room, a, _ = people(house, minutes=1)
        house.timer.wait(0.3)
        a.choose("end phase")
        clock = room.info(0).clock
        assert clock is not None
        assert clock.left == (60_000, 60_000)

    def test_without_a_clock(self, house: House) -> None:
        room, _, _ = people(house)
        house.timer.wait(10_000)
        assert room.match.playing
        assert room.info(0).clock is None


class TestSolo:
    def test_choices_are_taken_back_and_lines_kept(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        page = house.page(room, JUDGE)
        begin = page.updates[-1].frames[-1].table
        play_on(house, [page], 6)
        there = page.updates[-1].frames[-1].table
        room.branch(JUDGE, "the first try")
        room.undo(JUDGE, 6)
        assert page.updates[-1].lines_from == 0
        assert page.updates[-1].frames[-1].table == begin
        play_on(house, [page], 3, seed=9)
        assert [line.name for line in room.info(JUDGE).lines] == ["the first try", ""]
        room.switch(JUDGE, 1)
        assert page.updates[-1].frames[-1].table == there
        with pytest.raises(Refusal):
            room.switch(JUDGE, 7)

    def test_the_log_is_the_same_after_choices_were_taken_back(self, house: House) -> None:
        """What answers what is known of a chain only while it is there."""
        room = house.open(kind="solo", deck="dark_magician", other_deck="odd_eyes")
        page = house.page(room, JUDGE)
        play_on(house, [page], 60)
        assert room.game is not None
        told = room.audience.streams[JUDGE].lines.copy()
        assert any(line.effect is not None for line in told)
        room.undo(JUDGE, 1)
        kept = room.audience.streams[JUDGE].lines
        assert 0 < len(kept) <= len(told)
        assert kept == told[: len(kept)]

    def test_the_log_is_the_same_after_the_server_was_killed(self, house: House) -> None:
        room = house.open(kind="solo", deck="dark_magician", other_deck="odd_eyes")
        page = house.page(room, JUDGE)
        play_on(house, [page], 60)
        told = room.audience.streams[JUDGE].lines.copy()
        assert any(line.answers is not None for line in told)
        house.start_again()
        assert house.rooms.find(room.id).audience.streams[JUDGE].lines == told

    def test_a_choice_is_taken_back_without_playing_all_again(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In a long duel everybody at every table would wait for that."""
        room = house.open(kind="solo", deck="dark_magician", other_deck="odd_eyes")
        page = house.page(room, JUDGE)
        play_on(house, [page], 40)
        assert room.game is not None
        choices, passages = room.game.choices[:-1], room.game.passages[:-1]
        monkeypatch.setattr("segoc.app.game.play_again", Mock(side_effect=AssertionError))
        room.undo(JUDGE, 1)
        monkeypatch.undo()
        assert room.game.choices == choices
        assert len(room.game.passages) == len(passages)
        house.start_again()
        again = house.rooms.find(room.id).game
        assert again is not None
        assert again.duel.hash == room.game.duel.hash

    def test_a_saved_duel_is_not_played_again_at_the_table(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """`Rooms.load` has done that, beside the event loop."""
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        assert room.game is not None
        wanted = NewRoom(kind="solo", saved=room.game.duel.save())
        loaded = house.rooms.load(wanted.saved or "")
        monkeypatch.setattr("segoc.app.room.play_again", Mock(side_effect=AssertionError))
        house.rooms.open(wanted, loaded)

    def test_an_answer_to_a_question_of_before_is_none(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        page = house.page(room, JUDGE)
        at = page.question.at
        page.choose("end phase")
        room.undo(JUDGE, 1)
        with pytest.raises(Refusal) as refused:
            room.choose(JUDGE, at, "end phase")
        assert code_of(refused) == "not_asked"

    def test_choices_can_be_taken_back_as_often_as_one_likes(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        page = house.page(room, JUDGE)
        assert room.game is not None
        room.game.takebacks = 10_000
        room.audience.tell()
        page.choose("end phase")
        room.undo(JUDGE, 1)
        request = {"type": "choose", "request": 1, "at": page.question.at, "key": "end phase"}
        assert isinstance(answer(house.rooms, room, JUDGE, json.dumps(request)), replies.Done)

    def test_only_who_plays_both_sides_can_do_that(self, house: House) -> None:
        room, a, _ = people(house)
        a.choose("end phase")
        acts: list[Callable[[], None]] = [
            lambda: room.undo(0, 1),
            lambda: room.branch(0, ""),
            lambda: room.switch(0, 1),
        ]
        for act in acts:
            with pytest.raises(Refusal) as refused:
                act()
            assert code_of(refused) == "not_here"

    def test_the_end_of_a_game_can_be_taken_back(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        room.surrender(JUDGE)
        assert not room.match.playing
        room.undo(JUDGE, 1)
        assert room.match.playing
        assert room.match.results == []


class TestGoingOn:
    """Nothing is lost when the server is killed."""

    def test_a_duel_goes_on_where_it_was(self, house: House) -> None:
        room, a, b = people(house)
        for steps in range(1, 30):
            play_on(house, [a, b], 1, seed=steps)
            assert room.game is not None
            before = (room.game.duel.hash, room.game.asked, room.seats[1].name)
            asked = a.question or b.question
            house.start_again()
            room = house.rooms.find(room.id)
            a, b = house.page(room, 0), house.page(room, 1)
            assert room.game is not None
            assert (room.game.duel.hash, room.game.asked, room.seats[1].name) == before
            assert (a.question or b.question) == asked

    def test_a_bot_that_owes_an_answer_gives_it(self, house: House) -> None:
        """Killed after the player's answer was kept, and before the bot's was."""
        room = house.open(kind="bot", deck="classic", other_deck="classic", first="me")
        page = house.page(room, 0)
        house.timer.wait(1)
        assert room.game is not None
        room.game.bots = {}
        page.choose("end phase")
        assert room.game.asked == 1
        house.start_again()
        room = house.rooms.find(room.id)
        assert room.game is not None
        assert room.game.asked == 0

    def test_clocks_matches_and_lines_are_kept(self, house: House) -> None:
        room, _, _ = people(house, minutes=5, best_of=3)
        house.timer.wait(30)
        room.surrender(1)
        before = room.info(0)
        house.start_again()
        room = house.rooms.find(room.id)
        house.page(room, 0)
        assert room.info(0).match == before.match
        assert room.info(0).clock == before.clock

    def test_rooms_where_nobody_is_are_put_away_and_found_again(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("segoc.app.rooms.MOST_AT_HAND", 2)
        room, a, _ = people(house, minutes=1)
        empty = house.open(kind="solo", deck="classic", other_deck="classic")
        for _ in range(3):
            house.open(kind="solo", deck="classic", other_deck="classic")
        assert house.rooms.find(room.id) is room
        again = house.rooms.find(empty.id)
        assert again is not empty
        assert again.facts() == empty.facts()
        assert a.question is not None

    def test_what_could_not_be_written_has_not_happened(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The disk is full for a while."""
        room, a, _ = people(house)
        assert room.game is not None
        before = room.game.duel.hash
        choose = json.dumps(
            {"type": "choose", "request": 1, "at": a.question.at, "key": "end phase"}
        )
        with monkeypatch.context() as full:
            full.setattr(house.storage, "add_choices", Mock(side_effect=sqlite3.OperationalError))
            reply = answer(house.rooms, room, 0, choose)
        assert isinstance(reply, replies.Refused)
        assert reply.error == "internal"
        assert a.ended
        again = house.rooms.find(room.id)
        assert again is not room
        assert again.game is not None
        assert again.game.duel.hash == before
        assert isinstance(answer(house.rooms, again, 0, choose), replies.Done)
        house.start_again()
        assert house.rooms.find(room.id).match.playing

    def test_a_room_that_other_rules_were_played_in(self, house: House) -> None:
        room, _, _ = people(house)
        assert room.game is not None
        house.storage.add_choices(room.game.key, 0, ["conjure a dragon"], room.facts())
        house.start_again()
        with pytest.raises(Refusal) as refused:
            house.rooms.find(room.id)
        assert code_of(refused) == "not_here"

    def test_there_is_no_such_room(self, house: House) -> None:
        with pytest.raises(Refusal) as refused:
            house.rooms.find("A" * 24)
        assert code_of(refused) == "no_room"


class TestKeeping:
    def test_a_position_is_shared_and_opened_again(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        page = house.page(room, JUDGE)
        play_on(house, [page], 5)
        assert room.game is not None
        position = house.rooms.share(room.game.duel)
        again = house.open(kind="solo", position=position)
        assert again.game is not None
        assert again.game.duel.hash == room.game.duel.hash
        assert again.info(JUDGE).undoable == room.info(JUDGE).undoable >= 5

    @pytest.mark.parametrize("text", ["", "{}", "not a duel", '{"segoc": "duel"}'])
    def test_what_is_no_duel_is_refused(self, house: House, text: str) -> None:
        with pytest.raises(Refusal) as refused:
            house.open(kind="solo", saved=text)
        assert code_of(refused) == "malformed"

    def test_a_saved_duel_is_for_solo_play(self, house: House) -> None:
        room = house.open(kind="solo", deck="classic", other_deck="classic")
        assert room.game is not None
        with pytest.raises(Refusal) as refused:
            house.open(kind="bot", saved=room.game.duel.save())
        assert code_of(refused) == "not_here"


@pytest.mark.parametrize("mode", ["never", "auto", "always"])
def test_modes_decide_who_is_asked(house: House, mode: Mode) -> None:
    """B has Set a Trap that could answer anything; A has done something, then B."""
    lab = Lab(turn=A)
    lab.a.hand("双生精灵")
    lab.b.set_cards("激流葬", "突进")
    lab.b.monsters("圣精灵")
    room, a, b = people(house)
    play_from(room, lab.duel)
    for page in (a, b):
        room.leave(page)
    a, b = house.page(room, 0), house.page(room, 1)
    room.use_mode(1, mode)
    a.choose("summon A.hand.1")
    house.timer.wait(5)
    if a.question is not None and a.question.kind == "zone":
        a.choose("zone A.m1")
        house.timer.wait(5)
    assert (b.question is not None) == (mode != "never")


def test_everything_said_is_a_message_of_the_protocol(house: House) -> None:
    _, a, b = people(house)
    play_on(house, [a, b], 30)
    kinds = {type(reply) for page in (a, b) for _, reply in page.heard}
    assert kinds == {replies.Update, replies.RoomChanged}
