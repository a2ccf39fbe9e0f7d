"""Mutants: one tagged statement negated, deleted or swapped."""

import ast
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from segoc.rulebook.mutation.tags import (
    Module,
    Site,
    is_docstring,
    modules,
    own_parts,
    sites_of,
    statements,
    table_of,
)

# Deleting these says nothing about a rule: no program is left.
STRUCTURAL: Final = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Import,
    ast.ImportFrom,
    ast.Pass,
    ast.Global,
)
LOGIC: Final[dict[type[ast.boolop], type[ast.boolop]]] = {ast.And: ast.Or, ast.Or: ast.And}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_FUNCTION: Final = {"max": "min", "min": "max", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """What is changed, precisely enough to find it again, and the module's source then."""

    module: str
    function: str
    statement: str
    mutation: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.module}:{self.function}: {self.statement}: {self.mutation}"


# A change of a tree in place, and what it is called.
Change = tuple[str, Callable[[], None]]


def mutants_of(rule: str) -> list[Mutant]:
    """All mutants of the code that is tagged with a rule."""
    found: list[Mutant] = []
    for site in sites_of(rule):
        found += _mutants_at(modules()[site.module], site)
    # Two tags can lead to the same statement.
    return list({mutant.name: mutant for mutant in found}.values())


def header(node: ast.stmt) -> str:
    """A statement without its body."""
    return ast.unparse(node).splitlines()[0]


def _mutants_at(module: Module, site: Site) -> Iterator[Mutant]:
    original = ast.unparse(module.tree)
    function = module.functions[id(module.statements[site.place])]
    statement = _numbered(module, site.place)
    said: dict[str, int] = {}
    sources = {original}
    for number in range(len(list(_changes(module.tree, site)))):
        tree = ast.parse(module.source)
        mutation, change = list(_changes(tree, site))[number]
        change()
        source = ast.unparse(ast.fix_missing_locations(tree))
        if source in sources:
            continue
        sources.add(source)
        said[mutation] = said.get(mutation, 0) + 1
        if said[mutation] > 1:
            mutation += f" ({said[mutation]})"
        yield Mutant(module.name, function, statement, mutation, source)


def _numbered(module: Module, place: int) -> str:
    """The statement, with a number if its function has said the same before."""
    node = module.statements[place]
    function = module.functions[id(node)]
    earlier = [
        other
        for other in module.statements[:place]
        if module.functions[id(other)] == function and header(other) == header(node)
    ]
    return f"{header(node)} ({len(earlier) + 1})" if earlier else header(node)


def _changes(tree: ast.Module, site: Site) -> Iterator[Change]:
    node = statements(tree)[site.place]
    table = table_of(node)
    if table is not None and site.row:
        yield from _changes_of_table(table, site.row)
        return
    body, index = _block(tree, node)
    if not isinstance(node, STRUCTURAL) and not _declares(node):
        yield "delete", lambda: _delete(body, index)
    yield from _swaps_with_next(body, index)
    for parent in [node, *own_parts(node)]:
        yield from _changes_inside(parent)


def _declares(node: ast.stmt) -> bool:
    """`name: type`, or a constant of a module or class, without which nothing runs."""
    return isinstance(node, ast.AnnAssign) and (node.value is None or _is_final(node))


def _is_final(node: ast.AnnAssign) -> bool:
    return "Final" in ast.unparse(node.annotation) or "ClassVar" in ast.unparse(node.annotation)


def _block(tree: ast.Module, node: ast.stmt) -> tuple[list[ast.stmt], int]:
    """The list of statements that a statement is part of, and its place there."""
    for parent in ast.walk(tree):
        for _, value in ast.iter_fields(parent):
            if isinstance(value, list) and any(child is node for child in value):
                return value, next(i for i, child in enumerate(value) if child is node)
    raise LookupError("the statement is not in the tree")


def _delete(body: list[ast.stmt], index: int) -> None:
    body[index] = ast.Pass()


def _swaps_with_next(body: list[ast.stmt], index: int) -> Iterator[Change]:
    """The order of two calls, such as two procedures put on the stack."""
    pair = body[index : index + 2]
    calls = [n for n in pair if isinstance(n, ast.Expr) and isinstance(n.value, ast.Call)]
    if len(calls) == 2:
        yield f"swap with {header(pair[1])}", lambda: _exchange(body, index)


