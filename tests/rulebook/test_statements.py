"""Statements in all languages: each entry has one, about the same cards."""

import re

import pytest

from segoc.cards.names import Language
from segoc.rulebook.entries import entries
from segoc.rulebook.statements import statement, told, translations

NAME = re.compile("「([^」]+)」")
# What only Japanese and what only Chinese is written with.
KANA = re.compile("[ぁ-んァ-ヶ]")
HANZI = re.compile("[一-鿿]")


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_every_entry_is_translated(language: Language) -> None:
    assert list(translations(language)) == [entry.id for entry in entries()]


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_translations_speak_of_the_same_cards(language: Language) -> None:
    """What stands between such brackets is a card, and the same ones as in English."""
    for entry in entries():
        named = set(NAME.findall(entry.statement))
        assert set(NAME.findall(statement(entry.id, language))) == named, entry.id


def test_translations_are_in_their_language() -> None:
    for entry in entries():
        chinese, japanese = (NAME.sub("", statement(entry.id, one)) for one in ("zh", "ja"))
        assert HANZI.search(chinese), entry.id
        assert not KANA.search(chinese), entry.id
        assert KANA.search(japanese), entry.id


def test_cards_have_their_names_in_the_language() -> None:
    assert "“Mystical Space Typhoon”" in told("EFX-093")
    assert "「旋风」" in told("EFX-093", "zh")
    assert "「サイクロン」" in told("EFX-093", "ja")
