"""Rules for filters, and for lists of filters all of which must let a card pass."""

from collections.abc import Sequence
from typing import TypeVar

from segoc.effects.card_values import RankIs
from segoc.effects.filters import (
    AllOf,
    AnyOf,
    AtkAtMost,
    AtkIs,
    LevelExactly,
    LevelIs,
    Not,
    OfAttribute,
    OfKind,
    OfRace,
    OfTypes,
)
from segoc.effects.naming import Mentions, Named, OfSeries
from segoc.effects.numbers import Fixed
from segoc.kernel.language.node import Filter
from segoc.normal_form import orders
from segoc.normal_form.spots import Spot

F = TypeVar("F", bound=Filter)


def not_not(one: Filter) -> Filter:
    """What doesn't fail to pass passes."""
    if isinstance(one, Not) and isinstance(one.filter, Not):
        return one.filter.filter
    return one


def none_of_several(one: Filter) -> Filter:
    """What isn't one of several things is none of them: not this and not that."""
    if isinstance(one, Not) and isinstance(one.filter, AnyOf):
        return AllOf(*[Not(each) for each in one.filter.filters])
    return one


def not_all_of_several(one: Filter) -> Filter:
    """What lacks one thing or another doesn't have all of them. Where something that it lacks is
    said to be lacking itself, it is one thing that it has or another that it lacks."""
    if isinstance(one, AnyOf) and all(isinstance(each, Not) for each in one.filters):
        return Not(AllOf(*[each.filter for each in one.filters if isinstance(each, Not)]))
    if isinstance(one, Not) and isinstance(one.filter, AllOf):
        if any(isinstance(each, Not) for each in one.filter.filters):
            return AnyOf(*[Not(each) for each in one.filter.filters])
    return one


def single_of_several(one: Filter) -> Filter:
    """One of one thing, or all of one, is that thing."""
    if isinstance(one, AnyOf | AllOf) and len(one.filters) == 1:
        return one.filters[0]
    return one


def any_in_any_order(one: Filter) -> Filter:
    """What is this or that is that or this, and one of several within several is one of all."""
    if not isinstance(one, AnyOf):
        return one
    flat: list[Filter] = []
    for each in one.filters:
        flat += each.filters if isinstance(each, AnyOf) else [each]
    return AnyOf(*orders.in_order(flat, orders.FILTERS, orders.LAST_FILTERS))


def values_in_one(one: Filter) -> Filter:
    """A filter that takes several values lets pass what has one of them: "LIGHT or DARK" is one
    filter, and so are two names."""
    if not isinstance(one, AnyOf):
        return one
    found: list[Filter] = []
    for each in one.filters:
        for index, other in enumerate(found):
            both = _both_values(other, each)
            if both is not None:
                found[index] = both
                break
        else:
            found.append(each)
    return AnyOf(*found)


def nots_in_one(filters: list[Filter], spot: Spot) -> list[Filter]:
    """What is neither of one value nor of another is of none of both."""
    found: list[Filter] = []
    for one in [] if isinstance(spot.owner, AnyOf) else filters:
        for index, other in enumerate(found):
            if isinstance(one, Not) and isinstance(other, Not):
                both = _both_values(other.filter, one.filter)
                if both is not None:
                    found[index] = Not(both)
                    break
        else:
            found.append(one)
    return found or filters


def _both_values(one: Filter, other: Filter) -> Filter | None:
    if isinstance(one, OfAttribute) and isinstance(other, OfAttribute):
        return OfAttribute(one.attributes | other.attributes)
    if isinstance(one, OfTypes) and isinstance(other, OfTypes):
        return OfTypes(one.types | other.types)
    if isinstance(one, OfRace) and isinstance(other, OfRace) and one.original == other.original:
        return OfRace(one.races | other.races, one.original)
    if isinstance(one, OfSeries) and isinstance(other, OfSeries):
        return OfSeries(*one.series, *other.series)
    if isinstance(one, Named) and isinstance(other, Named) and one.original == other.original:
        return Named(*one.names, *other.names, original=one.original)
    if isinstance(one, Mentions) and isinstance(other, Mentions):
        return Mentions(*one.names, *other.names)
    if isinstance(one, OfKind) and isinstance(other, OfKind):
        both = OfKind(one.kinds | other.kinds)
        # A Set card is a Spell or a Trap: that is seen, which of them it is isn't (CRD-261).
        return both if both.asks_face() else None
    return None


def names_in_order(one: Filter) -> Filter:
    """Which of several names comes first means nothing, nor does one that is there twice."""
    if isinstance(one, Named):
        return Named(*_names(one.names), original=one.original)
    if isinstance(one, OfSeries):
        return OfSeries(*_names(one.series))
    if isinstance(one, Mentions):
        return Mentions(*_names(one.names))
    return one


def _names(names: list[str]) -> list[str]:
    return sorted(set(names))


def plain_level(one: Filter) -> Filter:
    """The Level that is a number which stands there is a Level from that to that."""
    if isinstance(one, LevelExactly) and isinstance(one.value, Fixed):
        if 1 <= one.value.number <= 13:
            return LevelIs(one.value.number, one.value.number)
    return one


def plain_atk(one: Filter) -> Filter:
    """At most a number that stands there is a range as any other."""
    if isinstance(one, AtkAtMost) and isinstance(one.number, Fixed) and one.number.number >= 0:
        return AtkIs(0, one.number.number)
    return one


# Lists: a card must pass all of them.


def all_in_a_list(filters: list[Filter], spot: Spot) -> list[Filter]:
    """A list asks for all that is in it, so what is `both_of` stands in the list itself."""
    if isinstance(spot.owner, AnyOf):
        return filters
    flat: list[Filter] = []
    for one in filters:
        flat += one.filters if isinstance(one, AllOf) else [one]
    return flat


def ranges_as_one(filters: list[Filter], spot: Spot) -> list[Filter]:
    """ "Level 3 or higher" and "Level 6 or lower" is "Level 3 to 6", and so for ATK."""
    if isinstance(spot.owner, AnyOf):
        return filters
    found: list[Filter] = []
    for one in filters:
        for index, other in enumerate(found):
            both = _both_ranges(other, one)
            if both is not None:
                found[index] = both
                break
        else:
            found.append(one)
    return found


def _both_ranges(one: Filter, other: Filter) -> Filter | None:
    if isinstance(one, AtkIs) and isinstance(other, AtkIs):
        return AtkIs(max(one.least, other.least), min(one.most, other.most))
    if isinstance(one, LevelIs) and isinstance(other, LevelIs) and one.original == other.original:
        if isinstance(one.most, Fixed) and isinstance(other.most, Fixed):
            most = min(one.most.number, other.most.number)
            return LevelIs(max(one.least, other.least), most, one.original)
    if isinstance(one, RankIs) and isinstance(other, RankIs):
        return RankIs(max(one.least, other.least), min(one.most, other.most))
    return None


def filters_in_order(filters: list[Filter]) -> list[Filter]:
    """A card passes all or it doesn't, whichever is asked first, and once is enough."""
    return orders.in_order(filters, orders.FILTERS, orders.LAST_FILTERS)


def said(filters: Sequence[Filter], kind: type[F]) -> F | None:
    """The first filter of this class in a list."""
    for one in filters:
        if isinstance(one, kind):
            return one
    return None
