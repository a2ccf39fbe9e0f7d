"""Codes and files as other programs write them, and what they hold."""

import zlib
from base64 import b64encode
from collections.abc import Callable

import pytest

from segoc.decks.deck import Deck
from segoc.formats.deck_files import Form, form_of, read_deck
from segoc.formats.omega import read_omega, write_omega
from segoc.formats.ydk import read_ydk
from segoc.formats.ydke import read_ydke, write_ydke
from segoc.formats.ygomobile import read_ygomobile, write_ygomobile
from tests.formats.sample_decks import POOL

BLUE_EYES, STARDUST, NIBIRU = 89631139, 44508094, 27204311
SMALL = Deck([BLUE_EYES] * 3, [STARDUST] * 2, [14087893])


class TestYdk:
    @pytest.mark.parametrize(
        "data",
        [
            b"#created by me\n#main\n89631139\n#extra\n44508094\n!side\n483\n",
            b"#created by me\r\n#main\r\n89631139\r\n#extra\r\n44508094\r\n!side\r\n483\r\n",
            b"#main\r89631139\r#extra\r44508094\r!side\r483",
            b"\xef\xbb\xbf#main\n89631139\n#extra\n44508094\n!side\n483\n\x1a",
            "#created by 我\n#main\n89631139\n#extra\n44508094\n!side\n483".encode("gb18030"),
            "#created by 遊戯\n#main\n89631139\n#extra\n44508094\n!side\n483".encode("cp932"),
            "#created by José\n#main\n89631139\n#extra\n44508094\n!side\n483".encode("latin-1"),
            "#main\n89631139\n#extra\n44508094\n!side\n483".encode("utf-16"),
            "#main\n89631139\n#extra\n44508094\n!side\n483".encode("utf-16-le"),
            "#main\n89631139\n#extra\n44508094\n!side\n483".encode("utf-16-be"),
            "#Main\n　８９６３１１３９　\n#EXTRA\n 44508094\t\n!Side\n00000483\n\n\n".encode(),
            b"89631139\n#extra\n44508094\n#side\n483",
        ],
    )
    def test_any_ends_of_lines_marks_and_encodings(self, data: bytes) -> None:
        assert read_ydk(data) == Deck([BLUE_EYES], [STARDUST], [483])
        assert read_deck(data, POOL).form == "ydk"

    def test_passcodes_that_nobody_knows_are_kept(self) -> None:
        assert read_ydk("#main\n1\n4294967295\n").main == (1, 4294967295)


class TestYdke:
    CODE = "ydke://o6lXBaOpVwWjqVcF!viOnAr4jpwI=!1fbWAA==!"

    def test_as_written_by_edopro(self) -> None:
        assert read_ydke(self.CODE) == SMALL
        assert write_ydke(SMALL) == self.CODE

    @pytest.mark.parametrize("change", [lambda code: code[:-1], lambda code: f" {code}\n"])
    def test_with_what_gets_lost_on_the_way(self, change: Callable[[str], str]) -> None:
        assert read_ydke(change(self.CODE)) == SMALL
        assert read_ydke(self.CODE.replace("=", "")) == SMALL


class TestOmega:
    # Of a public collection of examples.
    CODE = (
        "0+a6LjWfEYbv/L/MAMIXps0AY4kjoiww/PbQdlYYFuz7zgDDKmaXWGB4zsmPjCC8uMSeGYRfys5kheHgpcuZQXj3"
        "GXs4XnDhIQscP7oGx/ll7xlguPCSLrM1cx1L/+bXjBYbk1k0uaWYg753MQcD8Ub3TWD8MGIuGIPsBNkBAA=="
    )

    EXTRA = (53334641, 75367227, 32224143)

    def test_as_written_by_omega(self) -> None:
        deck = read_omega(self.CODE, lambda code: code in TestOmega.EXTRA)
        assert (len(deck.main), len(deck.extra), len(deck.side)) == (40, 3, 10)
        assert deck.main[:1] == (NIBIRU,)
        assert write_omega(deck) == self.CODE

    def test_the_card_on_the_box_is_no_card_of_the_deck(self) -> None:
        raw = bytes((1, 1)) + b"".join(
            code.to_bytes(4, "little") for code in (BLUE_EYES, STARDUST, NIBIRU)
        )
        packer = zlib.compressobj(wbits=-15)
        code = b64encode(packer.compress(raw) + packer.flush()).decode()
        assert read_omega(code, {BLUE_EYES: False}.get) == Deck([BLUE_EYES], [], [STARDUST])

    def test_what_nobody_knows_lies_where_the_card_before_it_lies(self) -> None:
        deck = Deck([1, BLUE_EYES, 2], [STARDUST, 3], [4])
        home = {BLUE_EYES: False, STARDUST: True}
        assert read_omega(write_omega(deck), home.get) == deck


class TestYGOMobile:
    # The example of the protocol's description.
    LINK = "https://example.com/deck?ygotype=deck&v=1&d=ARHqvU0cqcjvka3tqg"

    def test_as_described(self) -> None:
        assert read_ygomobile(self.LINK) == SMALL
        assert write_ygomobile(SMALL).endswith("?ygotype=deck&v=1&d=ARHqvU0cqcjvka3tqg")

    @pytest.mark.parametrize(
        "link",
        [
            "ygo://deck?main=89631139*3_&extra=44508094*2_&side=14087893_",
            "http://x?ygotype=deck&v=0&main=89631139*3&extra=44508094_44508094&side=14087893",
            "看看 http://deck.ourygo.top?ygotype=deck&v=1&d=ARHqvU0cqcjvka3tqg 吧",
            "http://deck.ourygo.top?d=ARHqvU0cqcjvka3tqgA&ygotype=deck",
        ],
    )
    def test_other_links(self, link: str) -> None:
        assert read_ygomobile(link) == SMALL

    def test_the_name(self) -> None:
        link = "http://x?name=%E7%99%BD%E9%BE%99&ygotype=deck&v=1&d=ARHqvU0cqcjvka3tqg"
        assert read_ygomobile(link).name == "白龙"


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("3 Blue-Eyes White Dragon", "text"),
        ("# Mine\n3 青眼白龙\nSide:\n1 青眼白龙", "text"),
        ("89631139", "ydk"),
        ("89631139\n89631139\n", "ydk"),
        ("Gemini3lfs", "omega"),  # one word that no card is called: a code, and a broken one
        ("Sabersauruss", "text"),  # but without digits it is rather a slip
        ("7\n7", "text"),
        ("Sabersaurus", "text"),
        (TestYdke.CODE, "ydke"),
        (TestYGOMobile.LINK, "ygomobile"),
        (TestOmega.CODE, "omega"),
    ],
)
def test_what_form_a_text_has(text: str, form: Form) -> None:
    assert form_of(text, POOL) == form
