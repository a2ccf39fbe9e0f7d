"""The reference of the effect language: a page for each word, and nothing in it out of date."""

from pathlib import Path

import pytest

from segoc import reference
from segoc.cli import main
from segoc.effects import words

FOLDER = Path(__file__).parents[1] / reference.FOLDER

# `toss_coins` tells of it, and no card counts heads so far.
NO_CARD_YET = {"HEADS"}


def test_what_no_card_uses_is_listed_only_while_none_does() -> None:
    assert [name for name in NO_CARD_YET if reference.used_by(name)] == []


@pytest.mark.parametrize("name", reference.entries())
def test_every_word_says_what_it_means_and_has_an_example(name: str) -> None:
    assert reference.entries()[name].text
    if name in NO_CARD_YET:
        return
    assert reference.used_by(name), "no card of the pool is written with it: is it needed?"


def test_every_file_of_words_is_in_the_reference() -> None:
    """A file that isn't in `SORTS` has words that `segoc word` doesn't know."""
    files = {file.stem for file in Path(words.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == set(reference.SORTS)


def test_the_pages_are_as_make_reference_writes_them() -> None:
    found = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.md")}
    written = reference.pages()
    assert sorted(found) == sorted(written)
    assert [name for name in found if found[name] != written[name]] == []


def test_a_page() -> None:
    page = reference.page(reference.entries()["destroy"])
    assert page.startswith("# destroy\n")
    for part in ("## In Python", "## As data", "## Example", "```json", '`{"is": "destroy", …}`'):
        assert part in page


class TestTheCommand:
    def test_prints_a_page(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word", "draw"]) == 0
        assert capsys.readouterr().out.startswith("# draw\n")

    def test_lists_all_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word"]) == 0
        told = capsys.readouterr().out
        assert all(f"[`{name}`]" in told for name in reference.entries())

    def test_offers_near_words(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["word", "destory"]) == 2
        assert "did you mean destroy" in capsys.readouterr().err

    def test_writes_and_removes_pages(self, tmp_path: Path) -> None:
        (tmp_path / "gone.md").write_text("an old word")
        assert main(["word", "--write", str(tmp_path)]) == 0
        assert not (tmp_path / "gone.md").exists()
        assert (tmp_path / "destroy.md").exists()
