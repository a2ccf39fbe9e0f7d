"""Pendulum Cards: their scales, more Pendulum Summons, and the face-up Extra Deck."""

from segoc.effects.clauses import Stat
from segoc.effects.pendulums import (
    ActivatedOnlyIf,
    AdditionalPendulumSummon,
    ScaleChanged,
    ScaleOf,
    ToExtraDeck,
)
from segoc.effects.words.joints import Program
from segoc.effects.words.numbers import number
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Number

# Its Pendulum Scale is another than its original one.
SCALE_CHANGED: Filter = ScaleChanged()


def set_scale(value: int | Number) -> Clause:
    """Its Pendulum Scale becomes this."""
    return Stat(en.SCALE, en.SET_TO, number(value))


def scale_of(those: Cards, original: bool = False) -> Number:
    """The Pendulum Scale of this card; or its original one."""
    return ScaleOf(those, original)


def additional_pendulum_summon(*that: Filter) -> Clause:
    """Of a player: once, in addition to the turn's Pendulum Summon, can Pendulum Summon monsters
    that pass the filters. All such effects share one use a turn (CRD-231)."""
    return AdditionalPendulumSummon(list(that))


def activated_only_if(condition: Condition) -> Clause:
    """In the `text` of a Pendulum Card: as a Spell it can only be activated if this holds."""
    return ActivatedOnlyIf(condition)


def to_extra_deck(those: Cards) -> Program:
    """Add these Pendulum Monsters to their owners' Extra Decks, face-up."""
    return [ToExtraDeck(those)]
