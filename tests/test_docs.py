"""What the documentation shows is what the code does."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from segoc.rulebook.entries import entries, entry

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "segoc"
WITH_EXAMPLES = [
    ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCE.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]
RULE_ID = re.compile(r"\b(?:EFX|TRM|CRD|CHG|OLD|SEG)-\d{3}\b")


def test_the_tour_of_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 10
    assert result.failed == 0


def test_the_example_of_the_formats() -> None:
    page = ROOT / "docs" / "formats.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (result.attempted, result.failed) == (4, 0)


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


def test_the_map_of_the_kernel_is_complete() -> None:
    """Each module has its place in the table, and there is none that isn't there any more."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("## The kernel, theme by theme")[2].partition("###")[0]
    shown = set(re.findall(r"`(\w+\.py)`", table))
    there = {file.name for file in (SOURCE / "kernel").glob("*.py")} - {"__init__.py"}
    assert shown == there


def test_no_superseded_rule_is_cited_as_a_reason() -> None:
    for file in (ROOT / "src" / "segoc" / "kernel").glob("*.py"):
        for rule in RULE_ID.findall(file.read_text("utf-8")):
            assert not entry(rule).superseded, f"{file.name} cites {rule}"
