"""The Deck page's part of the server: cards are found, Decks read, judged and written."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from segoc.app.deck_lists import MOST_BYTES, MOST_LISTS
from segoc.app.decks_api import PAGE, index
from segoc.app.server import create_app
from segoc.app.storage import Storage
from segoc.cards.catalogue import catalogue
from segoc.cards.frozen import frozen_pool
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.decks.starters import starter
from segoc.formats.deck_files import FORMS, Form, write_deck
from segoc.search import Catalogue, Query

HOST = "127.0.0.1"
POOL = standard_pool()
BLUE_EYES = 89631139
# No card has it.
NOBODY = 12345678
CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "i18n"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One for all: nothing is kept between two requests."""
    folder = tmp_path_factory.mktemp("decks")
    app = create_app(Storage(folder / "segoc.sqlite"), [HOST], folder=folder)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


def names(client: TestClient, **wanted: Any) -> list[str]:
    said = client.get("/api/decks/cards", params=wanted)
    assert said.status_code == 200, said.text
    return [catalogue().name(code) for code in said.json()["codes"]]


def parts(deck: Deck) -> dict[str, Any]:
    return {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}


def check(client: TestClient, deck: Deck, limits: Any = None) -> dict[str, Any]:
    said = client.post("/api/decks/check", json={"deck": parts(deck), "list": limits})
    assert said.status_code == 200, said.text
    found: dict[str, Any] = said.json()
    return found


def kinds(report: dict[str, Any]) -> list[str]:
    return [fault["detail"]["what"] for fault in report["faults"]]


class TestFindingCards:
    @pytest.mark.parametrize("name", ["Blue-Eyes White Dragon", "青眼の白龍", "blueeyes white"])
    def test_by_name_in_any_language(self, client: TestClient, name: str) -> None:
        assert names(client, name=name)[0] == "Blue-Eyes White Dragon"

    def test_by_what_is_printed_on_them(self, client: TestClient) -> None:
        wanted = {"kind": ["monster", "normal"], "race": "dragon", "attribute": "light"}
        numbers = {"grade": "level", "least": 8, "most": 8, "atk_least": 3000, "home": "main"}
        assert names(client, **wanted, **numbers) == ["Blue-Eyes White Dragon"]
        assert names(client, **wanted, **numbers, def_most=2400) == []

    def test_by_archetype_under_the_key_that_is_offered(self, client: TestClient) -> None:
        (key,) = (one.key for one in index().archetypes if one.name.en == "Elemental HERO")
        assert "Elemental HERO Sparkman" in names(client, archetype=key)

    def test_also_what_can_not_be_played_yet(self, client: TestClient) -> None:
        assert names(client, name="Raigeki")[:2] == ["Raigeki", "Raigeki Break"]
        assert names(client, name="Raigeki", playable=True) == ["Raigeki Break"]
        assert "Raigeki" in names(client, name="Raigeki", playable=False)
        (tearlaments,) = (one for one in index().archetypes if one.name.en == "Tearlaments")
        assert tearlaments.name.ja == "ティアラメンツ"

    def test_by_words_of_the_text_in_any_language(self, client: TestClient) -> None:
        assert "Pot of Greed" in names(client, text="draw 2", kind="spell")
        assert names(client, text="draw 2 xyzzy") == []

    def test_page_by_page_without_a_gap(self, client: TestClient) -> None:
        wanted = [card.code for card in Catalogue(POOL).search(Query(kinds=("trap",)), "zh")]
        found: list[int] = []
        while len(found) < len(wanted):
            asked: dict[str, Any] = {"kind": "trap", "language": "zh", "first": len(found)}
            said = client.get("/api/decks/cards", params=asked).json()
            assert (said["total"], said["first"]) == (len(wanted), len(found))
            assert 0 < len(said["codes"]) <= PAGE
            found += said["codes"]
        assert found == wanted

    @pytest.mark.parametrize(
        "wanted",
        [
            {"kind": "pancake"},
            {"kind": ["monster"] * 5},
            {"race": "sandwich"},
            {"name": "x" * 101},
            {"grade": "height"},
            {"grade": "level", "least": -1},
            {"atk_least": 10**9},
            {"first": -1},
            {"first": 10**9},
            {"language": "tlh"},
        ],
    )
    def test_what_nobody_can_look_for_is_refused(
        self, client: TestClient, wanted: dict[str, Any]
    ) -> None:
        said = client.get("/api/decks/cards", params=wanted)
        assert (said.status_code, said.json()["error"]) == (422, "malformed")