def _exchange(body: list[ast.stmt], index: int) -> None:
    body[index], body[index + 1] = body[index + 1], body[index]


def _changes_inside(parent: ast.AST) -> Iterator[Change]:
    """What can be changed in one node: its conditions, its operators, its constants."""
    yield from _negations(parent)
    swap = f"swap the operator of {ast.unparse(parent)}" if isinstance(parent, ast.expr) else ""
    if isinstance(parent, ast.BoolOp):
        yield swap, _set(parent, "op", LOGIC[type(parent.op)]())
    if isinstance(parent, ast.BinOp) and type(parent.op) in ARITHMETIC:
        yield swap, _set(parent, "op", ARITHMETIC[type(parent.op)]())
    if isinstance(parent, ast.Compare):
        for index in range(len(parent.ops)):
            yield swap, _swap_comparison(parent, index)
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name):
        other = OTHER_FUNCTION.get(parent.func.id)
        if other is not None:
            yield f"swap {parent.func.id} and {other}", _set(parent.func, "id", other)
    if isinstance(parent, ast.IfExp):
        yield f"swap the branches of {ast.unparse(parent)}", _swap_branches(parent)
    if isinstance(parent, ast.Constant) and isinstance(parent.value, bool):
        yield f"swap {parent.value}", _set(parent, "value", not parent.value)


def _negations(parent: ast.AST) -> Iterator[Change]:
    if isinstance(parent, ast.If | ast.While | ast.Assert):
        yield f"negate {ast.unparse(parent.test)}", _negate(parent, "test")
    elif isinstance(parent, ast.BoolOp):
        for index, value in enumerate(parent.values):
            yield f"negate {ast.unparse(value)}", _negate_item(parent.values, index)
    elif isinstance(parent, ast.comprehension):
        for index, value in enumerate(parent.ifs):
            yield f"negate {ast.unparse(value)}", _negate_item(parent.ifs, index)
    elif isinstance(parent, ast.Return) and isinstance(parent.value, ast.BoolOp | ast.UnaryOp):
        yield f"negate {ast.unparse(parent.value)}", _negate(parent, "value")


def _not(value: ast.expr) -> ast.expr:
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
        return value.operand
    return ast.UnaryOp(ast.Not(), value)


def _negate(parent: ast.AST, name: str) -> Callable[[], None]:
    return lambda: setattr(parent, name, _not(getattr(parent, name)))


def _negate_item(values: list[ast.expr], index: int) -> Callable[[], None]:
    return lambda: values.__setitem__(index, _not(values[index]))


def _set(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def _swap_comparison(node: ast.Compare, index: int) -> Callable[[], None]:
    other = COMPARISONS[type(node.ops[index])]()
    return lambda: node.ops.__setitem__(index, other)


def _swap_branches(node: ast.IfExp) -> Callable[[], None]:
    def swap() -> None:
        node.body, node.orelse = node.orelse, node.body

    return swap


def _changes_of_table(
    table: ast.List | ast.Tuple | ast.Set | ast.Dict, row: int
) -> Iterator[Change]:
    """Leave out the element that the tag stands at, or before."""
    elements = table.values if isinstance(table, ast.Dict) else table.elts
    index = next((i for i, one in enumerate(elements) if (one.end_lineno or 0) >= row), -1)
    if index < 0:
        return
    name = f"delete the element {ast.unparse(elements[index])}"
    yield name, lambda: _leave_out(table, index)


def _leave_out(table: ast.List | ast.Tuple | ast.Set | ast.Dict, index: int) -> None:
    if isinstance(table, ast.Dict):
        del table.keys[index], table.values[index]
    else:
        del table.elts[index]


def code_of(rule: str) -> str:
    """The tagged statements as text, for telling whether they have changed."""
    texts: list[str] = []
    for site in sites_of(rule):
        module = modules()[site.module]
        node = module.statements[site.place]
        if not is_docstring(node):
            texts.append(f"{module.name}:{module.functions[id(node)]}: {ast.unparse(node)}")
    return "\n".join(texts)
