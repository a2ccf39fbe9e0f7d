"""Card databases: what is printed on their cards, other artworks, and files that mean harm."""

import contextlib
import sqlite3
import time
from typing import Any

import pytest
from hypothesis import given, strategies as st

from segoc.cards.definition import Definition
from segoc.decks.deck import Deck
from segoc.formats import cdb
from segoc.formats.cdb import read_cdb
from segoc.formats.cdb_numbers import LONGEST_TEXT
from segoc.formats.deck_files import read_deck, with_originals, write_deck
from segoc.formats.malformed import FormatError
from segoc.kernel.table import geometry, kinds
from tests.formats import databases as db
from tests.formats.sample_decks import POOL

BLUE_EYES = 89631139
FIELDS = (
    "kind", "prop", "types", "attribute", "race", "level", "atk", "defense", "arrows", "scale",
)  # fmt: skip


class TestCards:
    def test_a_link_monster(self) -> None:
        face = read_cdb(db.database()).cards[910000001].printed
        assert (face.kind, face.types) == (kinds.MONSTER, kinds.EFFECT_MONSTER | kinds.LINK)
        assert (face.level, face.atk, face.defense) == (3, 2300, kinds.NONE)
        assert face.arrows == geometry.BOTTOM_LEFT | geometry.BOTTOM_RIGHT | geometry.TOP
        assert (face.race, face.attribute) == (kinds.CYBERSE, kinds.DARK)
        assert face.in_extra_deck

    def test_a_pendulum_monster(self) -> None:
        face = read_cdb(db.database()).cards[910000002].printed
        assert (face.level, face.scale, face.atk) == (7, 4, kinds.QUESTION_MARK)
        # 0x3008 is the archetype within HERO that is called Elemental HERO.
        assert face.series == ("青眼", "英雄", "元素英雄")

    def test_a_trap(self) -> None:
        card = read_cdb(db.database()).cards[910000003]
        assert (card.printed.kind, card.printed.prop) == (kinds.TRAP, kinds.CONTINUOUS)
        assert (card.name, card.text) == ("Some Trap", "You draw.")

    def test_what_is_no_card_of_the_game_is_told(self) -> None:
        found = read_cdb(db.database())
        assert found.left_out == (300000001,)
        assert len(found) == len(db.ALL) - 1

    def test_names_however_they_are_spelt(self) -> None:
        found = read_cdb(db.database())
        for name in ("灰流うらら", "some  LINK", "ＳＯＭＥ　ＬＩＮＫ", "Some-Link"):
            assert found.named(name) is not None
        assert found.named("some") is None
        blue_eyes = found.named("青眼の白龍")
        assert blue_eyes is not None
        assert blue_eyes.code == BLUE_EYES

    def test_a_file_that_has_its_log_beside_it(self) -> None:
        data = db.database()
        assert data[18:20] == b"\1\1"
        assert len(read_cdb(data[:18] + b"\2\2" + data[20:])) == len(db.ALL) - 1


class TestArtworks:
    def test_are_the_same_card(self) -> None:
        found = read_cdb(db.database())
        assert found.original(89631140) == BLUE_EYES
        assert found.original(36996508) == BLUE_EYES
        deck = Deck([89631140, 36996508, BLUE_EYES, 14558127], [], [777])
        assert with_originals(Deck([910000013]), POOL, found) == Deck([910000003])
        assert with_originals(deck, POOL, found) == Deck([BLUE_EYES] * 3 + [14558127], [], [777])

    def test_what_only_counts_as_another_is_none(self) -> None:
        assert read_cdb(db.database()).original(91932350) == 91932350

    def test_black_luster_soldier_is_two_cards(self) -> None:
        soldier = {"id": 5405695, "type": 0x21, "alias": 5405694, "name": "A"}
        assert read_cdb(db.database([soldier])).original(5405695) == 5405695


class TestDecks:
    def test_names_that_only_the_database_knows(self) -> None:
        found = read_cdb(db.database())
        text = "3 灰流うらら\nSome Link\n2 青眼の白龍\n910000002"
        deck = read_deck(text, POOL, found).deck
        assert deck == Deck([14558127] * 3 + [BLUE_EYES] * 2 + [910000002], [910000001])
        again = read_deck(write_deck(deck, "text", POOL, found), POOL, found).deck
        assert again == deck

    def test_a_name_is_written_only_where_it_means_this_passcode(self) -> None:
        """Not that of another artwork, nor that of a card of its own that the pool has, too."""
        namesake = {"id": 910000009, "type": 0x21, "name": "Dark Magician"}
        found = read_cdb(db.database([*db.ALL, namesake]))
        deck = Deck([89631140, 910000009, 14558127])
        text = write_deck(deck, "text", POOL, found, "ja")
        assert text == "Main:\n1 89631140\n1 910000009\n1 灰流うらら\n"
        assert read_deck(text, POOL, found).deck == deck

    def test_omega_finds_the_extra_deck_by_it(self) -> None:
        found = read_cdb(db.database())
        deck = Deck([910000002], [910000001], [910000003])
        code = write_deck(deck, "omega", POOL)
        assert read_deck(code, POOL, found).deck == deck
        assert read_deck(code, POOL).deck == Deck([910000002, 910000001], [], [910000003])


