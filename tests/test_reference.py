"""The reference of the effect language: a page for each word, and nothing in it but the truth."""

import json
from pathlib import Path

import pytest

from segoc.cards import definition
from segoc.cards.standard import standard_pool
from segoc.cli import main
from segoc.effects import words
from segoc.effects.json_form import load
from segoc.reference.markdown import page_text, texts
from segoc.reference.pages import MOST_NAMED, page
from segoc.reference.words import SORTS, UnknownWord, entries, used_by, uses, word_named

ROOT = Path(__file__).parents[1]

# `toss_coins` tells of the one, and no card counts heads so far; nor does one speak of what was
# chosen before, though data can.
NO_CARD_YET = {"CHOSEN", "HEADS"}


def test_what_no_card_uses_is_listed_only_while_none_does() -> None:
    assert [name for name in NO_CARD_YET if used_by(name)] == []


@pytest.mark.parametrize("name", entries())
def test_every_word_says_what_it_means_and_has_an_example(name: str) -> None:
    assert entries()[name].text
    if name in NO_CARD_YET:
        return
    assert used_by(name), "no card of the pool is written with it: is it needed?"


@pytest.mark.parametrize("name", entries())
def test_the_data_of_an_example_is_the_effects_of_its_card(name: str) -> None:
    example = page(entries()[name]).example
    if example is None:
        return
    printed = example.card.printed
    read = [load(json.loads("\n".join(shown.data))) for shown in example.effects]
    assert read == list(printed.effects[: printed.written])
    assert [shown.effect for shown in example.effects] == read


def test_every_file_of_words_is_in_the_reference() -> None:
    """A file that isn't in `SORTS` has words that `segoc word` doesn't know."""
    files = {file.stem for file in Path(words.__file__).parent.glob("*.py")} - {"__init__"}
    assert files - {"constants"} == set(SORTS)


def test_every_word_has_a_page_and_the_index_leads_there() -> None:
    written = texts()
    index = written.pop("index.md")
    assert len(written) == len(entries())
    assert len({name.lower() for name in written}) == len(written)
    for name, text in written.items():
        assert f"]({name}): " in index
        assert text == text.rstrip() + "\n"


def test_no_page_is_kept() -> None:
    """What can be worked out isn't written down: it would be out of date with the next card."""
    assert not (ROOT / "docs" / "reference").exists()


def test_a_page() -> None:
    text = page_text(word_named("destroy"))
    assert text.startswith("# destroy\n")
    for part in ("## In Python", "## As data", "## Example", "```json", '`{"is": "destroy", …}`'):
        assert part in text
    assert "| `cards` | cards | needed |\n" in text
    assert "| `must_arrive` | `true` or `false` | `false` |\n" in text


def test_the_cards_of_a_page_are_all_that_are_written_with_the_word() -> None:
    for word in entries().values():
        example = page(word).example
        if example is None:
            continue
        assert len(example.also) <= MOST_NAMED
        assert 1 + len(example.also) + example.more == len(used_by(word.name))
        assert example.card not in example.also


def test_a_card_is_shown_as_it_is_written() -> None:
    """The source of a card that needs nothing of its file makes that card."""
    names = {**vars(definition), **vars(words)}
    [shown] = [use for use in uses() if use.card.en == "Smashing Ground"]
    assert shown.source.startswith("card(97169186, normal_spell(")
    made = eval(shown.source, names)  # our own card, in a test
    assert made.printed.effects == standard_pool().find("Smashing Ground").printed.effects


class TestAName:
    def test_may_be_written_in_any_case(self) -> None:
        assert word_named("Destroy") is word_named("DESTROY") is entries()["destroy"]
        assert word_named("this") is entries()["THIS"]

    def test_is_taken_as_written_where_case_matters(self) -> None:
        assert word_named("target") is entries()["target"]
        assert word_named("TARGET") is entries()["TARGET"]
        assert word_named("Target") is entries()["target"]

    def test_that_there_is_not(self) -> None:
        with pytest.raises(UnknownWord, match=r"no word 'destory': did you mean destroy"):
            word_named("destory")
        with pytest.raises(UnknownWord, match=r"no word 'qqq'$"):
            word_named("qqq")


class TestTheCommand:
    def test_prints_a_page(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word", "draw"]) == 0
        assert capsys.readouterr().out == page_text(entries()["draw"])

    def test_lists_all_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word"]) == 0
        told = capsys.readouterr().out
        assert all(f"[`{name}`]" in told for name in entries())

    def test_offers_near_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word", "destory"]) == 2
        assert "did you mean destroy" in capsys.readouterr().err

    def test_writes_and_removes_pages(self, tmp_path: Path) -> None:
        (tmp_path / "gone.md").write_text("an old word")
        assert main(["word", "--write", str(tmp_path)]) == 0
        found = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
        assert found == texts()