class TestWhatIsOffered:
    def test_everything_that_is_offered_finds_a_card(self) -> None:
        cards = Catalogue(POOL)
        offered = index()
        queries = [Query(kinds=("monster", word)) for word in offered.types]
        queries += [Query(kinds=("spell", word)) for word in offered.spells]
        queries += [Query(kinds=("trap", word)) for word in offered.traps]
        queries += [Query(race=word) for word in offered.races]
        queries += [Query(attribute=word) for word in offered.attributes]
        queries += [Query(archetype=one.key) for one in offered.archetypes]
        assert len(queries) > 250
        assert [query for query in queries if not cards.search(query)] == []

    @pytest.mark.parametrize("language", ["en", "zh", "ja"])
    def test_and_the_pages_have_words_for_it(self, language: str) -> None:
        known = json.loads((CATALOGUES / f"{language}.json").read_text("utf-8"))
        offered = index()
        keys = [f"card.type.{word}" for word in offered.types]
        keys += [f"card.spell.{word}" for word in offered.spells]
        keys += [f"card.trap.{word}" for word in offered.traps]
        keys += [f"card.race.{word}" for word in offered.races]
        keys += [f"card.attribute.{word}" for word in offered.attributes]
        keys += [f"decks.form.{form}" for form in offered.forms]
        assert [key for key in keys if key not in known] == []

    def test_the_lists_follow_each_other_without_a_gap(self, client: TestClient) -> None:
        lists = client.get("/api/decks").json()["lists"]
        told = [(one["list"]["name"], one["since"], one["until"]) for one in lists]
        assert told[0] == ("2026.7", "2026-07-01", None)
        assert ("2020.4", "2020-04-01", "2020-06-30") in told
        for (_, since, _), (_, _, until) in pairwise(told):
            assert date.fromisoformat(since) - date.fromisoformat(until) == timedelta(days=1)


