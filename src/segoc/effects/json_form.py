"""The canonical form: values of the language as plain data, and back.

A value is an object with its word and its parts, `{"is": "destroy", "cards": "that"}`; parts
that are as usual are left out. What is only a word is written as that word, a plain number
as itself. Actions of a program after the first say how they are joined to the one before.

    >>> from segoc.effects.words import OPPONENT, THAT, and_, destroy, negate_activation, standing
    >>> from segoc.effects.words import monsters, plus_atk
    >>> effect = standing(monsters(OPPONENT), plus_atk(-300))
    >>> dump(effect)["clauses"]
    [{'is': 'stat', 'of': 'atk', 'change': 'plus', 'number': -300}]
    >>> load(dump(effect)) == effect
    True
    >>> load({"is": "standing", "clauses": ["negatd"]})
    Traceback (most recent call last):
    ...
    segoc.effects.terms.Malformed: clauses.1: no clause is 'negatd': did you mean 'negated'?

Where something is wrong is told from the outside in, counting from 1: `do.2.cards.that.1`.
"""

from typing import Final

from segoc.effects.lexicon.index import BY_WORD, sort_of, word_of, words_of
from segoc.effects.lexicon.making import JOINED
from segoc.effects.lexicon.sorts import NUMBER, SORTS, Many, One
from segoc.effects.lexicon.words import Part, Word
from segoc.effects.numbers import Fixed
from segoc.effects.terms import JOINT, Malformed, Plain, like, shown
from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Node

IS: Final = "is"
# No card needs as many; it keeps nonsense from exhausting the machine.
DEEPEST: Final = 40


def dump(node: Node) -> Plain:
    """A value as plain data."""
    return _write(node, -1)


def load(data: object, base: type[Effect] = Effect, at: str = "") -> Effect:
    """The effect that plain data stand for; raises `Malformed` if they stand for none."""
    node = load_node(data, base, at)
    assert isinstance(node, Effect)
    return node


def load_node(data: object, base: type[Node], at: str = "") -> Node:
    """The value of this sort that plain data stand for."""
    for sort in SORTS:
        if sort.base is base:
            return _read(data, sort, at, -1, DEEPEST)
    raise AssertionError(f"{base.__name__} is no sort")


# Writing. `index` is the place of an action in its program, or -1.


def _write(node: Node, index: int) -> Plain:
    if isinstance(node, Fixed):
        return node.number
    word = word_of(node)
    data: dict[str, Plain] = {}
    if len(_words_like(word)) > 1:
        data[IS] = word.word
    if index > 0:
        assert isinstance(node, Action)
        data[JOINED] = JOINT.write(node.joint)
    elif isinstance(node, Action):
        assert node.joint == 0, "the first action of a program hangs on nothing"
    for part in word.parts:
        value: object = getattr(node, part.field)
        if not part.is_as_expected(value):
            data[part.name] = _write_part(part, value)
    return word.word if IS in data and len(data) == 1 else data


def _words_like(word: Word) -> list[Word]:
    """The words of the same sort."""
    return words_of(sort_of(word).base)


def _write_part(part: Part, value: object) -> Plain:
    sort = part.sort
    if isinstance(sort, One):
        assert isinstance(value, sort.base)
        return _write(value, -1)
    if isinstance(sort, Many):
        assert isinstance(value, list)
        program = sort.one.base is Action
        return [_write(value[i], i if program else -1) for i in range(len(value))]
    return sort.write(value)


# Reading.


def _read(data: object, sort: One, at: str, index: int, depth: int) -> Node:
    if depth == 0:
        raise Malformed(at, "nothing on a card is that deep")
    if sort is NUMBER and isinstance(data, bool):
        raise Malformed(at, f"a whole number belongs here, not {shown(data)}")
    if sort is NUMBER and isinstance(data, int):
        return Fixed(_fixed(data, at))
    if isinstance(data, str):
        data = {IS: data}
    if not isinstance(data, dict):
        raise Malformed(at, f"{sort.what} belongs here, not {shown(data)}")
    word = _read_word(data, sort, at)
    _check_names(data, word, at, index)
    values: dict[str, object] = {}
    for part in word.parts:
        if part.name in data:
            values[part.field] = _read_part(part, data[part.name], inside(at, part.name), depth)
        elif part.needed:
            raise Malformed(at, f"{word.word!r} needs {part.name!r}")
        else:
            values[part.field] = _anew(part.otherwise)
    node = word.make(values)
    if isinstance(node, Action) and index > 0:
        if JOINED not in data:
            known = ", ".join(repr(word) for word in JOINT.words)
            raise Malformed(at, f"how it is joined to the action before: {JOINED!r} is {known}")
        node.joint = JOINT.look_up(data[JOINED], inside(at, JOINED))
    return node


def _fixed(data: object, at: str) -> int:
    value = BY_WORD["fixed"].parts[0].sort.read(data, at)
    assert isinstance(value, int)
    return value


def _anew(value: object) -> object:
    """What a part is if it isn't written; lists are not shared between values."""
    return value.copy() if isinstance(value, list) else value


def _read_word(data: dict[str, object], sort: One, at: str) -> Word:
    """The word of an object; where there is only one of a sort, it need not be written."""
    words = words_of(sort.base)
    if IS not in data:
        if len(words) == 1:
            return words[0]
        raise Malformed(at, f"{sort.what} belongs here: {IS!r} says which")
    name = data[IS]
    if not isinstance(name, str):
        raise Malformed(inside(at, IS), f"a word belongs here, not {shown(name)}")
    for word in words:
        if word.word == name:
            return word
    if name in BY_WORD:
        other = sort_of(BY_WORD[name]).what
        raise Malformed(at, f"{sort.what} belongs here, and {name!r} is {other}")
    what = sort.what.removeprefix("a ").removeprefix("an ")
    raise Malformed(at, f"no {what} is {name!r}{like(name, [word.word for word in words])}")


def _check_names(data: dict[str, object], word: Word, at: str, index: int) -> None:
    known = [part.name for part in word.parts]
    for name in data:
        if not isinstance(name, str):
            raise Malformed(at, f"a name is text, not {shown(name)}")
        if name == JOINED and index == 0:
            raise Malformed(inside(at, name), "the first action of a program hangs on nothing")
        if name not in known and name != IS and not (name == JOINED and index > 0):
            raise Malformed(at, f"{word.word!r} has no {name!r}{like(name, known)}")


def _read_part(part: Part, data: object, at: str, depth: int) -> object:
    sort = part.sort
    if isinstance(sort, One):
        return _read(data, sort, at, -1, depth - 1)
    if not isinstance(sort, Many):
        return sort.read(data, at)
    if not isinstance(data, list):
        raise Malformed(at, f"a list belongs here, not {shown(data)}")
    if part.needed and not data:
        raise Malformed(at, f"{sort.one.what} at least belongs here")
    program = sort.one.base is Action
    return [
        _read(data[i], sort.one, inside(at, str(i + 1)), i if program else -1, depth - 1)
        for i in range(len(data))
    ]


def inside(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name
