"""Card files: each has cards and nothing but their words, and each word means one thing."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from segoc.cards import handwritten, standard_pool, vocabulary
from segoc.cards.card_files import FOLDER, card_files, cards_in
from segoc.effects import words
from segoc.effects.attacking import AttacksOnly
from segoc.effects.lexicon.index import BY_CLASS, WORDS
from segoc.effects.lexicon.words import Word, parts_of

FOLDER_OF_WORDS = Path(words.__path__[0])
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
        assert card.code in standard_pool()


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


def test_a_word_is_called_in_python_as_in_data() -> None:
    """But for the `_` behind what Python itself uses, and capitals for what has no parts."""
    for name, value in vars(words).items():
        if isinstance(value, type) and value in BY_CLASS:
            (word,) = BY_CLASS[value]
            assert name.removesuffix("_") == word.word, f"{value.__name__} is {word.word!r} as data"


def test_every_word_without_a_shorter_way_is_there() -> None:
    """A class that nothing in `segoc.effects.words` makes couldn't be written in a card."""
    source = "".join(file.read_text("utf-8") for file in FOLDER_OF_WORDS.glob("*.py"))
    for word in WORDS:
        made = word.made.__name__
        if made == "Fixed":
            continue  # a plain number stands for itself
        assert re.search(rf"\b{made}\b", source), f"add {made} as {word.word} to {FOLDER_OF_WORDS}"


def test_a_sort_that_is_none_is_told_with_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AttacksOnly, "PARTS", {"that": "filterz+"})
    with pytest.raises(AssertionError, match=r"AttacksOnly\.PARTS says that 'that' is 'filterz\+'"):
        parts_of(Word("attacks_only", AttacksOnly))
