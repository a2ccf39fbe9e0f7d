"""The words of the effect language as they are declared, and the cards that use them."""

import ast
import difflib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool
from segoc.effects import words
from segoc.effects.lexicon.index import BY_CLASS, BY_WORD
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import (
    Cards,
    Clause,
    Condition,
    Filter,
    Happening,
    Node,
    Number,
    Target,
)
from segoc.kernel.summoning.materials import Materials, Part

# The sorts of words, each with the classes that are of it. What joins actions is of none of them.
SORTS: Final[dict[str, tuple[str, tuple[type[Node], ...]]]] = {
    "effects": ("an effect, or a part of one", (Effect, Target)),
    "actions": ("an action: a program of one step", (Action, Branch)),
    "joints": ("a joint, which makes one program of others", ()),
    "clauses": ("a clause: what an effect says of cards or players", (Clause,)),
    "descriptions": ("cards, by description or by reference", (Cards,)),
    "filters": ("a filter: what a card must be", (Filter,)),
    "numbers": ("a number", (Number,)),
    "conditions": ("a condition", (Condition,)),
    "happenings": ("a happening: what an effect answers or reacts to", (Happening,)),
    "recipes": ("what a monster is made from (`materials=` of the card)", (Materials, Part)),
}


class UnknownWord(LookupError):
    """The language has no word of that name; the message offers near ones."""


@dataclass(frozen=True)
class Entry:
    """A word: what it is called, its sort, how it is written, and what it means."""

    name: str
    sort: str
    signature: str
    text: str
    makes: tuple[str, ...]
    uses: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Use:
    """A card as it is written in its file."""

    card: Definition
    source: str
    names: frozenset[str]


# Words.


@cache
def entries() -> dict[str, Entry]:
    """All words, sort by sort."""
    written = _written_as_functions()
    found = [
        entry
        for name, value in vars(words).items()
        if not name.startswith("_") and (entry := _entry(name, value, written)) is not None
    ]
    order = list(SORTS)
    return {entry.name: entry for entry in sorted(found, key=lambda one: order.index(one.sort))}


def _entry(name: str, value: object, written: dict[str, Entry]) -> Entry | None:
    if name in written:
        return written[name]
    if isinstance(value, Node):
        return _constant(name, value)
    if isinstance(value, type) and value in BY_CLASS:
        return _class(name, value)
    return None


