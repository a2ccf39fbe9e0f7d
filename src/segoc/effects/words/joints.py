"""Joints: how the actions of a program hang together."""

from collections.abc import Callable

from segoc.effects.deeds import MayGoOn, Provided
from segoc.effects.players import YOU
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Action
from segoc.kernel.language.node import Condition

Program = list[Action]


def and_(first: Program, second: Program) -> Program:
    """At the same moment, the second only if the first was done (EFX-106)."""
    return _join(first, second, SAME_MOMENT | IF_DONE)


def meanwhile(first: Program, second: Program) -> Program:
    """At the same moment, whatever came of the first: what one effect does to each player."""
    return _join(first, second, SAME_MOMENT)


def then(first: Program, second: Program) -> Program:
    """Afterwards, only if the first was done (EFX-107)."""
    return _join(first, second, IF_DONE)


def also(first: Program, second: Program) -> Program:
    """Afterwards, whatever came of the first."""
    return _join(first, second, 0)


def _join(first: Program, second: Program, joint: int) -> Program:
    return [*first, _joined(second[0], joint), *second[1:]]


def _joined(action: Action, joint: int) -> Action:
    """The same action with this joint: what it was made from stays as it is."""
    make: Callable[..., Action] = type(action)
    new = make(*[getattr(action, name) for name in action.FIELDS if name != "joint"])
    new.joint = joint
    return new


def optionally(program: Program, by: int = YOU) -> Program:
    """ "You can", or the player `by` can: asked when it comes to that, if it is possible."""
    return _join([MayGoOn(by)], program, IF_DONE)


def provided(condition: Condition, program: Program) -> Program:
    """Only if the condition holds when it comes to that."""
    return _join([Provided(condition)], program, IF_DONE)
