"""Card files: each has cards and nothing but their words, and each word means one thing."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from segoc.cards import handwritten, standard_pool, vocabulary
from segoc.cards.standard import FOLDER, card_files, cards_in

STAR = "from segoc.cards.vocabulary import *"
FILES = sorted(
    path.stem for path in Path(handwritten.__path__[0]).glob("*.py") if path.stem != "__init__"
)


def test_every_file_of_the_folder_is_read() -> None:
    assert card_files() == FILES


@pytest.mark.parametrize("file", FILES)
def test_a_file_has_cards_that_are_in_the_pool(file: str) -> None:
    assert cards_in(file)
    for card in cards_in(file):
        assert standard_pool()[card.code] is card


@pytest.mark.parametrize("file", FILES)
def test_a_file_imports_the_vocabulary_and_no_more(file: str) -> None:
    path = Path(str(import_module(f"{FOLDER}.{file}").__file__))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in found] == [STAR]


def test_no_name_of_the_vocabulary_means_two_things() -> None:
    given: dict[str, tuple[str, object]] = {}
    collisions = []
    for source, name, value in gathered():
        other, known = given.setdefault(name, (source, value))
        # What several modules import (Final…) is the same thing in each; of two equal numbers
        # nobody knows.
        if other != source and (known is not value or isinstance(value, int)):
            collisions.append(f"{name}: {other} and {source}")
    assert collisions == []
    handed_on: dict[str, object] = {}
    exec(STAR, handed_on)
    assert set(given) == set(handed_on) - {"__builtins__"}


def gathered() -> Iterator[tuple[str, str, object]]:
    """Each name that the vocabulary hands on, where it is from, and what it is there."""
    path = Path(str(vocabulary.__file__))
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            source = str(node.module)
            module = import_module(source)
            for alias in node.names:
                for name in public(module) if alias.name == "*" else [alias.name]:
                    yield source, name, getattr(module, name)


def public(module: ModuleType) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    ]
