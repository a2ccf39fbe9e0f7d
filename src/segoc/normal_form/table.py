"""All rules of the normal form, by what they are about. Each keeps the meaning by itself, so they
may come in any order; they are done again and again, until there is nothing left to do."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import Standing
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
from segoc.normal_form import of_cards, of_conditions, of_filters, of_numbers, of_programs
from segoc.normal_form.spots import Spot

R = TypeVar("R")

# From a value, or a list of values, of one sort to what says the same; perhaps asking for its spot.
Rule = Callable[[Any], Any]
SpotRule = Callable[[Any, Spot], Any]

# fmt: off
# Of values of a sort, wherever they stand.
VALUES: Final[dict[type[Node], tuple[Rule, ...]]] = {
    Filter: (
        of_filters.not_not,
        of_filters.none_of_several,
        of_filters.not_all_of_several,
        of_filters.single_of_several,
        of_filters.any_in_any_order,
        of_filters.values_in_one,
        of_filters.names_in_order,
        of_filters.plain_level,
        of_filters.plain_atk,
    ),
    Cards: (
        of_cards.among_a_description,
        of_cards.among_those_among,
        of_cards.several_sets_in_order,
        of_cards.monsters_lie_in_monster_zones,
        of_cards.the_one_target,
        of_cards.plain_choice,
    ),
    Target: (of_cards.plain_targets,),
    Number: (
        of_numbers.worked_out,
        of_numbers.times_once,
        of_numbers.times_times,
        of_numbers.either_number_first,
    ),
    Condition: (
        of_conditions.not_not_so,
        of_conditions.all_so_in_any_order,
        of_conditions.more_than_so_many_exist,
    ),
    Happening: (
        of_conditions.one_of_in_any_order,
        of_conditions.ways_in_one,
        of_conditions.went_from_where_it_was,
    ),
    Action: (
        of_programs.so_or_otherwise,
        of_programs.outcomes_in_order,
    ),
    Standing: (of_programs.opponents_cannot_target,),
}
# Of values that say so only in some spots.
VALUES_BY_SPOT: Final[dict[type[Node], tuple[SpotRule, ...]]] = {
    Cards: (
        of_cards.monsters_are_called_so,
        of_cards.face_up_is_said,
        of_cards.always_face_up,
        of_cards.face_down_is_in_defense,
    ),
}
# Of lists.
LISTS: Final[dict[type[Node], tuple[Rule, ...]]] = {
    Filter: (of_filters.filters_in_order,),
    Clause: (of_programs.clauses_in_order,),
}
LISTS_BY_SPOT: Final[dict[type[Node], tuple[SpotRule, ...]]] = {
    Filter: (
        of_filters.all_in_a_list,
        of_filters.ranges_as_one,
        of_filters.nots_in_one,
        of_cards.materials_are_monsters,
    ),
}
# fmt: on


def rules_of(tables: dict[type[Node], tuple[R, ...]], kind: type[Node]) -> tuple[R, ...]:
    """The rules for values of a class."""
    for base, rules in tables.items():
        if issubclass(kind, base):
            return rules
    return ()
