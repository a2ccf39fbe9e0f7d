"""The rooms of the source are those of the map, and nobody imports from a room further up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import segoc

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "segoc"
MAP = re.search(
    r"^src/segoc/\n(.*?)^```", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.M | re.S
)
# The rooms, the highest first: folders, and single files that lie elsewhere than their folder.
ROOMS = re.findall(r"^  (\S+) ", MAP[1], re.MULTILINE) if MAP else []
FILES = sorted(file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py"))

# Pages for whoever writes a program around duels.
FOR_PROGRAMS = ("README.md", "docs/bots.md", "docs/env.md", "docs/formats.md", "docs/odds.md")


def room_of(file: str) -> str:
    rooms: list[str] = [room for room in ROOMS if file.startswith(room)]
    return max(rooms, key=len)


def height(file: str) -> int:
    """The place of a file's room in the map, from the top."""
    return ROOMS.index(room_of(file))


def imported(text: str) -> Iterator[str]:
    """The files of the package from which a source imports."""
    for node in walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found = [(name.name, "") for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "an import says from where"
            found = [(node.module, name.name) for name in node.names]
        else:
            continue
        for module, name in found:
            if module.split(".")[0] == "segoc":
                yield file_of(module.split(".")[1:], name)


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """All of it but what only names types: to run, nobody needs that."""
    for below in ast.iter_child_nodes(node):
        if not (isinstance(below, ast.If) and ast.unparse(below.test) == "TYPE_CHECKING"):
            yield below
            yield from walk(below)


def file_of(module: list[str], name: str) -> str:
    """Where a name lies that is imported: it may be a module itself."""
    inner = [*module, name]
    for parts in ([*inner, "__init__"], inner, [*module, "__init__"], module):
        file = "/".join(parts) + ".py"
        if all(parts) and file in FILES:
            return file
    raise AssertionError(f"there is no {'.'.join(module)}")


def upward(file: str, text: str) -> list[str]:
    return [other for other in imported(text) if height(other) < height(file)]


def test_the_map_has_every_room() -> None:
    tops = {path.name + "/" for path in SOURCE.iterdir() if any(path.rglob("*.py"))}
    loose = {path.name for path in SOURCE.glob("*.py")}
    assert loose == {"__init__.py", "__main__.py"}
    assert {room for room in ROOMS if "/" not in room[:-1]} == tops | loose
    assert len(ROOMS) == len(set(ROOMS))
    assert all((SOURCE / room).exists() for room in ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_imported_from_above(room: str) -> None:
    files = [file for file in FILES if ROOMS[height(file)] == room]
    assert files
    found = {file: upward(file, (SOURCE / file).read_text("utf-8")) for file in files}
    assert {file: others for file, others in found.items() if others} == {}


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("import segoc", "__init__.py"),
        ("from segoc import Duel", "__init__.py"),
        ("from segoc import bots", "bots/__init__.py"),
        ("from segoc.duel import savefile", "duel/savefile.py"),
        ("import segoc.lab", "lab/__init__.py"),
        ("def f():\n    from segoc.lab.board import Board", "lab/board.py"),
    ],
)
def test_an_import_from_above_is_found(line: str, where: str) -> None:
    assert upward("decks/deck.py", line) == [where]
    assert upward("cli/deck.py", line) == []


def test_a_file_can_lie_deeper_than_its_folder() -> None:
    assert upward("duel/duel.py", "from segoc.rulebook.entries import entry") == []
    assert upward("duel/duel.py", "from segoc.rulebook import show") == ["rulebook/show.py"]


@pytest.mark.parametrize("page", FOR_PROGRAMS)
def test_examples_need_nothing_but_what_is_public(page: str) -> None:
    public = set(re.findall(r"`(segoc[\w.]*)`", segoc.__doc__ or ""))
    text = (ROOT / page).read_text("utf-8")
    assert set(re.findall(r"^(?:>>> )?(?:from|import) (segoc[\w.]*)", text, re.M)) <= public
