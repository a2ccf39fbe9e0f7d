"""Every malformed file gets one clear sentence, with the place."""

import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from segoc.decks.deck import Deck, DeckTextError
from segoc.formats import lflist
from segoc.formats.cdb import read_cdb
from segoc.formats.deck_files import read_deck, write_deck
from segoc.formats.lflist import read_lflist
from segoc.formats.malformed import FormatError, FormatFault
from segoc.formats.omega import read_omega, write_omega
from segoc.formats.texts import MOST_BYTES
from segoc.formats.ydk import read_ydk
from segoc.formats.ydke import read_ydke
from segoc.formats.ygomobile import read_ygomobile, write_ygomobile
from tests.formats import databases as db
from tests.formats.sample_decks import POOL


def nobody(_code: int) -> bool | None:
    """Knows a card."""
    return None


def omega(raw: bytes) -> Callable[[], Deck]:
    packer = zlib.compressobj(wbits=-15)
    code = b64encode(packer.compress(raw) + packer.flush()).decode()
    return lambda: read_omega(code, nobody)


def link(bits: str) -> Callable[[], Deck]:
    """A link with these bits, which are padded to whole bytes."""
    bits += "0" * (-len(bits) % 8)
    code = b64encode(int(bits, 2).to_bytes(len(bits) // 8, "big"), b"-_").decode().rstrip("=")
    return lambda: read_ygomobile(f"http://deck.ourygo.top?ygotype=deck&v=1&d={code}")


def entry(copies: int, code: int) -> str:
    return f"{copies:02b}{code:027b}"


NO_PASSCODE = "is no passcode: a passcode is a number from 1 to 4294967295"
BROKEN: list[tuple[FormatFault, Callable[[], object], str]] = [
    ("too_big", lambda: read_ydk("#" * (MOST_BYTES + 1)),
     "the file has 1048577 bytes, and at most 1048576 are read"),
    ("too_many_cards", lambda: read_ydk("1\n" * 1001),
     "there are more than 1000 cards: that is no Deck"),
    ("empty", lambda: read_deck(b"\xef\xbb\xbf \r\n", POOL), "there is nothing in it"),
    ("not_a_passcode", lambda: read_ydk("#main\n89631139\n8963113x\n"),
     f"line 3: '8963113x' {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ydk("#main\n0\n"), f"line 2: '0' {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ydk("#main\n4294967296\n"),
     f"line 2: '4294967296' {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ydk("#main\n-5\n"), f"line 2: '-5' {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ydk("#main\n" + "9" * 5000),
     f"line 2: '{'9' * 40}…' {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ydke("ydke://AAAAAA==!!!"), f"character 15: 0 {NO_PASSCODE}"),
    ("not_a_passcode", omega(b"\1\0" + bytes(4)), f"byte 3: 0 {NO_PASSCODE}"),
    ("not_a_passcode", link("00000001" + "00000000" + entry(1, 0)),
     f"character 3: 0 {NO_PASSCODE}"),
    ("not_a_passcode", lambda: read_ygomobile("ygo://deck?main=89631139_x*2"),
     f"card 2: 'x*2' {NO_PASSCODE}"),
    ("no_such_part", lambda: read_ydk("#main\n!seid\n"),
     "line 2: a Deck has no part '!seid': there are #main, #extra and !side"),
    ("not_base64", lambda: read_ydke("ydke://o6lX?aOpVwU=!!!"),
     "character 12: '?' doesn't belong into a code of letters, digits, + and /"),
    ("cut_passcode", lambda: read_ydke("ydke://!o6lXBaOpVw==!!"),
     "character 20: the code of the Extra Deck ends in the middle of a passcode"),
    ("parts_missing", lambda: read_ydke("ydke://o6lXBQ==!"),
     "character 16: the code has 1 of its 3 parts: each ends with a !"),
    ("parts_left_over", lambda: read_ydke("ydke://!!!o6lXBQ==!"),
     "character 11: 'o6lXBQ==!' stands behind the 3 parts of the code"),
    ("not_deflated", lambda: read_omega("Gemini3lfs", nobody),
     "the code can't be unpacked: a part of it is missing or wrong"),
    ("not_deflated", lambda: read_omega(write_omega(Deck([1] * 40))[:8], nobody),
     "the code can't be unpacked: a part of it is missing or wrong"),
    ("not_deflated", lambda: read_omega(write_omega(Deck([1] * 40)).rstrip("=") + "AAAA", nobody),
     "the code can't be unpacked: a part of it is missing or wrong"),
    ("unpacks_too_big", omega(bytes(3000)),
     "the code unpacks to more than 2046 bytes: that is no Deck"),
    ("ends_too_early", omega(b"\2\1" + bytes(8)),
     "byte 10: the code ends too early: it has fewer cards than the 3 that it promises"),
    ("ends_at_once", omega(b"\2"), "the code ends before its first card"),
    ("ends_too_early", link("00000010" + "00000000" + entry(1, 5)),
     "character 8: the code ends too early: it has fewer cards than the 2 that it promises"),
    ("left_over", omega(b"\1\0\1\0\0\0" + bytes(5)),
     "byte 7: the code goes on behind the 1 cards that it promises"),
    ("left_over", link("00000001" + "00000000" + entry(1, 5) + entry(1, 5)),
     "character 8: the code goes on behind the 1 cards that it promises"),
    ("card_without_copies", link("00000001" + "00000000" + entry(0, 5)),
     "character 3: the code has a card with no copies of it"),
    ("no_deck_here", lambda: read_ydke("http://example.com"),
     "there is no Deck in this link: it lacks 'ydke://'"),
    ("no_deck_here", lambda: read_ygomobile("http://x?ygotype=deck&v=1"),
     "there is no Deck in this link: it lacks d=…"),
    ("no_deck_here", lambda: read_ygomobile("ygo://deck?name=x"),
     "there is no Deck in this link: it lacks main=…"),
    ("unknown_version", lambda: read_ygomobile("http://x?ygotype=deck&v=7&d=AAAA"),
     "segoc knows the versions 0 and 1 of these links, not '7'"),
    ("entry_before_list", lambda: read_lflist("#[2020.4]\n55144522 0\n"),
     "line 2: a card stands before the first list: a list begins with !name"),
    ("not_an_entry", lambda: read_lflist("!2020.4\n55144522\n"),
     "line 2: '55144522' is no entry of a list: a passcode and a number belong here"),
    ("not_a_limit", lambda: read_lflist("!2020.4\r\n55144522 4 --強欲な壺\r\n"),
     "line 2: '4' is no limit: 0 to 3 copies can be allowed"),
    ("two_limits", lambda: read_lflist("!2020.4\n55144522 0\n55144522 1\n"),
     "line 3: the list 2020.4 says of 55144522 both 0 and 1"),
    ("unknown_setting", lambda: read_lflist("!2020.4\n$genesys 100\n"),
     "line 2: segoc doesn't know the setting '$genesys 100' of a list"),
    ("no_lists", lambda: read_lflist("# nothing\n"),
     "there is no list in it: a list begins with !name"),
    ("not_a_database", lambda: read_cdb(b"#main\n89631139\n"),
     "it is no card database: it is no SQLite file"),
    ("database_cut_off", lambda: read_cdb(db.database()[:-1]),
     "the card database is damaged: its end is missing"),
    ("database_damaged", lambda: read_cdb(b"SQLite format 3\0\2\0" + bytes(494)),
     "the card database is damaged: file is not a database"),
    ("no_table", lambda: read_cdb(db.database([], "CREATE TABLE datas(id); CREATE TABLE x(y)")),
     "it is no card database: it has no table datas with the columns"
     " id, ot, alias, setcode, type, atk, def, level, race, attribute"),
    ("bad_card", lambda: read_cdb(db.database([{"id": 5, "type": 33, "atk": "many"}])),
     "card 5: its atk is 'many', which makes no sense"),
    ("bad_card", lambda: read_cdb(db.database([{"id": 5, "type": 33, "def": 1 << 40}])),
     "card 5: its def is 1099511627776, which makes no sense"),
    ("too_many_for_omega", lambda: write_omega(Deck([1] * 200, [2] * 56)),
     "a code of Omega holds at most 255 cards of Main and Extra Deck, and as many of the Side Deck;"
     " here are 256"),
    ("too_many_for_ygomobile", lambda: write_ygomobile(Deck([], range(1, 17))),
     "a link of YGOMobile holds at most 15 different cards of the Extra Deck, and here are 16"),
    ("passcode_too_large", lambda: write_ygomobile(Deck([1 << 27])),
     "134217728 is too large for a link of YGOMobile: it holds passcodes up to 134217727"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "read", "sentence"), BROKEN)
def test_one_sentence_with_the_place(
    kind: FormatFault, read: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(FormatError) as refused:
        read()
    assert (refused.value.kind, str(refused.value)) == (kind, sentence)


def test_too_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lflist, "MOST_ENTRIES", 2)
    with pytest.raises(FormatError, match=r"^line 4: there are more than 2 entries in it$"):
        read_lflist("!x\n1 0\n2 0\n3 0\n")


def test_too_many_lines() -> None:
    with pytest.raises(FormatError, match=r"^there are more than 300 lines in it$"):
        read_deck("Dark Magican\n" * 301, POOL)


def test_everything_that_can_be_wrong_is_tried() -> None:
    # Those with bounds that are lowered, here and in test_cdb.
    elsewhere = {"too_many_entries", "too_many_lines", "takes_too_long", "too_many_known_cards"}
    assert {kind for kind, _, _ in BROKEN} | elsewhere == set(get_args(FormatFault))


# Whatever somebody pastes: it is a Deck, or there is a reason why not.

SCRAPS = (
    "ydke://", "!", "#main", "!side", "\n", "ygotype=deck&v=1&d=", "89631139", "=", "3 ", "?", "&",
    "青眼白龙", "AAAA", "\ufeff", "\0", "http://x", "ygo://deck?main=", "_", "*2",
)  # fmt: skip


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_any_file(data: bytes | str) -> None:
    try:
        deck = read_deck(data, POOL).deck
    except (FormatError, DeckTextError):
        return
    assert isinstance(deck, Deck)


@given(st.lists(st.one_of(st.sampled_from(SCRAPS), st.text(max_size=5)), max_size=20).map("".join))
def test_any_scraps(text: str) -> None:
    try:
        deck = read_deck(text, POOL).deck
    except (FormatError, DeckTextError):
        return
    assert isinstance(deck, Deck)
    assert write_deck(deck, "ydk", POOL)


@given(st.text(st.sampled_from("!$#0123 \n-x."), max_size=100))
def test_any_list(text: str) -> None:
    try:
        lists = read_lflist(text)
    except FormatError:
        return
    assert lists


def test_a_bomb_is_not_unpacked() -> None:
    """Some letters that would be megabytes."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(bytes(64 << 20)) + packer.flush()
    with pytest.raises(FormatError, match="unpacks to more than 2046 bytes"):
        read_deck(b64encode(packed), POOL)


def test_long_lines_take_no_time() -> None:
    for text in ("!" * 500_000, f"ydke://{'A' * 500_000}!!!", "3 " * 500_000, "x" * 500_000):
        with pytest.raises((FormatError, DeckTextError)):
            read_deck(text, POOL)
