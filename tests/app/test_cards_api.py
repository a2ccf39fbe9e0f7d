"""Faces of cards and the lobby, as the pages ask for them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from segoc import bots
from segoc.app.cards_api import face_of, lobby, router
from segoc.app.protocol.pages import CardFace
from segoc.app.protocol.replies import Refused
from segoc.cards.finding import UnknownCard
from segoc.cards.standard import standard_pool
from segoc.decks import starters
from segoc.decks.deck import Deck
from tests.card_sample import CARDS

BLUE_EYES = 89631139
DECODE_TALKER = 1861629
UTOPIA = 84013237
MIRROR_FORCE = 44095762
ODD_EYES = 16178681

CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "i18n"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = FastAPI()
    app.include_router(router)
    with TestClient(app) as client:
        yield client


def all_faces() -> list[CardFace]:
    pool = standard_pool()
    return [face_of(card.code) for card in (*pool, *pool.tokens)]


# What is printed.


def test_a_normal_monster() -> None:
    face = face_of(BLUE_EYES)
    assert face.name.en == "Blue-Eyes White Dragon"
    assert face.name.zh == "青眼白龙"
    assert face.name.ja == "青眼の白龍"
    assert (face.kind, face.types) == ("monster", ("normal",))
    assert (face.attribute, face.race) == ("light", "dragon")
    assert (face.level, face.rank, face.link, face.scale) == (8, None, None, None)
    assert (face.atk, face.defense) == (3000, 2500)
    assert face.effects == ()


def test_a_link_monster_has_markers_instead_of_level_and_def() -> None:
    face = face_of(DECODE_TALKER)
    assert face.types == ("link", "effect")
    assert (face.level, face.rank, face.link, face.defense) == (None, None, 3, None)
    assert face.markers == ("n", "sw", "se")
    assert face.materials[0].en == "2 or more Effect Monsters"
    assert len(face.effects) == 2


def test_an_xyz_monster_has_a_rank() -> None:
    face = face_of(UTOPIA)
    assert (face.level, face.rank, face.link) == (None, 4, None)
    assert face.materials[0].zh == "4星怪兽×2"


def test_a_pendulum_monster_has_a_scale() -> None:
    assert face_of(ODD_EYES).scale == 4
    assert face_of(ODD_EYES).types == ("pendulum", "effect")


def test_a_trap_has_a_property_and_a_text_in_all_languages() -> None:
    face = face_of(MIRROR_FORCE)
    assert (face.kind, face.types, face.atk, face.level) == ("trap", ("normal",), None, None)
    assert len(face.effects) == 1
    assert "Destroy all Attack Position monsters" in face.effects[0].text.en
    assert "破坏" in face.effects[0].text.zh
    assert "破壊" in face.effects[0].text.ja


def test_a_question_mark_is_minus_one() -> None:
    assert face_of(standard_pool().find("Slifer the Sky Dragon").code).atk == -1


def test_a_card_says_where_it_comes_from() -> None:
    origin = face_of(44095762).origin
    assert origin is not None
    assert (origin.by, origin.text) == ("hand", "2026")
    assert "normal_form" in origin.checks
    # One that is only known comes from nowhere, and neither does a Token.
    assert face_of(63166095).origin is None
    assert face_of(standard_pool().tokens[0].code).origin is None


@pytest.mark.pool
def test_filler_says_so() -> None:
    assert [face_of(card.code).filler for card in CARDS] == [card.filler for card in CARDS]


@pytest.mark.pool
def test_every_card_and_token_has_a_face_with_a_text_for_each_effect() -> None:
    tokens = [token for card in CARDS for token in card.tokens]
    for card in (*CARDS, *tokens):
        assert len(face_of(card.code).effects) == card.printed.written, card


def test_a_token_is_a_token_on_its_type_line() -> None:
    token = standard_pool().tokens[0]
    assert face_of(token.code).types == ("token",)


def test_an_unknown_passcode_has_no_face() -> None:
    with pytest.raises(UnknownCard):
        face_of(1)


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_the_catalogues_have_every_word_that_a_face_can_say(language: str) -> None:
    words = json.loads((CATALOGUES / f"{language}.json").read_text(encoding="utf-8"))
    needed = set[str]()
    for face in all_faces():
        group = "type" if face.kind == "monster" else face.kind
        needed |= {f"card.{group}.{word}" for word in face.types}
        if face.kind != "monster":
            needed |= {f"card.short.{word}" for word in face.types}
        needed |= {f"card.race.{face.race}"} if face.race else set()
        needed |= {f"card.attribute.{face.attribute}"} if face.attribute else set()
    assert needed - words.keys() == set()


# The lobby.


def test_the_lobby_offers_every_starter_deck_and_bot() -> None:
    offered = lobby()
    assert tuple(deck.key for deck in offered.decks) == starters.NAMES
    assert offered.bots == bots.NAMES
    for deck in offered.decks:
        assert Deck(deck.main, deck.extra).check(standard_pool()) == []
        assert deck.name == starters.starter(deck.key).name


# By HTTP.


def test_one_card(client: TestClient) -> None:
    answer = client.get(f"/api/cards/{BLUE_EYES}")
    assert answer.status_code == 200
    assert CardFace.model_validate_json(answer.content) == face_of(BLUE_EYES)


def test_several_cards_in_the_order_asked_for_each_once(client: TestClient) -> None:
    asked = f"{UTOPIA},{BLUE_EYES},1,{UTOPIA}"
    found: list[dict[str, Any]] = client.get("/api/cards", params={"codes": asked}).json()
    assert [face["code"] for face in found] == [UTOPIA, BLUE_EYES]


def test_the_lobby(client: TestClient) -> None:
    assert client.get("/api/lobby").json()["decks"][0]["key"] == starters.NAMES[0]


@pytest.mark.parametrize("code", ["1", "0", "-1", "x", "9" * 30, "٣", "%00"])
def test_an_unknown_card_is_not_found_and_says_so_in_json(client: TestClient, code: str) -> None:
    answer = client.get(f"/api/cards/{code}")
    assert answer.status_code == 404
    said = Refused.model_validate_json(answer.text)
    assert (said.error, said.message) == ("not_found", "no card has this passcode")


@pytest.mark.parametrize("codes", ["", "1,,2", "a", "1;2", "-1", "9" * 11])
def test_codes_that_are_none_are_refused(client: TestClient, codes: str) -> None:
    answer = client.get("/api/cards", params={"codes": codes})
    assert answer.status_code == 422
    assert Refused.model_validate_json(answer.text).error == "malformed"


def test_at_most_a_hundred_codes(client: TestClient) -> None:
    assert client.get("/api/cards", params={"codes": ",".join(["1"] * 100)}).status_code == 200
    assert client.get("/api/cards", params={"codes": ",".join(["1"] * 101)}).status_code == 422


@pytest.mark.parametrize(
    "address", [f"/api/cards/{BLUE_EYES}", f"/api/cards?codes={BLUE_EYES}", "/api/lobby"]
)
def test_who_has_it_already_is_told_so(client: TestClient, address: str) -> None:
    first = client.get(address)
    assert first.headers["Cache-Control"]
    again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    changed = client.get(address, headers={"If-None-Match": '"something-else"'})
    assert (changed.status_code, changed.content) == (200, first.content)


def test_different_answers_have_different_tags(client: TestClient) -> None:
    one, other = (client.get(f"/api/cards/{code}") for code in (BLUE_EYES, UTOPIA))
    assert one.headers["ETag"] != other.headers["ETag"]
