"""Rules for conditions, and for what happens."""

from segoc.effects.conditions import AllSo, Exists, More, NotSo
from segoc.effects.descriptions import Described
from segoc.effects.happenings import OneOf, Went
from segoc.effects.numbers import Count, Fixed
from segoc.effects.summoning import Summoned
from segoc.kernel.language.node import Condition, Happening
from segoc.normal_form import orders

MOST_COUNTED = 60


def not_not_so(condition: Condition) -> Condition:
    """What isn't not so is so."""
    if isinstance(condition, NotSo) and isinstance(condition.condition, NotSo):
        return condition.condition.condition
    return condition


def all_so_in_any_order(condition: Condition) -> Condition:
    """All of several things hold, in whichever order they are named, or they don't; all of some of
    them is all of these, and once is enough. What a condition asks changes nothing."""
    if not isinstance(condition, AllSo):
        return condition
    flat: list[Condition] = []
    for one in condition.conditions:
        flat += one.conditions if isinstance(one, AllSo) else [one]
    found = orders.in_order(flat, orders.CONDITIONS, orders.LAST_CONDITIONS)
    return found[0] if len(found) == 1 else AllSo(*found)


def more_than_so_many_exist(condition: Condition) -> Condition:
    """There are more cards than 2 if 3 exist; there are fewer than 3 if 3 don't."""
    if not isinstance(condition, More):
        return condition
    number, than = condition.number, condition.than
    if isinstance(number, Count) and isinstance(than, Fixed) and 0 <= than.number < MOST_COUNTED:
        return Exists(number.cards, than.number + 1)
    if isinstance(number, Fixed) and isinstance(than, Count) and 1 <= number.number <= MOST_COUNTED:
        return NotSo(Exists(than.cards, number.number))
    return condition


# Happenings.


def one_of_in_any_order(happening: Happening) -> Happening:
    """Any of several things happens, in whichever order they are named; one of one is that."""
    if not isinstance(happening, OneOf):
        return happening
    flat: list[Happening] = []
    for one in happening.happenings:
        flat += one.happenings if isinstance(one, OneOf) else [one]
    found = orders.in_order(flat, orders.HAPPENINGS)
    return found[0] if len(found) == 1 else OneOf(*found)


def ways_in_one(happening: Happening) -> Happening:
    """The same monsters summoned in one way or in another are summoned in one of these ways."""
    if not isinstance(happening, OneOf):
        return happening
    found: list[Happening] = []
    for one in happening.happenings:
        for index, other in enumerate(found):
            if isinstance(one, Summoned) and isinstance(other, Summoned):
                if _in_ways(one, 0) == _in_ways(other, 0):
                    found[index] = _in_ways(one, one.ways | other.ways)
                    break
        else:
            found.append(one)
    return OneOf(*found)


def _in_ways(one: Summoned, ways: int) -> Summoned:
    return Summoned(
        one.cards,
        ways,
        one.own_effect,
        one.not_from,
        one.by_effect_of,
        one.from_,
        one.exactly,
        one.who,
        one.apart,
    )


def went_from_where_it_was(happening: Happening) -> Happening:
    """Cards that went somewhere are described as they were before: where they were is from where
    they went, and is said in the description alone."""
    if not isinstance(happening, Went) or not isinstance(happening.cards, Described):
        return happening
    those = happening.cards
    places = those.in_ & happening.from_
    if places == 0:
        return happening
    return Went(
        type(those)(those.whose, places, *those.that),
        0,
        happening.to,
        happening.as_,
        happening.why,
        happening.for_effect_of,
        happening.by,
        happening.exactly,
    )
