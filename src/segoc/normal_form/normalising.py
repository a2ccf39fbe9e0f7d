"""Bringing a tree into its normal form."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from segoc.effects.lexicon.index import word_of
from segoc.effects.lexicon.sorts import Many
from segoc.effects.lexicon.words import Part
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Node
from segoc.normal_form.spots import Spot
from segoc.normal_form.table import LISTS, LISTS_BY_SPOT, VALUES, VALUES_BY_SPOT, rules_of

N = TypeVar("N", bound=Node)
V = TypeVar("V")
# Rules make a tree smaller or put it in order, so that there is an end; nothing needs as many.
MOST_ROUNDS: Final = 50
TOP: Final = Spot()


class Normalising:
    """One tree on its way; `done` has how often each rule changed something. `of_cards` is a rule
    for descriptions besides, by what is known of the cards themselves."""

    def __init__(self, of_cards: Callable[[Cards], Cards] | None = None) -> None:
        self.done: dict[str, int] = {}
        self.of_cards = of_cards

    def whole(self, tree: N) -> N:
        for _round in range(MOST_ROUNDS):
            new = self.value(tree, TOP)
            if new == tree:
                return new
            tree = new
        raise AssertionError("rules of the normal form undo each other")

    def value(self, node: N, spot: Spot) -> N:
        """The same value, its parts first."""
        word = word_of(node)
        values = {part.field: self.part(node, part, spot) for part in word.parts}
        new: Node = word.make(values)
        for rule in rules_of(VALUES, word.made):
            new = self.noted(rule.__name__, new, rule(new))
        for spot_rule in rules_of(VALUES_BY_SPOT, word.made):
            new = self.noted(spot_rule.__name__, new, spot_rule(new, spot))
        if self.of_cards is not None and isinstance(new, Cards):
            new = self.noted("of_cards", new, self.of_cards(new))
        if isinstance(node, Action) and isinstance(new, Action):
            new.joint = node.joint
        return cast(N, new)  # A rule gives back a value of the same sort.

    def part(self, node: Node, part: Part, spot: Spot) -> object:
        held: object = getattr(node, part.field)
        if isinstance(held, Node):
            return self.value(held, spot.inside(node, part.field))
        if isinstance(part.sort, Many) and isinstance(held, list):
            return self.several(held, part.sort.one.base, spot.inside(node, part.field))
        return held.copy() if isinstance(held, list) else held

    def several(self, nodes: list[Node], base: type[Node], spot: Spot) -> list[Node]:
        found = [self.value(node, spot) for node in nodes]
        for rule in rules_of(LISTS, base):
            found = self.noted(rule.__name__, found, rule(found))
        for spot_rule in rules_of(LISTS_BY_SPOT, base):
            found = self.noted(spot_rule.__name__, found, spot_rule(found, spot))
        return found

    def noted(self, rule: str, value: V, new: V) -> V:
        if new == value:
            return value
        self.done[rule] = self.done.get(rule, 0) + 1
        return new


def normalise(tree: N, of_cards: Callable[[Cards], Cards] | None = None) -> N:
    """The tree that says the same in the one way; a new one, the old one stays as it is. `of_cards`
    is a rule for descriptions besides, if more is known than the tree says.

    >>> from segoc.effects.words import MONSTERS, THIS, YOU, activation, destroy, monsters, not_
    >>> from segoc.effects.words import FACE_UP, other_than, series
    >>> one = activation(do=destroy(monsters(YOU, MONSTERS, series("影依"), not_(not_(FACE_UP)))))
    >>> other = activation(do=destroy(monsters(YOU, MONSTERS, FACE_UP, series("影依"))))
    >>> one == other, normalise(one) == normalise(other)
    (False, True)
    """
    return Normalising(of_cards).whole(tree)
