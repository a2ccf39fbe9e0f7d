"""Side-decking between the games of a match: what is legal, who is told, what is kept."""

import json
from pathlib import Path
from typing import Any

import pytest

from segoc.app.protocol import replies
from segoc.app.protocol.replies import Parts
from segoc.app.requests import answer
from segoc.app.room import Room
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.decks.starters import starter
from segoc.duel.view import JUDGE, PUBLIC
from segoc.formats.deck_files import Form, write_deck
from tests.app.room_kit import House, Page

POOL = standard_pool()
STARDUST, TYPHOON, HOLE = (
    POOL.find(name).code for name in ("Stardust Dragon", "Mystical Space Typhoon", "Dark Hole")
)
MAIN, EXTRA = starter("dark_magician").main, starter("dark_magician").extra
SIDE = (TYPHOON, HOLE, STARDUST)
BROUGHT = Parts(main=MAIN, extra=EXTRA, side=SIDE)
# A Spell and a monster of the Extra Deck come in.
SIDED = Parts(
    main=(TYPHOON, *MAIN[1:]), extra=(STARDUST, *EXTRA[1:]), side=(MAIN[0], HOLE, EXTRA[0])
)


def text(form: Form = "ydke") -> str:
    return write_deck(Deck(MAIN, EXTRA, SIDE), form, POOL)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return new_house(tmp_path, monkeypatch)


