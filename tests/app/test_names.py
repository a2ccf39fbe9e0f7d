"""Names of cards that are asked for: some are suggested, all are found by typing."""

import json
from pathlib import Path

import pytest

from segoc.app.protocol import replies
from segoc.app.requests import answer
from segoc.app.room import Room
from segoc.duel.view import JUDGE, PUBLIC
from segoc.kernel.choosing.announcing import Announcement
from segoc.kernel.table.kinds import SPELL
from segoc.kernel.turn import machine
from segoc.lab import Lab
from tests.app.room_kit import House, Page, play_from


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def crush(kinds: int = 0) -> Lab:
    """A announces a name: B has a monster, and holds another."""
    lab = Lab()
    lab.a.set_cards("Mind Crush")
    lab.a.hand("Vorse Raider")
    lab.b.monsters("Gemini Elf")
    lab.b.hand("Dark Magician")
    lab.duel.push("activate Mind Crush")
    if kinds:
        top = lab.state.stack[-1]
        assert isinstance(top, Announcement)
        top.kinds = kinds
        machine.ask_again(lab.state)
    return lab


def people(house: House, lab: Lab) -> tuple[Room, Page, Page, Page]:
    """A and B at a table with this duel, and who watches."""
    room = house.open(kind="people", deck="classic", first="me")
    room.take_seat(room.invitation, "Bea", "classic")
    room.go_first(0, True)
    play_from(room, lab.duel)
    a, b, watching = (house.page(room, viewer) for viewer in (0, 1, PUBLIC))
    return room, a, b, watching


def find(house: House, room: Room, viewer: int, at: int, text: str) -> replies.Reply:
    request = {"type": "find_names", "request": 4, "at": at, "text": text}
    return answer(house.rooms, room, viewer, json.dumps(request))


def found(reply: replies.Reply) -> list[str]:
    assert isinstance(reply, replies.FoundNames), reply
    assert reply.request == 4
    return [option.words.en for option in reply.options if option.words]


def refused(reply: replies.Reply) -> str:
    assert isinstance(reply, replies.Refused), reply
    return reply.error


def test_what_the_player_has_seen_is_suggested(house: House) -> None:
    _room, a, b, watching = people(house, crush())
    assert a.question.names
    first, *own = [option.words.en for option in a.question.options]
    assert (first, set(own)) == ("Gemini Elf", {"Mind Crush", "Vorse Raider"})
    assert b.question is None
    assert watching.question is None


@pytest.mark.parametrize("text", ["Nibiru", "原始生命态", "原始生命態ニビル", "primal being"])
def test_any_card_is_found_in_any_language(house: House, text: str) -> None:
    room, a, _b, _watching = people(house, crush())
    names = found(find(house, room, 0, a.question.at, text))
    assert "Nibiru, the Primal Being" in names
    assert len(names) <= 20


def test_the_best_twenty_are_told(house: House) -> None:
    room, a, _b, _watching = people(house, crush())
    names = found(find(house, room, 0, a.question.at, "dark magician"))
    assert names[0] == "Dark Magician"
    assert len(found(find(house, room, 0, a.question.at, "dragon"))) == 20
    assert found(find(house, room, 0, a.question.at, "-")) == []


def test_only_what_fits_is_found(house: House) -> None:
    room, a, _b, _watching = people(house, crush(1 << SPELL))
    names = found(find(house, room, 0, a.question.at, "dark magic"))
    assert "Dark Magic Curtain" in names
    assert "Dark Magician" not in names


def test_what_was_found_is_an_answer(house: House) -> None:
    room, a, _b, _watching = people(house, crush())
    reply = find(house, room, 0, a.question.at, "Nibiru")
    assert isinstance(reply, replies.FoundNames)
    a.choose(reply.options[0].key)
    assert room.game is not None
    assert "A declares Nibiru, the Primal Being." in room.game.duel.log


def test_nobody_else_hears_what_was_searched(house: House) -> None:
    room, a, b, watching = people(house, crush())
    told = [page.text() for page in (a, b, watching)]
    find(house, room, 0, a.question.at, "Dark Magician")
    house.timer.wait(5)
    assert [page.text() for page in (a, b, watching)] == told


def test_nobody_else_can_search_for_it(house: House) -> None:
    """And who tries doesn't learn whether a name is asked for."""
    room, a, _b, _watching = people(house, crush())
    at = a.question.at
    assert refused(find(house, room, 1, at, "dark")) == "not_asked"
    assert refused(find(house, room, 1, at + 1, "dark")) == "not_asked"
    assert refused(find(house, room, PUBLIC, at, "dark")) == "not_seated"
    assert refused(find(house, room, 0, at + 1, "dark")) == "not_asked"
    a.choose("announce 青眼白龙")
    assert refused(find(house, room, 0, at, "dark")) == "not_asked"


def test_where_no_name_is_asked_for_there_is_none_to_find(house: House) -> None:
    room = house.open(kind="solo", deck="classic", other_deck="classic")
    page = house.page(room, JUDGE)
    house.timer.wait(5)
    assert not page.question.names
    assert refused(find(house, room, JUDGE, page.question.at, "dark")) == "not_asked"


@pytest.mark.parametrize(
    "key", ["announce 空白4星效果怪兽", "announce nothing of that name", "announce 4"]
)
def test_what_is_no_name_is_refused(house: House, key: str) -> None:
    room, a, _b, _watching = people(house, crush())
    request = {"type": "choose", "request": 1, "at": a.question.at, "key": key}
    assert refused(answer(house.rooms, room, 0, json.dumps(request))) == "not_legal"
    assert a.question.names
