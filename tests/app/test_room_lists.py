"""Decks brought to a room go by a Forbidden/Limited List: the newest, if nobody chooses."""

from pathlib import Path

import pytest

from segoc.app.cards_api import lobby
from segoc.app.protocol.pages import NewRoom
from segoc.app.refusal import Refusal
from segoc.cards.frozen import frozen_pool
from segoc.decks.deck import Deck
from segoc.decks.starters import starter
from segoc.formats.deck_files import write_deck
from segoc.formats.lflist import newest_list, ocg_lists
from tests.app.room_kit import House, open_room

POOL = frozen_pool()
# One copy too many by the newest list, and sound by an older one.
JUDGMENT = POOL.find("Solemn Judgment").code
OLDER = next(one for one in ocg_lists() if one.limit(JUDGMENT) > newest_list().limit(JUDGMENT))


def text() -> str:
    main = [code for code in starter("normals_a").main if code != JUDGMENT]
    copies = [JUDGMENT] * (newest_list().limit(JUDGMENT) + 1)
    return write_deck(Deck([*main, *copies]), "ydk", POOL)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def refusal(house: House, **wanted: object) -> Refusal:
    with pytest.raises(Refusal) as refused:
        open_room(house.rooms, NewRoom.model_validate(wanted))
    return refused.value


@pytest.mark.parametrize("kind", ["bot", "solo", "people"])
def test_the_newest_list_is_the_usual_one(house: House, kind: str) -> None:
    reply = refusal(house, kind=kind, deck=text()).reply(None)
    assert reply.error == "bad_deck"
    (detail,) = reply.details
    assert (detail.what, detail.rule) == ("limited", "SEG-180")


def test_so_is_it_for_the_other_deck(house: House) -> None:
    assert refusal(house, kind="solo", other_deck=text()).error == "bad_deck"


def test_another_list_or_none_can_be_chosen(house: House) -> None:
    for name in (OLDER.name, ""):
        room = house.open(kind="solo", deck=text(), list=name)
        assert room.seats[0].deck is not None
    assert refusal(house, kind="solo", deck=text(), list=newest_list().name).error == "bad_deck"


def test_a_list_that_nobody_knows_is_refused(house: House) -> None:
    assert refusal(house, kind="solo", list="1999.1").error == "not_found"


def test_decks_that_come_with_segoc_are_older(house: House) -> None:
    assert newest_list().check(starter("classic"), POOL)
    assert house.open(kind="solo", deck="classic").game is not None


def test_who_is_invited_goes_by_the_list_of_the_room(house: House) -> None:
    room = house.open(kind="people", list=OLDER.name)
    usual = house.open(kind="people")
    house.start_again()
    room, usual = house.rooms.find(room.id), house.rooms.find(usual.id)
    with pytest.raises(Refusal) as refused:
        usual.take_seat(usual.invitation, "Bea", text())
    assert refused.value.error == "bad_deck"
    assert room.take_seat(room.invitation, "Bea", text())


def test_the_first_page_is_told_of_them_the_newest_first() -> None:
    told = lobby().lists
    assert [one.name for one in told] == [one.name for one in ocg_lists()]
    assert told[0].since == "2026-07-01"


def test_another_artwork_is_the_card(house: House) -> None:
    main = list(starter("dark_magician").main)
    assert 46986414 in main
    file = "\n".join(["#main", *("46986420" if c == 46986414 else str(c) for c in main)])
    room = house.open(kind="solo", deck=file, list="")
    assert room.seats[0].deck is not None
    assert sorted(room.seats[0].deck.main) == sorted(main)
