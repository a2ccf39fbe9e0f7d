"""Which code enforces which rule: statements tagged with its id.

A tag is an id in a comment behind a statement or on the line before it, an id as a string of its
own (`deny(why, "CRD-087")`), or an id in the docstring of a function, which tags what it does.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import segoc
from segoc.rulebook.chapters import RULE_ID

ROOT: Final = Path(segoc.__file__).parents[1]
# The packages whose code enforces rules, and the modules that say which duels can begin.
PACKAGES: Final = ("segoc/kernel", "segoc/effects")
MODULES: Final = (
    "segoc/decks/deck.py",
    "segoc/decks/forbidden_limited.py",
    "segoc/decks/siding.py",
    "segoc/duel/duel.py",
)
RULE: Final = re.compile(rf"\b{RULE_ID}\b")

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
COLLECTIONS: Final = (ast.List, ast.Tuple, ast.Set, ast.Dict)


class Site(NamedTuple):
    """A tagged statement, as its place among all statements of its module.

    `row` is where the tag stands if it belongs to one element of a table, else 0.
    """

    module: str
    place: int
    row: int = 0


class Module:
    """The source of a module, its statements in order, and their tags."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        self.tree = ast.parse(source)
        self.statements = statements(self.tree)
        self._index = {id(node): index for index, node in enumerate(self.statements)}
        self.functions = dict(_functions(self.tree, ""))
        self.sites: dict[str, list[Site]] = {}
        self._read_comments()
        self._read_strings()
        # Last: what carries a tag of its own isn't tagged by the function around it.
        self._read_docstrings()

    def _add(self, rule: str, node: ast.stmt, row: int = 0) -> None:
        site = Site(self.name, self._index[id(node)], row)
        sites = self.sites.setdefault(rule, [])
        if site not in sites:
            sites.append(site)

    def _read_comments(self) -> None:
        lines = self.source.splitlines()
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            if token.type != tokenize.COMMENT:
                continue
            row, column = token.start
            alone = not lines[row - 1][:column].strip()
            for rule in RULE.findall(token.string):
                node = self._around(row)
                if alone and (node is None or _has_body(node)):
                    node = self._behind(row)
                if node is None:
                    continue
                if isinstance(node, FUNCTIONS):
                    self._add_function(rule, node)
                else:
                    self._add(rule, node, row if _in_table(node, row) else 0)

    def _around(self, row: int) -> ast.stmt | None:
        """The innermost statement that the row is part of."""
        around = [node for node in self.statements if _first(node) <= row <= _last(node)]
        return max(around, key=_first, default=None)

    def _behind(self, row: int) -> ast.stmt | None:
        """The statement that follows a comment; of several that begin there, the outermost."""
        return min((n for n in self.statements if _first(n) > row), key=_first, default=None)

    def _read_strings(self) -> None:
        for node in self.statements:
            for part in own_parts(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    if RULE.fullmatch(part.value):
                        self._add(part.value, node)

    def _read_docstrings(self) -> None:
        tagged = {site.place for sites in self.sites.values() for site in sites}
        for node in self.statements:
            if isinstance(node, FUNCTIONS):
                for rule in RULE.findall(ast.get_docstring(node) or ""):
                    self._add_function(rule, node, tagged)

    def _add_function(self, rule: str, function: ast.stmt, without: set[int] | None = None) -> None:
        for node in statements(function)[1:]:
            if not is_docstring(node) and self._index[id(node)] not in (without or ()):
                self._add(rule, node)


def statements(tree: ast.AST) -> list[ast.stmt]:
    """All statements in the order of the source, the tree itself included if it is one."""
    found: list[ast.stmt] = [tree] if isinstance(tree, ast.stmt) else []
    for child in ast.iter_child_nodes(tree):
        found += statements(child)
    return found


def own_parts(node: ast.stmt) -> Iterator[ast.expr | ast.comprehension]:
    """The expressions of a statement, without those of the statements in its body."""
    waiting: list[ast.AST] = [node]
    while waiting:
        part = waiting.pop(0)
        for child in ast.iter_child_nodes(part):
            if isinstance(child, ast.stmt):
                continue
            if isinstance(child, ast.expr | ast.comprehension):
                yield child
            waiting.append(child)


def is_docstring(node: ast.stmt) -> bool:
    """A text that stands alone is a docstring."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return False
    return isinstance(node.value.value, str)


def _has_body(node: ast.stmt) -> bool:
    return any(isinstance(child, ast.stmt) for child in ast.iter_child_nodes(node))


def _first(node: ast.stmt) -> int:
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return node.lineno


def _last(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def _in_table(node: ast.stmt, row: int) -> bool:
    """The tag stands at one row of a table with several."""
    value = table_of(node)
    return value is not None and node.lineno < row < _last(node)


def table_of(node: ast.stmt) -> ast.List | ast.Tuple | ast.Set | ast.Dict | None:
    if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, COLLECTIONS):
        return node.value
    return None


def _functions(tree: ast.AST, outer: str) -> Iterator[tuple[int, str]]:
    """The function or class that each statement is in, by the statement's identity."""
    for child in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            name = f"{outer}.{child.name}" if outer else child.name
        if isinstance(child, ast.stmt):
            yield id(child), outer
        yield from _functions(child, name)


@cache
def modules() -> dict[str, Module]:
    """All modules whose code enforces rules, from their plain source."""
    found: dict[str, Module] = {}
    files = [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    for file in [*files, *(ROOT / module for module in MODULES)]:
        parts = file.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        found[name] = Module(name, file.read_text(encoding="utf-8"))
    return found


def sites_of(rule: str) -> list[Site]:
    """The statements that are tagged with a rule."""
    return [site for module in modules().values() for site in module.sites.get(rule, [])]
