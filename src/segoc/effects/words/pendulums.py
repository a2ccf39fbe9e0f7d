"""Pendulum Cards: their scales, more Pendulum Summons, and the face-up Extra Deck."""

from segoc.effects.clauses import Stat
from segoc.effects.numbers import as_number
from segoc.effects.pendulums import (
    ScaleChanged,
)
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Clause, Filter, Number

# Its Pendulum Scale is another than its original one.
SCALE_CHANGED: Filter = ScaleChanged()


def set_scale(value: int | Number) -> Clause:
    """Its Pendulum Scale becomes this."""
    return Stat(en.SCALE, en.SET_TO, as_number(value))
