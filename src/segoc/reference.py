"""The reference of the effect language: a page for each word, made from its docstring.

A page tells what the word means, how it is written in Python and as data, and shows a card that
is written with it. `segoc word NAME` prints a page, `make reference` writes all of them to
docs/reference.
"""

import ast
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool
from segoc.effects import terms as tm
from segoc.effects import words
from segoc.effects.canon import dump
from segoc.effects.lexicon.index import BY_WORD
from segoc.effects.lexicon.sorts import Many, One, Part
from segoc.explain import explain
from segoc.json_lines import in_lines
from segoc.kernel.node import Node

# The files of words, and the sort of word in each.
SORTS: Final = {
    "effects": "an effect, or a part of one",
    "actions": "an action: a program of one step",
    "joints": "a joint, which makes one program of others",
    "clauses": "a clause: what an effect says of cards or players",
    "descriptions": "cards, by description",
    "filters": "a filter: what a card must be",
    "numbers": "a number",
    "conditions": "a condition",
    "happenings": "a happening: what an effect answers or reacts to",
    "recipes": "what a monster of the Extra Deck is made from (`materials=` of the card)",
    "fusions": "about Fusion Materials",
    "listed_materials": "about what Fusion Monsters list, besides Fusion Summons",
    "made_from": "about what a monster was made from",
    "as_material": "about having a card as material, and Xyz Summons by effects",
    "summons": "an action: a summon as an effect carries it out",
    "duties": "about what players must do themselves",
    "pendulums": "about Pendulum Cards",
    "passing": "about control that changes, flips and attacks that effects make",
    "targeting": "about continuous targets, several targets and changed ones",
    "luck": "about coins, dice, random picks and alternatives",
    "restraints": "a clause: what players can't do but in some way",
    "unclassified": "besides the four classes of effects",
    "announcements": "something to announce, or what was announced",
    "constants": "cards by reference, or a filter",
}
MOST_NAMED: Final = 12
FOLDER: Final = "docs/reference"


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
    found: dict[str, Entry] = {}
    folder = files("segoc.effects").joinpath("words")
    for sort in SORTS:
        source = folder.joinpath(f"{sort}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                found[node.name] = _function(node, sort)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                value = getattr(words, node.target.id, None)
                if isinstance(value, Node):
                    found[node.target.id] = _constant(node.target.id, value, sort)
    return found


def _function(node: ast.FunctionDef, sort: str) -> Entry:
    signature = f"{node.name}({ast.unparse(node.args)})"
    text = ast.get_docstring(node) or ""
    return Entry(node.name, sort, signature, text, _made_in(node), _named_in(node))


def _constant(name: str, value: Node, sort: str) -> Entry:
    text = ast.get_docstring(_class_of(type(value))) or ""
    made = tuple(word.word for word in BY_WORD.values() if word.made is type(value))
    return Entry(name, sort, name, text, made)


def _class_of(made: type[Node]) -> ast.ClassDef:
    module = made.__module__.removeprefix("segoc.effects.")
    source = files("segoc.effects").joinpath(f"{module}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
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
    for file in sorted(Path(str(files("segoc.cards"))).glob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        shared = _shared_in(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "card" and isinstance(node.args[0], ast.Constant):
                    found.append(_use(node, source, shared))
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


def _use(node: ast.Call, source: str, shared: dict[str, ast.stmt]) -> Use:
    code = node.args[0]
    assert isinstance(code, ast.Constant) and isinstance(code.value, int)
    written = [*node.args[2:], *(keyword.value for keyword in node.keywords)]
    names = frozenset[str]().union(*(_names_in(part) for part in written))
    called = [part for name, part in shared.items() if name in names]
    names = names.union(*(_names_in(part) for part in called))
    texts = [ast.get_source_segment(source, part, padded=True) or "" for part in [*called, node]]
    return Use(standard_pool()[code.value], "\n\n".join(_dedented(text) for text in texts), names)


def _names_in(node: ast.AST) -> frozenset[str]:
    return frozenset(part.id for part in ast.walk(node) if isinstance(part, ast.Name))


def _dedented(text: str) -> str:
    first, *rest = text.splitlines()
    indent = len(first) - len(first.lstrip())
    return "\n".join([first.strip(), *(line[indent:] for line in rest)])


def used_by(name: str) -> list[Use]:
    """The cards that are written with a word; if none is, those with a word made from it."""
    direct = [use for use in uses() if name in use.names]
    if direct:
        return direct
    others = [entry.name for entry in entries().values() if name in entry.uses]
    return [use for use in uses() if any(other in use.names for other in others)]


# Pages.


def page(entry: Entry) -> str:
    """A word's page, in Markdown."""
    lines = [f"# {entry.name}", "", f"{_capital(SORTS[entry.sort])}.", ""]
    lines += [entry.text, "", "## In Python", "", "```python", entry.signature, "```", ""]
    lines += ["## As data", "", *_as_data(entry), "## Example", "", *_example(entry)]
    return "\n".join(lines)


def _capital(what: str) -> str:
    """Unlike `capitalize`, it leaves the other letters as they are."""
    return what[0].upper() + what[1:]


def _as_data(entry: Entry) -> list[str]:
    if not entry.makes:
        return ["It is a way to write others; see the example.", ""]
    lines: list[str] = []
    for name in entry.makes:
        word = BY_WORD[name]
        if not word.parts:
            lines += [f'`"{name}"`', ""]
            continue
        lines += [f'`{{"is": "{name}", …}}`', "", "| part | what | otherwise |", "|---|---|---|"]
        lines += [_row(part) for part in word.parts] + [""]
    return lines


def _row(part: Part) -> str:
    otherwise = "needed" if part.needed else f"`{_written(part)}`"
    return f"| `{part.name}` | {_what(part)} | {otherwise} |"


def _what(part: Part) -> str:
    sort = part.sort
    if isinstance(sort, One):
        return sort.what
    if isinstance(sort, Many):
        return f"a list, each {sort.one.what}"
    if isinstance(sort, tm.Bits):
        return f"one or a list of {_choices(sort)}"
    if isinstance(sort, tm.Choice):
        return _choices(sort)
    if isinstance(sort, tm.Whole):
        return f"a number from {sort.least} to {sort.most}"
    return {tm.Flag: "`true` or `false`", tm.Name: "a name"}.get(type(sort), "a list of names")


def _choices(sort: tm.Choice) -> str:
    return ", ".join(f"`{word}`" for word in sort.words)


def _written(part: Part) -> str:
    value = part.otherwise
    if value is None or value == [] or isinstance(part.sort, One | Many):
        return "nothing"
    try:
        return json.dumps(part.sort.write(value), ensure_ascii=False)
    except tm.Malformed:
        # What can't be written is what it is if nothing is.
        return "nothing"


def _example(entry: Entry) -> list[str]:
    cards = used_by(entry.name)
    if not cards:
        return ["No card of the pool is written with it."]
    first = cards[0]
    lines = [f"**{first.card.en}** ({first.card.zh}, {first.card.ja})", ""]
    lines += ["```python", first.source, "```", ""]
    printed = first.card.printed
    for effect in printed.effects[: printed.written]:
        lines += [f"- {explain(effect, 'en', first.card)}", ""]
        lines += ["  ```json", *(f"  {line}" for line in in_lines(dump(effect))), "  ```", ""]
    names = [use.card.en for use in cards[1 : MOST_NAMED + 1]]
    if names:
        more = len(cards) - 1 - len(names)
        also = ", ".join(names) + (f" and {more} more" if more else "")
        lines += [f"Also: {also}."]
    return lines


def index() -> str:
    """The page that leads to all others."""
    lines = [
        "# The words of the effect language",
        "",
        "Made by `make reference` from the docstrings. How the words go together is told in",
        "[effect-language.md](../effect-language.md), the form of the data in",
        "[card-data.md](../card-data.md).",
    ]
    for sort, what in SORTS.items():
        lines += ["", f"## {_capital(what)}", ""]
        for entry in entries().values():
            if entry.sort == sort:
                first = entry.text.split("\n\n")[0].replace("\n", " ")
                lines.append(f"- [`{entry.name}`]({file_name(entry.name)}): {first}")
    return "\n".join(lines)


def file_name(name: str) -> str:
    """Names that differ only in case are one file on some systems."""
    return f"{name}.md" if name.islower() else f"{name.lower()}-constant.md"


def pages() -> dict[str, str]:
    """All pages, by the names of their files."""
    found = {"index.md": index()}
    for entry in entries().values():
        found[file_name(entry.name)] = page(entry)
    return {name: text.rstrip() + "\n" for name, text in found.items()}
