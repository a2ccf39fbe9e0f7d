"""Putting effects on a card: numbering them, and the clauses in them."""

from collections.abc import Iterator

from segoc.effects.selectors import Paid
from segoc.kernel.effect import Activated, Clause, Effect, Node
from segoc.kernel.printed import Printed


def print_on(printed: Printed, effects: list[Effect]) -> None:
    """Give a card its effects, in the order of its text; those inside of others follow."""
    printed.own = len(effects)
    printed.effects = effects.copy()
    for effect in effects:
        printed.reach |= effect.places
        for node in parts(effect):
            if isinstance(node, Effect):
                printed.effects.append(node)
            elif isinstance(node, Clause):
                printed.clauses.append(node)
    for effect in printed.effects:
        if isinstance(effect, Activated) and effect.target is not None:
            effect.aims_by_cost = any(isinstance(node, Paid) for node in parts(effect.target))


def parts(node: Node) -> Iterator[Node]:
    """All values inside of this one."""
    for name in node.FIELDS:
        value = getattr(node, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                yield item
                yield from parts(item)
