"""What the documentation shows is what the code does."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from segoc.rulebook.chapters import chapters
from segoc.rulebook.entries import entries, entry

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "segoc"
WITH_EXAMPLES = [
    ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCE.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
# [words](page.md#heading), of this repository.
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
RULE_ID = re.compile(rf"\b(?:{'|'.join(chapters())})-\d{{3}}\b")


def test_the_tour_of_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 10
    assert result.failed == 0


def test_the_example_of_the_formats() -> None:
    page = ROOT / "docs" / "formats.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (result.attempted, result.failed) == (4, 0)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for name, heading in LINK.findall(page.read_text("utf-8")):
        to = (page.parent / name).resolve() if name else page
        assert to.exists(), f"{page.name} leads to {name}"
        if heading:
            headings = re.findall(r"^#+ (.*)$", to.read_text("utf-8"), re.MULTILINE)
            assert heading in {_anchor(one) for one in headings}, f"{name} has no #{heading}"


def _anchor(heading: str) -> str:
    """How a heading is called in addresses."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_every_rule_that_the_source_cites_exists() -> None:
    cited = {
        rule
        for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]
        for rule in RULE_ID.findall(file.read_text("utf-8"))
    }
    known = {one.id for one in entries()}
    assert len(cited) > 60
    assert cited - known == set()


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    """By its name, or by the end of its path."""
    root = Path(__file__).parents[1]
    there = [
        f"/{path.relative_to(root)}"
        for folder in ("src", "tests", "bench", "tools", "web/src", "")
        for path in (root / folder).glob("**/*.py" if folder else "*.py")
    ]
    named = set(re.findall(r"[\w/]+\.py\b", (root / page).read_text("utf-8")))
    gone = [one for one in named if not any(path.endswith(f"/{one}") for path in there)]
    assert sorted(gone) == []


def test_the_map_of_the_kernel_is_complete() -> None:
    """Each module has its place in the table, and there is none that isn't there any more."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("## The kernel, theme by theme")[2].partition("###")[0]
    shown = {
        f"{row[1]}/{name}.py"
        for row in re.finditer(r"^\| `(\w+)/` \|(.*)$", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row[2])
    }
    files = [file for file in (SOURCE / "kernel").rglob("*.py") if file.name != "__init__.py"]
    assert shown == {file.relative_to(SOURCE / "kernel").as_posix() for file in files}


def test_no_superseded_rule_is_cited_as_a_reason() -> None:
    for file in (ROOT / "src" / "segoc" / "kernel").rglob("*.py"):
        for rule in RULE_ID.findall(file.read_text("utf-8")):
            assert not entry(rule).superseded, f"{file.name} cites {rule}"