def new_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server whose duels all have the same seed."""
    monkeypatch.setattr("segoc.app.room.new_seed", lambda: 7)
    return House(folder)


def match(house: House, other: str = "classic", **more: Any) -> Room:
    """A match of two people, A with a Side Deck; B has given up the first game."""
    wanted = {"kind": "people", "deck": text(), "first": "me", "best_of": 3} | more
    room = house.open(**wanted)
    if room.kind == "people":
        room.take_seat(room.invitation, "Bea", other)
        room.go_first(0, True)
    house.timer.wait(5)
    room.surrender(JUDGE if room.kind == "solo" else room.kind == "people")
    house.timer.wait(5)
    return room


def ask(house: House, room: Room, viewer: int, **request: Any) -> replies.Reply:
    return answer(house.rooms, room, viewer, json.dumps({"request": 1, **request}))


def side(house: House, room: Room, parts: Parts, viewer: int = 0, player: int = 0) -> replies.Reply:
    return ask(house, room, viewer, type="side", player=player, **parts.model_dump())


def done(reply: replies.Reply) -> bool:
    return isinstance(reply, replies.Done)


def refused(reply: replies.Reply) -> tuple[str, list[str], list[str | None]]:
    assert isinstance(reply, replies.Refused)
    details = reply.details
    return reply.error, [one.what for one in details], [one.rule for one in details]


def own(room: Room, viewer: int = 0) -> replies.Siding:
    (siding,) = room.info(viewer).sidings
    return siding


def played(room: Room, player: int = 0) -> Parts:
    """The Deck with which the game that is played began."""
    assert room.game is not None
    assert room.game.start.decks is not None
    deck = room.game.start.decks[player]
    return Parts(main=deck.main, extra=deck.extra, side=deck.side)


class TestExchanging:
    def test_the_next_game_is_played_with_it(self, house: House) -> None:
        room = match(house)
        assert own(room) == replies.Siding(
            player=0,
            now=BROUGHT,
            brought=BROUGHT,
            of_extra=(*dict.fromkeys(EXTRA), STARDUST),
        )
        assert done(side(house, room, SIDED))
        assert (own(room).now, own(room).brought) == (SIDED, BROUGHT)
        room.next_game(0)
        room.go_first(1, True)
        assert played(room) == SIDED
        assert room.info(0).sidings == ()

    def test_the_game_after_that_begins_from_there(self, house: House) -> None:
        room = match(house)
        side(house, room, SIDED)
        room.next_game(0)
        room.go_first(1, True)
        house.timer.wait(5)
        room.surrender(0)
        house.timer.wait(5)
        assert own(room).now == SIDED
        assert room.info(0).match.siding == (True, False)
        assert done(side(house, room, BROUGHT))
        room.next_game(0)
        room.go_first(0, True)
        assert played(room) == BROUGHT

    def test_a_new_match_begins_with_the_deck_as_it_was_brought(self, house: House) -> None:
        room = match(house)
        side(house, room, SIDED)
        room.next_game(0)
        room.go_first(1, True)
        house.timer.wait(5)
        room.surrender(1)
        house.timer.wait(5)
        assert room.info(0).match.over
        assert refused(side(house, room, SIDED)) == ("not_here", ["no_siding"], [None])
        room.go_first(1, True)
        assert played(room) == BROUGHT
        house.timer.wait(5)
        room.surrender(1)
        house.timer.wait(5)
        assert own(room).now == BROUGHT

    def test_a_replay_of_the_game_is_played_again_with_it(self, house: House) -> None:
        room = match(house)
        side(house, room, SIDED)
        room.next_game(0)
        room.go_first(1, True)
        house.timer.wait(5)
        room.surrender(1)
        house.timer.wait(5)
        saved = ask(house, room, 0, type="export", what="save")
        assert isinstance(saved, replies.Exported)
        start, again = house.rooms.load(saved.text)
        assert start.decks is not None
        assert start.decks[0].main == SIDED.main
        assert room.game is not None
        assert again.duel.hash == room.game.duel.hash

    def test_who_plays_both_sides_exchanges_for_both(self, house: House) -> None:
        room = match(house, kind="solo", other_deck=text("ydk"))
        assert [one.player for one in room.info(JUDGE).sidings] == [0, 1]
        assert room.info(JUDGE).match.siding == (False, False)
        assert done(side(house, room, SIDED, JUDGE, 1))
        room.go_first(0, True)
        assert (played(room, 0), played(room, 1)) == (BROUGHT, SIDED)


class TestRefused:
    def test_other_sizes_and_other_cards(self, house: House) -> None:
        room = match(house)
        more = Parts(main=(*MAIN, TYPHOON), extra=EXTRA, side=(HOLE, STARDUST))
        assert refused(side(house, room, more)) == ("bad_deck", ["part_size"] * 2, ["SEG-181"] * 2)
        copy = Parts(main=(TYPHOON, *MAIN[1:]), extra=EXTRA, side=SIDE)
        assert refused(side(house, room, copy)) == ("bad_deck", ["other_cards"], ["SEG-181"])
        placed = Parts(main=(STARDUST, *MAIN[1:]), extra=EXTRA, side=(TYPHOON, HOLE, MAIN[0]))
        assert refused(side(house, room, placed)) == ("bad_deck", ["belongs_in_extra"], ["SEG-005"])
        assert own(room).now == BROUGHT

    def test_no_end_of_cards_is_no_request(self, house: House) -> None:
        room = match(house)
        reply = side(house, room, Parts(main=MAIN * 2, extra=EXTRA, side=SIDE))
        assert refused(reply) == ("malformed", [], [])

    def test_who_has_no_side_deck_and_who_plays(self, house: House) -> None:
        room = match(house)
        other = Parts(main=starter("classic").main, extra=(), side=())
        nothing = ("not_here", ["no_siding"], [None])
        assert refused(side(house, room, other, 1, 1)) == nothing
        room.next_game(0)
        room.go_first(1, True)
        assert refused(side(house, room, SIDED)) == nothing

    def test_before_the_first_game(self, house: House) -> None:
        room = house.open(kind="people", deck=text(), best_of=3)
        assert room.info(0).sidings == ()
        assert refused(side(house, room, SIDED)) == ("not_here", ["no_siding"], [None])

    def test_a_match_of_one_game_has_no_siding(self, house: House) -> None:
        room = match(house, best_of=1)
        assert room.info(0).sidings == ()
        assert refused(side(house, room, SIDED)) == ("not_here", ["no_siding"], [None])

    def test_before_the_end_of_a_game_is_told(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room = match(house)
        monkeypatch.setattr("segoc.app.pacing.Pacer.empty", False)
        assert room.info(0).sidings == ()
        assert refused(side(house, room, SIDED)) == ("not_here", ["no_siding"], [None])

    @pytest.mark.parametrize("viewer", [1, PUBLIC])
    def test_nobody_else_exchanges_my_cards(self, house: House, viewer: int) -> None:
        room = match(house)
        assert refused(side(house, room, SIDED, viewer, 0)) == ("not_seated", [], [])
        assert own(room).now == BROUGHT


class TestReady:
    def test_nobody_begins_before_both_are_ready(self, house: House) -> None:
        room = match(house, text("ydk"))
        assert room.info(PUBLIC).match.siding == (True, True)
        still = ("not_here", ["still_siding"], [None])
        assert refused(ask(house, room, 1, type="go_first", me=True)) == still
        room.next_game(1)
        assert room.info(PUBLIC).match.siding == (True, False)
        assert refused(ask(house, room, 1, type="go_first", me=True)) == still
        room.next_game(0)
        assert done(ask(house, room, 1, type="go_first", me=True))

    def test_it_can_be_taken_back_until_the_other_is_ready(self, house: House) -> None:
        room = match(house, text())
        room.next_game(0)
        assert refused(side(house, room, SIDED)) == ("not_here", ["siding_done"], [None])
        assert done(ask(house, room, 0, type="next_game", ready=False))
        assert room.info(1).match.ready == (False, False)
        assert done(side(house, room, SIDED))
        room.next_game(0)
        room.next_game(1)
        back = ask(house, room, 0, type="next_game", ready=False)
        assert refused(back) == ("not_here", ["both_ready"], [None])

    def test_against_a_bot_that_lost(self, house: House) -> None:
        """It sides nothing, and goes first as soon as the player is ready."""
        room = match(house, kind="bot", other_deck=text())
        assert room.info(0).match.siding == (True, False)
        # The player gave up: it is for them to say who goes first.
        room.match.choosing = 1
        side(house, room, SIDED)
        room.next_game(0)
        assert (played(room, 0), played(room, 1)) == (SIDED, BROUGHT)

    def test_without_side_decks_nobody_waits(self, house: House) -> None:
        room = match(house, deck="classic")
        assert room.info(0).match.siding == (False, False)
        assert done(ask(house, room, 1, type="go_first", me=True))


class TestSecrecy:
    def heard(self, folder: Path, patch: pytest.MonkeyPatch, sides: bool) -> list[Any]:
        """What the opponent and a spectator hear while A exchanges cards or doesn't."""
        folder.mkdir()
        house = new_house(folder, patch)
        room = match(house, text())
        pages = [house.page(room, viewer) for viewer in (1, PUBLIC)]
        if sides:
            for parts in (SIDED, BROUGHT, SIDED):
                assert done(side(house, room, parts))
        late = house.page(room, 1)
        room.next_game(0)
        room.next_game(1)
        return [page.text() for page in (*pages, late)]

    def test_nobody_else_hears_of_it(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        sided = self.heard(tmp_path / "sided", monkeypatch, True)
        assert sided == self.heard(tmp_path / "plain", monkeypatch, False)
        assert all(texts for texts in sided)

    def test_a_seat_is_told_of_its_own_deck_only(self, house: House) -> None:
        room = match(house, text())
        page = house.page(room, 0)
        told = len(page.heard)
        side(house, room, SIDED)
        _, reply = page.heard[-1]
        assert len(page.heard) == told + 1
        assert isinstance(reply, replies.RoomChanged)
        assert [(one.player, one.now) for one in reply.room.sidings] == [(0, SIDED)]
        assert [(one.player, one.now) for one in room.info(1).sidings] == [(1, BROUGHT)]
        assert room.info(PUBLIC).sidings == ()


class TestKept:
    def test_the_server_is_killed_while_cards_are_exchanged(self, house: House) -> None:
        room = match(house, text())
        room.next_game(1)
        assert done(side(house, room, SIDED))
        house.start_again()
        room = house.rooms.find(room.id)
        page = house.page(room, 0)
        (siding,) = rooms_of(page)[-1].sidings
        assert siding.now == SIDED
        assert room.info(0).match.siding == (True, False)
        room.next_game(0)
        room.go_first(1, True)
        house.start_again()
        assert played(house.rooms.find(room.id)) == SIDED

    def test_a_room_of_before_there_was_siding(self, house: House) -> None:
        room = match(house)
        facts = room.facts()
        for seat in facts["seats"]:
            del seat["sided"]
        del facts["match"]["ready"]
        house.storage.keep_facts(room.id, facts)
        house.start_again()
        assert own(house.rooms.find(room.id)).now == BROUGHT


@pytest.mark.parametrize("form", ["text", "ydk", "ydke", "omega", "ygomobile"])
def test_a_side_deck_comes_with_every_form_of_a_deck(house: House, form: Form) -> None:
    room = house.open(kind="people", deck=text(form))
    deck = room.seats[0].deck
    assert deck is not None
    assert sorted(deck.side) == sorted(SIDE)


def rooms_of(page: Page) -> list[replies.RoomInfo]:
    return [reply.room for _, reply in page.heard if isinstance(reply, replies.RoomChanged)]