class TestReading:
    @pytest.mark.parametrize("form", FORMS)
    def test_every_form_is_written_and_read_again(self, client: TestClient, form: Form) -> None:
        deck = starter("junk")
        asked = {"deck": parts(deck), "name": "Schrott 屑", "form": form, "language": "ja"}
        text = client.post("/api/decks/write", json=asked).json()["text"]
        assert text == write_deck(
            Deck(deck.main, deck.extra, deck.side, "Schrott 屑"), form, POOL, language="ja"
        )
        said = client.post("/api/decks/read", content=text.encode()).json()
        assert said["form"] == form
        assert {part: sorted(codes) for part, codes in said["deck"].items()} == {
            part: sorted(codes) for part, codes in parts(deck).items()
        }
        assert (said["report"]["faults"], said["report"]["percent"]) == ([], 100)
        keeps_its_name = form in ("text", "ydk", "ygomobile")
        assert said["name"] == ("Schrott 屑" if keeps_its_name else "")

    def test_a_file_in_another_encoding_under_the_name_that_it_has(
        self, client: TestClient
    ) -> None:
        text = f"#created by 玩家\n#main\n{BLUE_EYES}\n"
        for encoding in ("gb18030", "utf-16"):
            said = client.post(
                "/api/decks/read", params={"name": "蓝眼"}, content=text.encode(encoding)
            )
            assert said.json()["deck"]["main"] == [BLUE_EYES]
            assert said.json()["name"] == "蓝眼"

    def test_cards_that_the_pool_lacks_are_kept_and_told(self, client: TestClient) -> None:
        text = "#main\n" + f"{BLUE_EYES}\n" * 3 + f"{NOBODY}\n" * 2 + "!side\n777\n"
        said = client.post("/api/decks/read", content=text).json()
        assert said["deck"] == {"main": [BLUE_EYES] * 3 + [NOBODY] * 2, "extra": [], "side": [777]}
        report = said["report"]
        assert (report["playable"], report["total"], report["percent"]) == (3, 6, 50)
        assert report["lacking"] == [
            {"code": NOBODY, "count": 2, "name": None, "reason": None},
            {"code": 777, "count": 1, "name": None, "reason": None},
        ]
        lacks = [one for one in report["faults"] if one["detail"]["what"] == "unknown_passcode"]
        assert [(one["codes"], one["detail"]["rule"]) for one in lacks] == [
            ([NOBODY], "SEG-006"),
            ([777], "SEG-006"),
        ]

    def test_one_line_that_means_no_card_loses_no_other(self, client: TestClient) -> None:
        text = "3 Raigekki\n3 Blue-Eyes White Dragon\n2 Raigeki\nqqqqqqq\n"
        said = client.post("/api/decks/read", content=text).json()
        assert said["deck"]["main"] == [BLUE_EYES] * 3 + [12580477] * 2
        first, second = said["unread"]
        assert (first["what"], first["values"]["line"]) == ("misspelt_name", 1)
        assert first["values"]["near"].startswith("Raigeki / ")
        assert (second["what"], second["values"]) == (
            "unknown_name",
            {"line": 4, "name": "qqqqqqq"},
        )

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("", "empty"),
            ("#main\nabc", "not_a_passcode"),
            ("ydke://AAA=!!!", "cut_passcode"),
            ("3 Dark Magican", "misspelt_name"),
            ("3 Dark Hole\n" * 301, "too_many_lines"),
            ("#main\n" + f"{BLUE_EYES}\n" * 1001, "too_many_cards"),
            ("x" * (1 << 20) + "x", "too_big"),
        ],
    )
    def test_what_can_not_be_read_is_said(self, client: TestClient, text: str, what: str) -> None:
        said = client.post("/api/decks/read", content=text)
        assert (said.status_code, said.json()["error"]) == (422, "bad_deck")
        assert [detail["what"] for detail in said.json()["details"]] == [what]

    def test_the_name_is_plain_and_short(self, client: TestClient) -> None:
        name = "\u202ea\u200b" + "b" * 200
        said = client.post("/api/decks/read", params={"name": name}, content=str(BLUE_EYES))
        assert said.json()["name"] == "a" + "b" * 59