def numbers_of(card: Definition) -> dict[str, Any]:
    """A card of the pool as the format has it, written down by the format's own numbers."""
    face = card.printed
    bits = {
        kinds.EFFECT_MONSTER: 0x20, kinds.FUSION: 0x40, kinds.RITUAL: 0x80, kinds.SPIRIT: 0x200,
        kinds.UNION: 0x400, kinds.GEMINI: 0x800, kinds.TUNER: 0x1000, kinds.SYNCHRO: 0x2000,
        kinds.FLIP: 0x200000, kinds.TOON: 0x400000, kinds.XYZ: 0x800000,
        kinds.PENDULUM: 0x1000000, kinds.SPECIAL_SUMMON_MONSTER: 0x2000000, kinds.LINK: 0x4000000,
    }  # fmt: skip
    props = {
        kinds.NORMAL_CARD: 0, kinds.CONTINUOUS: 0x20000, kinds.EQUIP: 0x40000,
        kinds.FIELD_SPELL: 0x80000, kinds.QUICK_PLAY: 0x10000, kinds.RITUAL_SPELL: 0x80,
        kinds.COUNTER: 0x100000,
    }  # fmt: skip
    attributes = dict(
        zip((kinds.EARTH, kinds.WATER, kinds.FIRE, kinds.WIND, kinds.LIGHT, kinds.DARK,
             kinds.DIVINE), (1, 2, 4, 8, 16, 32, 64), strict=True)
    )  # fmt: skip
    markers = dict(
        zip((geometry.BOTTOM_LEFT, geometry.BOTTOM, geometry.BOTTOM_RIGHT, geometry.LEFT,
             geometry.RIGHT, geometry.TOP_LEFT, geometry.TOP, geometry.TOP_RIGHT),
            (0x1, 0x2, 0x4, 0x8, 0x20, 0x40, 0x80, 0x100), strict=True)
    )  # fmt: skip
    made: dict[str, Any] = {"id": card.code, "name": card.en}
    if not face.is_monster:
        return made | {"type": (2 if face.kind == kinds.SPELL else 4) | props[face.prop]}
    scale = max(face.scale, 0)
    link = face.types & kinds.LINK
    arrows = sum(value for bit, value in markers.items() if face.arrows & bit)
    return made | {
        "type": 1 | sum(value for bit, value in bits.items() if face.types & bit),
        "atk": -2 if face.atk == kinds.QUESTION_MARK else face.atk,
        "def": arrows if link else -2 if face.defense == kinds.QUESTION_MARK else face.defense,
        "level": face.level | scale << 24 | scale << 16,
        "race": face.race,
        "attribute": attributes[face.attribute],
    }


def test_every_card_of_the_pool_is_read_as_it_is_printed() -> None:
    cards = [card for card in POOL if not card.filler]
    found = read_cdb(db.database(map(numbers_of, cards)))
    for card in cards:
        ours, theirs = card.printed, found.cards[card.code].printed
        for field in FIELDS:
            assert getattr(ours, field) == getattr(theirs, field), (card, field)


class TestHarm:
    """Every file ends soon, with one sentence."""

    @given(st.binary(max_size=200))
    def test_any_bytes(self, data: bytes) -> None:
        with pytest.raises(FormatError):
            read_cdb(data)

    @given(st.data())
    def test_a_database_with_a_wrong_byte(self, data: st.DataObject) -> None:
        good = db.database()
        place = data.draw(st.integers(0, len(good) - 1))
        byte = data.draw(st.binary(min_size=1, max_size=1))
        # There may be nothing wrong with it, as in the middle of a name.
        with contextlib.suppress(FormatError):
            read_cdb(good[:place] + byte + good[place + 1 :])

    @pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
    def test_a_database_that_is_cut_off(self, part: float) -> None:
        good = db.database()
        with pytest.raises(FormatError):
            read_cdb(good[: int(part * len(good))])

    def test_a_view_in_place_of_a_table(self) -> None:
        endless = """CREATE VIEW datas AS WITH RECURSIVE n(id) AS
            (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 0 AS ot, 0 AS alias, 0 AS setcode,
            1 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, 0 AS attribute FROM n;
            CREATE TABLE texts(id integer primary key, name text, desc text);"""
        with pytest.raises(FormatError, match="it has no table datas"):
            read_cdb(db.database([], endless))

    def test_columns_that_are_computed(self) -> None:
        schema = db.SCHEMA.replace("category integer", "category integer, x AS (hex(zeroblob(9)))")
        with pytest.raises(FormatError, match="it has no table datas"):
            read_cdb(db.database([], schema))

    def test_a_table_that_takes_too_long(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(cdb, "MOST_STEPS", 2)
        cards = [{"id": code, "type": 2, "name": "x"} for code in range(1, 3000)]
        with pytest.raises(FormatError, match="takes too long"):
            read_cdb(db.database(cards))

    def test_too_many_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(cdb, "MOST_CARDS", 5)
        with pytest.raises(FormatError, match="there are more than 5 cards in the card database"):
            read_cdb(db.database())

    def test_a_name_that_never_ends(self) -> None:
        card = {"id": 1, "type": 2, "name": "x" * (cdb.LONGEST_VALUE + 1)}
        with pytest.raises(
            FormatError, match="the card database is damaged: string or blob too big"
        ):
            read_cdb(db.database([card]))
        long = {"id": 1, "type": 2, "name": "x", "desc": "y" * 10_000}
        assert len(read_cdb(db.database([long])).cards[1].text) == LONGEST_TEXT

    def test_all_cards_of_the_game_are_read_in_time(self) -> None:
        cards = [{"id": code, "type": 2, "name": f"Card {code}"} for code in range(1, 20_001)]
        data = db.database(cards)
        start = time.monotonic()
        assert len(read_cdb(data)) == 20_000
        assert time.monotonic() - start < 20

    def test_nothing_is_left_open(self) -> None:
        data = db.database()
        for _ in range(300):
            read_cdb(data)
        assert sqlite3.connect(":memory:").execute("SELECT 1").fetchone() == (1,)
