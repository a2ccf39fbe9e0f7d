"""Trees that say the same otherwise: the ways of the normal form, gone backwards at random."""

from random import Random
from typing import Any, TypeVar, cast

from segoc.effects.conditions import AllSo, Exists, More, NotSo
from segoc.effects.descriptions import Among, Described
from segoc.effects.filters import AllOf, AnyOf, Facing, Not, OfAttribute, OfRace, OfTypes
from segoc.effects.happenings import OneOf, Went
from segoc.effects.lexicon.index import word_of
from segoc.effects.naming import Named, OfSeries
from segoc.effects.numbers import Count, Fixed, HigherOf, Lesser, Plus, Times
from segoc.effects.plain_names import FIELD
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Condition, Filter, Happening, Node, Number
from segoc.normal_form.spots import Spot

N = TypeVar("N", bound=Node)


def disturbed(tree: N, chance: Random) -> N:
    """The same in other words."""
    return cast(N, _value(tree, chance, Spot()))


def _value(node: Node, chance: Random, spot: Spot) -> Node:
    word = word_of(node)
    values: dict[str, Any] = {}
    for part in word.parts:
        held = getattr(node, part.field)
        inner = spot.inside(node, part.field)
        if isinstance(held, Node):
            held = _value(held, chance, inner)
        elif isinstance(held, list) and held and isinstance(held[0], Node):
            held = [_value(one, chance, inner) for one in held]
            if isinstance(held[0], Filter):
                held = _filters(held, chance, isinstance(node, AnyOf))
        values[part.field] = held
    new = word.make(values)
    if isinstance(new, Action) and isinstance(node, Action):
        new.joint = node.joint
    return _otherwise(new, chance, spot)


def _filters(filters: list[Any], chance: Random, any_of: bool) -> list[Any]:
    found = chance.sample(filters, len(filters))
    if not any_of and len(found) > 1 and chance.random() < 0.3:
        return [AllOf(*found[:2]), *found[2:]]
    if chance.random() < 0.2:
        found.append(found[0])
    return found


def _otherwise(node: Node, chance: Random, spot: Spot) -> Node:
    if chance.random() < 0.4:
        return node
    if isinstance(node, Described):
        return _description(node, chance, spot)
    if isinstance(node, Filter):
        return _filter(node, chance)
    if isinstance(node, Condition):
        return _condition(node, chance)
    if isinstance(node, Number):
        return _number(node, chance)
    if isinstance(node, Happening):
        return _happening(node, chance)
    return node


def _description(node: Described, chance: Random, spot: Spot) -> Node:
    that = list(node.that)
    if spot.looked_for and type(node) is Described:
        several = (AnyOf, AllOf, Not)
        shown = [one for one in that if one.asks_face() and not isinstance(one, several)]
        ups = [one for one in that if isinstance(one, Facing) and one.up]
        if shown and ups and node.in_ & ~FIELD == 0:
            that.remove(ups[0])
    if type(node) is Described and len(that) > 1 and chance.random() < 0.3:
        return Among(Described(node.whose, node.in_, *that[1:]), that[0])
    return type(node)(node.whose, node.in_, *that)


def _filter(node: Filter, chance: Random) -> Filter:
    if isinstance(node, OfAttribute | OfTypes | OfRace):
        field = {OfAttribute: "attributes", OfTypes: "types", OfRace: "races"}[type(node)]
        bits = getattr(node, field)
        low = bits & -bits
        if bits != low and not getattr(node, "original", False):
            return AnyOf(type(node)(bits ^ low), type(node)(low))
    if isinstance(node, Named) and len(node.names) > 1:
        return AnyOf(*[Named(name, original=node.original) for name in reversed(node.names)])
    if isinstance(node, OfSeries) and len(node.series) > 1:
        return AnyOf(OfSeries(*node.series[1:]), OfSeries(node.series[0]))
    if isinstance(node, Not) and isinstance(node.filter, AllOf):
        return AnyOf(*[Not(one) for one in node.filter.filters])
    # What a description says of kinds it says itself.
    if node.kinds_said() or node.asks_kind() or isinstance(node, Facing):
        return node
    return chance.choice([Not(Not(node)), AnyOf(node), AllOf(node), node])


def _condition(node: Condition, chance: Random) -> Condition:
    if isinstance(node, AllSo):
        return AllSo(*chance.sample(node.conditions, len(node.conditions)))
    if isinstance(node, Exists):
        return More(Count(node.cards), Fixed(node.count - 1))
    if isinstance(node, NotSo) and isinstance(node.condition, Exists):
        return More(Fixed(node.condition.count), Count(node.condition.cards))
    if node.said_phases() or node.lets_in_damage_step():
        return node
    return NotSo(NotSo(node))


def _number(node: Number, chance: Random) -> Number:
    if isinstance(node, Lesser):
        return Lesser(node.other, node.one)
    if isinstance(node, HigherOf):
        return HigherOf(node.other, node.number)
    if isinstance(node, Times):
        return Times(Times(node.number, node.factor), 1)
    if isinstance(node, Fixed):
        return node
    return Plus(node, 0) if chance.random() < 0.5 else Times(node, 1)


def _happening(node: Happening, chance: Random) -> Happening:
    if isinstance(node, OneOf):
        return OneOf(*chance.sample(node.happenings, len(node.happenings)))
    if isinstance(node, Went) and isinstance(node.cards, Described):
        return Went(
            node.cards, node.left, node.to, node.as_, node.why, node.for_effect_of, node.by,
            node.exactly,
        )  # fmt: skip
    return node