class TestJudging:
    def test_a_deck_that_may_be_played(self, client: TestClient) -> None:
        assert check(client, starter("junk"))["faults"] == []

    def test_faults_name_the_rule_and_the_cards(self, client: TestClient) -> None:
        deck = starter("junk")
        report = check(client, Deck((*deck.main, *[BLUE_EYES] * 4), deck.extra, [BLUE_EYES] * 16))
        assert kinds(report) == ["side_size", "too_many_copies"]
        assert report["faults"][1] == {
            "detail": {
                "what": "too_many_copies",
                "values": {
                    "card": {
                        "en": "Blue-Eyes White Dragon",
                        "zh": "青眼白龙",
                        "ja": "青眼の白龍",
                    },
                    "count": 20,
                    "most": 3,
                },
                "rule": "SEG-004",
            },
            "codes": [BLUE_EYES],
        }

    def test_a_list_that_comes_with_segoc(self, client: TestClient) -> None:
        pot = POOL.find("Pot of Greed").code
        deck = Deck((*starter("junk").main, pot), starter("junk").extra)
        assert kinds(check(client, deck)) == []
        assert "forbidden" in kinds(check(client, deck, "2020.4"))
        said = client.post("/api/decks/check", json={"deck": parts(deck), "list": "1999.1"})
        assert (said.status_code, said.json()["error"]) == (404, "not_found")

    def test_a_list_of_ones_own(self, client: TestClient) -> None:
        text = f"!2004.3\n{BLUE_EYES} 1\n!Goat\n$whitelist\n{BLUE_EYES} 3\n!2005.3\n!2005.4 TCG\n"
        lists = client.post("/api/decks/lists", content=text).json()["lists"]
        assert [(one["region"], one["since"], one["until"]) for one in lists] == [
            ("OCG", "2004-03-01", "2005-02-28"),
            ("GOAT", None, None),
            ("OCG", "2005-03-01", None),
            ("TCG", "2005-04-01", None),
        ]
        first, goat = (one["list"] for one in lists[:2])
        two = Deck([BLUE_EYES] * 2)
        assert kinds(check(client, two, first)) == ["main_size", "limited"]
        assert kinds(check(client, two, goat)) == ["main_size"]
        hole = Deck([POOL.find("Dark Hole").code])
        assert kinds(check(client, hole, goat)) == ["main_size", "unlisted"]

    def test_what_counts_as_a_card_of_the_list_is_marked_as_well(self, client: TestClient) -> None:
        also = next(
            card for card in frozen_pool() if card.printed.name != card.code and not card.filler
        )
        text = f"!2004.3\n{also.printed.name} 1\n"
        (one,) = client.post("/api/decks/lists", content=text).json()["lists"]
        assert [also.code, 1] in one["list"]["limits"]
        report = check(client, Deck([also.code] * 2), one["list"])
        assert kinds(report) == ["main_size", "limited"]

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("", "no_lists"),
            ("777 1", "entry_before_list"),
            ("!a\n777 9", "not_a_limit"),
            ("!a\n" * (MOST_LISTS + 1), "too_many_entries"),
            ("#" * (MOST_BYTES + 1), "too_big"),
        ],
    )
    def test_lists_that_can_not_be_read(self, client: TestClient, text: str, what: str) -> None:
        said = client.post("/api/decks/lists", content=text)
        assert (said.status_code, said.json()["error"]) == (422, "malformed")
        assert [detail["what"] for detail in said.json()["details"]] == [what]


class TestBadRequests:
    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"\xff",
            b"{}",
            b'{"deck": {"main": [0], "extra": [], "side": []}}',
            b'{"deck": {"main": ["777"], "extra": [], "side": []}}',
            b'{"deck": {"main": [4294967296], "extra": [], "side": []}}',
            b'{"deck": {"main": [], "extra": [], "side": []}, "more": 1}',
            json.dumps({"deck": {"main": [777] * 1001, "extra": [], "side": []}}).encode(),
        ],
    )
    @pytest.mark.parametrize("what", ["check", "write"])
    def test_they_are_refused_without_being_repeated(
        self, client: TestClient, what: str, body: bytes
    ) -> None:
        said = client.post(f"/api/decks/{what}", content=body)
        assert (said.status_code, said.json()["error"]) == (422, "malformed")
        assert "777" not in said.text

    def test_a_limit_that_can_not_be(self, client: TestClient) -> None:
        limits = {"name": "mine", "whitelist": False, "limits": [[777, 4]]}
        asked = {"deck": parts(Deck([])), "list": limits}
        assert client.post("/api/decks/check", json=asked).status_code == 422

    def test_a_deck_that_a_form_has_no_room_for(self, client: TestClient) -> None:
        asked = {"deck": parts(Deck(range(1000, 1300))), "form": "ygomobile"}
        said = client.post("/api/decks/write", json=asked)
        assert (said.status_code, said.json()["error"]) == (422, "bad_deck")
        assert [one["what"] for one in said.json()["details"]] == ["too_many_for_ygomobile"]
