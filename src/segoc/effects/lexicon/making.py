"""Making a value of the language from its parts."""

from inspect import Parameter, signature
from typing import Any, Final

from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Node

# How an action hangs on the one before it: no part of the word, but of the program.
JOINED: Final = "joint"


_arguments: Final[dict[type[Node], dict[str, Parameter]]] = {}


def arguments_of(kind: type[Node]) -> dict[str, Parameter]:
    """What its constructor takes, in order. (Compiled, it tells so only if each default is a
    number, or a name that is imported for one: `tests/test_values.py` looks.)"""
    known = _arguments.get(kind)
    if known is None:
        known = _arguments[kind] = dict(signature(kind).parameters)
        assert kind.PARTS.keys() <= known.keys(), (
            f"{kind.__name__} is made of {list(known)}, and its parts are {list(kind.PARTS)}"
        )
    return known


def made(kind: type[Node], values: dict[str, Any]) -> Node:
    """A value of this class with these parts; of what is as many as one likes (`*that`), all."""
    named = dict(values)
    plain: list[Any] = []
    before: list[str] = []
    for name, argument in arguments_of(kind).items():
        if argument.kind is Parameter.VAR_POSITIONAL:
            many = named.pop(name, [])
            if many:
                plain = [*[named.pop(one) for one in before], *many]
            break
        before.append(name)
    make: Any = kind
    node: Node = make(*plain, **named)
    return node


def joined(action: Action, joint: int) -> Action:
    """The same action with this joint: what it was made from stays as it is."""
    new = made(type(action), {name: getattr(action, name) for name in action.PARTS})
    assert isinstance(new, Action)
    new.joint = joint
    return new
