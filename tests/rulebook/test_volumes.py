"""The two volumes: their chapters, and what their entries say about each other."""

import json
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest

from segoc.rulebook.card_names import card_named, known_card
from segoc.rulebook.chapters import chapter_of, chapters, headings, volumes
from segoc.rulebook.entries import Entry, entries, entry

# No card of the catalogue: it was only printed elsewhere.
ELSEWHERE = {"真艾克佐迪亚"}
# What an entry is, to a reader; where it was found and what was noted on the way stays outside.
FIELDS = {
    *("id", "kind", "section", "statement", "cards", "tags", "difficulty", "official_qa", "also"),
    *("informational", "unsettled", "same_as", "conflicts_with", "conflict"),
    *("in_passing", "settled", "superseded_by"),
}


def test_each_chapter_is_in_a_volume_and_has_its_title() -> None:
    assert volumes() == [1, 2]
    assert [*chapters(1), *chapters(2)] == chapters() == list(headings())
    assert (len(chapters(1)), len(chapters(2))) == (6, 23)
    for language in ("en", "zh", "ja"):
        assert len({one.title[language] for one in headings().values()}) == len(chapters())


def test_entries_come_in_the_order_of_the_book() -> None:
    rules = [one.id for one in entries()]
    assert len(rules) == len(set(rules))
    assert len([*entries(1)]) + len([*entries(2)]) == len(rules)
    numbers = Counter(chapter_of(rule) for rule in rules)
    assert list(numbers) == chapters()
    for chapter in chapters(2):
        written = [rule for rule in rules if chapter_of(rule) == chapter]
        assert written == [f"{chapter}-{n:03}" for n in range(1, numbers[chapter] + 1)]


def test_an_entry_is_found_without_reading_the_others() -> None:
    code = "; ".join(
        (
            "from segoc.rulebook import entries as e",
            "e.entry('FDN-012'); e.entry('TM2-001')",
            "print(e._in_file.cache_info().currsize)",
        )
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "2\n"
    for rule in ("FDN-999", "XYZ-001", "FDN"):
        with pytest.raises(LookupError, match=f"no entry '{rule}'"):
            entry(rule)


def test_entries_have_only_what_readers_need() -> None:
    for chapter in chapters(2):
        text = files("segoc.rulebook").joinpath(headings()[chapter].file).read_text("utf-8")
        for data in json.loads(text):
            assert set(data) <= FIELDS, data["id"]
            assert data["kind"] in ("rule", "ruling")


def relations(one: Entry) -> tuple[str, ...]:
    by = () if one.superseded_by is None else one.superseded_by.by
    return (*one.same_as, *one.conflicts_with, *by)


def test_entries_speak_of_entries_that_there_are() -> None:
    for one in entries():
        assert one.id not in relations(one)
        for rule in relations(one):
            assert entry(rule).id == rule, one.id


def test_what_is_repeated_still_stands() -> None:
    """To repeat what was superseded is to be wrong."""
    for one in entries():
        if not one.superseded:
            assert [rule for rule in one.same_as if entry(rule).superseded] == [], one.id


def test_what_was_superseded_says_by_what_since_when_and_who_says_so() -> None:
    for one in entries():
        if one.superseded_by is not None:
            by, date, source = one.superseded_by
            assert by, one.id
            assert source, one.id
            assert [rule for rule in by if entry(rule).superseded] == [], one.id
            year, month, day = date.split("-")
            assert (len(year), len(month), len(day)) == (4, 2, 2), one.id


def test_what_is_settled_says_who_is_right_and_why() -> None:
    for one in entries():
        if one.conflicts_with:
            assert one.conflict, one.id
        if one.settled is not None:
            assert one.conflict, one.id
            assert one.settled.right in (one.id, *one.conflicts_with, "both", "code"), one.id
            assert len(one.settled.why) > 20, one.id


def test_every_name_is_that_of_a_card() -> None:
    """One that is spelt otherwise has its line in `spellings.json`; Tokens are called such."""
    for one in entries(2):
        for name in one.cards:
            is_card = card_named(name) is not None or known_card(name) is not None
            assert is_card or name.endswith("衍生物") or name in ELSEWHERE, (one.id, name)


def test_what_is_only_mentioned_is_mentioned_and_says_why() -> None:
    for one in entries():
        assert set(one.in_passing) <= set(one.cards), one.id
        assert all(len(why) > 10 for why in one.in_passing.values()), one.id
