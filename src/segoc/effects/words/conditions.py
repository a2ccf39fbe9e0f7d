"""Conditions."""

from segoc.effects.conditions import (
    AllSo,
    CameBefore,
    Exists,
    ExistsEach,
    InPhase,
    More,
    NotSo,
    TurnOf,
)
from segoc.kernel import phases
from segoc.kernel.effect import (
    Cards,
    Condition,
    Number,
)


def exists(those: Cards, least: int = 1) -> Condition:
    return Exists(those, least)


def none(those: Cards) -> Condition:
    return NotSo(Exists(those, 1))


def exists_each(those: Cards, *names: str) -> Condition:
    """A card of each of these names."""
    return ExistsEach(those, list(names))


def more(value: Number, than: Number) -> Condition:
    return More(value, than)


def turn_of(whose: int) -> Condition:
    return TurnOf(whose)


def in_main_phase() -> Condition:
    return InPhase(1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2)


def came_before_this_turn() -> Condition:
    """This card didn't come to where it lies in this turn."""
    return CameBefore()


def all_so(*those: Condition) -> Condition:
    return AllSo(list(those))


def is_not_so(one: Condition) -> Condition:
    return NotSo(one)
