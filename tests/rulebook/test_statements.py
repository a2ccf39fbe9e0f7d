"""Statements in all languages: each entry has one, about the same cards."""

import re
from collections import Counter

import pytest

from segoc.cards.names import Language
from segoc.rulebook.chapters import chapter_of, chapters
from segoc.rulebook.entries import Entry, entries
from segoc.rulebook.statements import (
    NAME,
    is_translated,
    statement,
    title,
    titles,
    told,
    translations,
)

# What only Japanese and what only Chinese is written with.
KANA = re.compile("[ぁ-んァ-ヶ]")
HANZI = re.compile("[一-鿿]")
OTHERS: tuple[Language, ...] = ("zh", "ja")


def translated() -> list[Entry]:
    return [entry for entry in entries() if is_translated(entry.id)]


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_every_entry_of_the_first_volume_is_translated(language: Language) -> None:
    assert list(translations("CRD", language)) == [entry.id for entry in entries(1)]


@pytest.mark.parametrize("chapter", chapters(2))
def test_words_of_the_second_volume_are_of_its_entries_in_their_order(chapter: str) -> None:
    """As far as they are written: `segoc rulebook check` counts what is missing."""
    rules = [entry.id for entry in entries(2) if chapter_of(entry.id) == chapter]
    for found in (*(list(translations(chapter, one)) for one in OTHERS), list(titles(chapter))):
        assert found == [rule for rule in rules if rule in found]


def test_every_entry_of_the_second_volume_is_translated_and_has_a_title() -> None:
    for chapter in chapters(2):
        rules = [entry.id for entry in entries(2) if chapter_of(entry.id) == chapter]
        assert [rule for rule in rules if not is_translated(rule)] == []
        assert [rule for rule in rules if not title(rule)] == []


def test_what_has_no_title_is_told_by_its_statement() -> None:
    first = next(iter(entries(1)))
    assert title(first.id) == ""
    assert statement(first.id, "en") == first.statement


@pytest.mark.parametrize("chapter", chapters())
def test_titles_are_in_all_languages_short_and_different(chapter: str) -> None:
    for rule, words in titles(chapter).items():
        assert list(words) == ["en", "zh", "ja"], rule
        assert all(0 < len(text) <= 90 for text in words.values()), rule
        assert not any(text.endswith((".", "。")) for text in words.values()), rule
        # Cards stand in them as in the statement.
        named = {name for text in words.values() for name in NAME.findall(text)}
        assert named <= set(NAME.findall(statement(rule))), rule
    for language in ("en", *OTHERS):
        # Who reads a list of titles can tell which is which.
        of_language = [words[language] for words in titles(chapter).values()]
        assert [one for one, count in Counter(of_language).items() if count > 1] == []


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_translations_speak_of_the_same_cards(language: Language) -> None:
    """What stands between such brackets is a card, and the same ones as in English."""
    for entry in translated():
        named = set(NAME.findall(entry.statement))
        assert set(NAME.findall(statement(entry.id, language))) == named, entry.id


def test_translations_are_in_their_language() -> None:
    for entry in translated():
        chinese, japanese = (NAME.sub("", statement(entry.id, one)) for one in OTHERS)
        assert HANZI.search(chinese), entry.id
        assert not KANA.search(chinese), entry.id
        assert KANA.search(japanese), entry.id


def test_cards_have_their_names_in_the_language() -> None:
    assert "“Mystical Space Typhoon”" in told("EFX-093")
    assert "「旋风」" in told("EFX-093", "zh")
    assert "「サイクロン」" in told("EFX-093", "ja")


def test_so_do_cards_that_the_pool_lacks_and_those_with_brackets_in_their_names() -> None:
    assert "“Flying Elephant”" in told("FDN-012")
    assert "“Fire Formation - Tenki”" in told("ACT-094")
    # Archetypes, too.
    assert "“Evoltile”" in told("FDN-096")
    assert "「エヴォルド」" in told("FDN-096", "ja")
