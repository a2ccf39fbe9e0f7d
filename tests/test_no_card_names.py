"""Kernel, effects and bots know no card: whatever is special about one is in its definition."""

import re
from functools import cache
from pathlib import Path

import pytest

import segoc
from segoc.cards.standard import standard_pool
from tests.card_sample import CARDS, FROZEN, WHOLE

SOURCE = Path(segoc.__file__).parent
# Where it says nothing about cards; a folder that isn't there yet has no files.
FOLDERS = ("kernel", "effects", "bots")
FILES = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))

# Names that are words of everyday English, and may stand anywhere.
PLAIN_WORDS = {"exchange", "shrink", "stand in", "dreamland", "one for one", "tuning"}
SHORTEST = 3


@cache
def names() -> list[str]:
    """All names of all cards that are looked at: of the others only by `make test-pool`, since what
    somebody calls a card may be what a rule is called."""
    found = {
        name.casefold()
        for card in (CARDS if WHOLE else FROZEN)
        for name in (*card.names, *card.aliases)
        if len(name) >= SHORTEST and name.casefold() not in PLAIN_WORDS
    }
    return sorted(found)


def names_in(text: str) -> list[str]:
    """The names that the text mentions; those in Latin letters not as a part of a word."""
    # A pattern of all names takes far longer than to look first which can be there at all.
    found = [name for name in names() if name in text]
    parts = [rf"\b{re.escape(n)}\b" if n.isascii() else re.escape(n) for n in found]
    return re.findall("|".join(parts), text) if parts else []


def cards_in(text: str) -> list[str]:
    """The names and passcodes of cards that the text mentions."""
    digits = re.findall(r"\d+", re.sub(r"(?<=\d)_(?=\d)", "", text))
    codes = [number for number in digits if len(number) < 12 and int(number) in standard_pool()]
    return names_in(text.casefold()) + codes


@pytest.mark.pool
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_card_is_mentioned(path: Path) -> None:
    assert cards_in(path.read_text(encoding="utf-8")) == []


def test_the_kernel_is_looked_at() -> None:
    assert len(FILES) > 30


@pytest.mark.parametrize(
    ("text", "mentioned"),
    [
        ("if card.code == 89631139:", ["89631139"]),
        ("CODE = 89_631_139", ["89631139"]),
        ("LIMIT = 00027551", ["00027551"]),
        ("# 影依蜥蜴 and others", ["影依蜥蜴"]),
        ("# as ＳＰＹＲＡＬ－ダンディ does", ["ｓｐｙｒａｌ－ダンディ"]),
        ("# what SKILL DRAIN does", ["skill drain"]),
        ("# BF-疾风之盖尔", ["bf-疾风之盖尔"]),
        ("values shrink to half", []),
        ("896311390 + 1", []),
    ],
)
def test_what_counts_as_a_mention(text: str, mentioned: list[str]) -> None:
    assert cards_in(text) == mentioned
