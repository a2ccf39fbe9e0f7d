"""Filters: what a card must be."""

from segoc.effects import filters as fl
from segoc.effects.words.numbers import number
from segoc.kernel.effect import (
    Cards,
    Filter,
    Number,
)


def of_kind(*wanted: int) -> Filter:
    """Monster, Spell or Trap."""
    bits = 0
    for kind in wanted:
        bits |= 1 << kind
    return fl.OfKind(bits)


def in_position(position: int) -> Filter:
    return fl.InPosition(position)


def of_types(*words: int) -> Filter:
    """One of these words on the type line, such as `kinds.FUSION`."""
    bits = 0
    for word in words:
        bits |= word
    return fl.OfTypes(bits)


def attribute(*wanted: int) -> Filter:
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfAttribute(bits)


def race(*wanted: int) -> Filter:
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfRace(bits)


def of_series(*series: str) -> Filter:
    return fl.OfSeries(list(series))


def named(*names: str, original: bool = False) -> Filter:
    return fl.Named(list(names), original)


def same_name_as(those: Cards, original: bool = False) -> Filter:
    return fl.SameName(those, original)


def level(least: int, most: int | Number = 12, original: bool = False) -> Filter:
    return fl.LevelIs(least, number(most), original)


def atk(least: int, most: int = 1_000_000) -> Filter:
    return fl.AtkIs(least, most)


def other_than(those: Cards) -> Filter:
    return fl.OtherThan(those)


def controlled_by(whose: int) -> Filter:
    return fl.ControlledBy(whose)


def owned_by(whose: int) -> Filter:
    return fl.OwnedBy(whose)


def came_from(where: int) -> Filter:
    """Summoned from there."""
    return fl.CameFrom(where)


def summoned_by_own_effect(which: int) -> Filter:
    return fl.SummonedByOwn(which)


def not_(one: Filter) -> Filter:
    return fl.Not(one)


def any_of(*those: Filter) -> Filter:
    return fl.AnyOf(list(those))


def both_of(*those: Filter) -> Filter:
    return fl.AllOf(list(those))
