"""Which build is under test: without this, "both ways" could quietly become one way."""

import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import segoc

pytestmark = pytest.mark.core

SOURCE = Path(__file__).parents[1] / "src"
EXPECTED = os.environ.get("SEGOC_EXPECT_BUILD", "plain")


def is_compiled(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_expected_build_is_running() -> None:
    assert segoc.build() == EXPECTED


def test_exactly_what_duels_and_looking_ahead_need_is_compiled() -> None:
    modules = [m.name for m in pkgutil.walk_packages(segoc.__path__, "segoc.") if not m.ispkg]
    compiled = {module for module in modules if is_compiled(module)}
    folders = ("segoc.kernel.", "segoc.effects.", "segoc.bots.thumb.", "segoc.bots.search.")
    to_compile = {m for m in modules if m.startswith(folders)}
    # It says what an int is to uncompiled code.
    to_compile.remove("segoc.kernel.table.native")
    assert compiled == (to_compile if EXPECTED == "compiled" else set())


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    """It would be imported in place of the source beside it, edited or not."""
    assert [file for file in SOURCE.rglob("*") if file.suffix in {".so", ".pyd"}] == []
