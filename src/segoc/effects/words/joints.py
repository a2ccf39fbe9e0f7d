"""Joints: how the actions of a program hang together."""

from segoc.effects.applying import MayGoOn, Provided
from segoc.effects.lexicon.making import joined
from segoc.effects.players import YOU
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Program, Steps, program_of
from segoc.kernel.language.node import Condition


def and_(first: Steps, second: Steps) -> Program:
    """At the same moment, the second only if the first was done (EFX-106)."""
    return _join(first, second, SAME_MOMENT | IF_DONE)


def meanwhile(first: Steps, second: Steps) -> Program:
    """At the same moment, whatever came of the first: what one effect does to each player."""
    return _join(first, second, SAME_MOMENT)


def then(first: Steps, second: Steps) -> Program:
    """Afterwards, only if the first was done (EFX-107)."""
    return _join(first, second, IF_DONE)


def also(first: Steps, second: Steps) -> Program:
    """Afterwards, whatever came of the first."""
    return _join(first, second, 0)


def _join(first: Steps, second: Steps, joint: int) -> Program:
    next_, *others = program_of(second)
    return [*program_of(first), joined(next_, joint), *others]


def optionally(program: Steps, by: int = YOU) -> Program:
    """ "You can", or the player `by` can: asked when it comes to that, if it is possible."""
    return _join(MayGoOn(by), program, IF_DONE)


def provided(condition: Condition, program: Steps) -> Program:
    """Only if the condition holds when it comes to that."""
    return _join(Provided(condition), program, IF_DONE)