def _written_as_functions() -> dict[str, Entry]:
    """Those that are made of others."""
    found: dict[str, Entry] = {}
    folder = files("segoc.effects").joinpath("words")
    for sort in SORTS:
        source = folder.joinpath(f"{sort}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                found[node.name] = _function(node, sort)
    return found


def word_named(name: str) -> Entry:
    """The word of that name. Of names that differ only in case it is the one that is written like
    this, else the first."""
    known = entries()
    exact = known.get(name)
    if exact is not None:
        return exact
    for entry in known.values():
        if entry.name.lower() == name.lower():
            return entry
    near = difflib.get_close_matches(name.lower(), [one.lower() for one in known], n=3)
    offered = [one for one in known if one.lower() in near]
    hint = f": did you mean {' or '.join(offered)}?" if offered else ""
    raise UnknownWord(f"the language has no word {name!r}{hint}")


def _function(node: ast.FunctionDef, sort: str) -> Entry:
    signature = f"{node.name}({ast.unparse(node.args)})"
    text = ast.get_docstring(node) or ""
    return Entry(node.name, sort, signature, text, _made_in(node), _named_in(node))


def _constant(name: str, value: Node) -> Entry:
    text = ast.get_docstring(_class_of(type(value))) or ""
    return Entry(name, _sort_of(type(value)), name, text, _words_of(type(value)))


def _class(name: str, value: type[Node]) -> Entry:
    """A word that is written as what it is: its constructor says the parts."""
    node = _class_of(value)
    text = ast.get_docstring(node) or ""
    signature = f"{name}({', '.join(_arguments(value))})"
    return Entry(name, _sort_of(value), signature, text, _words_of(value))


def _arguments(value: type[Node]) -> list[str]:
    """What the constructor takes: its own, or that of the class that it comes from."""
    for kind in value.__mro__:
        if kind is Node:
            break
        for node in _class_of(kind).body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                return ast.unparse(node.args).split(", ")[1:]
    return []


def _sort_of(value: type[Node]) -> str:
    for sort, (_, classes) in SORTS.items():
        if issubclass(value, classes):
            return sort
    raise LookupError(value.__name__)


def _words_of(value: type[Node]) -> tuple[str, ...]:
    return tuple(word.word for word in BY_CLASS[value])


@cache
def _module(name: str) -> ast.Module:
    # Of a compiled module the source lies beside it.
    folder = Path(str(import_module(name).__file__)).parent
    source = folder / f"{name.rpartition('.')[2]}.py"
    return ast.parse(source.read_text(encoding="utf-8"))


def _class_of(made: type) -> ast.ClassDef:
    for node in _module(made.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == made.__name__:
            return node
    raise LookupError(made.__name__)


def _made_in(node: ast.FunctionDef) -> tuple[str, ...]:
    """The words of the data that a function makes values of."""
    named = _named_in(node)
    made = [word.word for word in BY_WORD.values() if word.made.__name__ in named]
    return (node.name,) if node.name in made else tuple(made)


def _named_in(node: ast.FunctionDef) -> frozenset[str]:
    return frozenset(
        part.attr if isinstance(part, ast.Attribute) else part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute | ast.Name)
    )


# Cards.


@cache
def uses() -> list[Use]:
    """The cards of the pool as they are written, the shortest first."""
    found: list[Use] = []
    for file in sorted(Path(str(files("segoc.cards.handwritten"))).glob("*.py")):
        source = file.read_bytes()
        lines = source.splitlines()
        tree = ast.parse(source)
        shared = _shared_in(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "card" and isinstance(node.args[0], ast.Constant):
                    found.append(_use(node, lines, shared))
    return sorted(found, key=lambda use: (bool(use.card.partial), len(use.source)))


def _shared_in(tree: ast.Module) -> dict[str, ast.stmt]:
    """What several cards of a file have in common, by its name."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.target.id != "CARDS":
                found[node.target.id] = node
    return found


def _use(node: ast.Call, lines: list[bytes], shared: dict[str, ast.stmt]) -> Use:
    code = node.args[0]
    assert isinstance(code, ast.Constant) and isinstance(code.value, int)
    written = [*node.args[2:], *(keyword.value for keyword in node.keywords)]
    names = frozenset[str]().union(*(_names_in(part) for part in written))
    called = [part for name, part in shared.items() if name in names]
    names = names.union(*(_names_in(part) for part in called))
    parts: list[ast.stmt | ast.expr] = [*called, node]
    source = "\n\n".join(_written(part, lines) for part in parts)
    return Use(standard_pool()[code.value], source, names)


def _names_in(node: ast.AST) -> frozenset[str]:
    return frozenset(part.id for part in ast.walk(node) if isinstance(part, ast.Name))


def _written(node: ast.stmt | ast.expr, lines: list[bytes]) -> str:
    """How something is written in its file, without its indent. `ast.get_source_segment` would
    split the whole file for each card of it."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    part = lines[node.lineno - 1 : node.end_lineno]
    part[-1] = part[-1][: node.end_col_offset]
    return b"\n".join(line[node.col_offset :] for line in part).decode()


def used_by(name: str) -> list[Use]:
    """The cards that are written with a word; if none is, those with a word made from it."""
    direct = [use for use in uses() if name in use.names]
    if direct:
        return direct
    called = {name, getattr(vars(words)[name], "__name__", name)}
    others = [entry.name for entry in entries().values() if called & entry.uses]
    return [use for use in uses() if any(other in use.names for other in others)]
