"""A word as the lexicon knows it: what its class says of it, for whoever reads or writes data."""

from inspect import Parameter
from typing import Any, Final

from segoc.effects import terms as tm
from segoc.effects.lexicon.making import arguments_of, made
from segoc.effects.lexicon.sorts import sort_called
from segoc.kernel.language.node import BY_WORD, Node, Usual

ALWAYS_WRITTEN: Final = "+"


class Part:
    """A part of a value: the field that holds it, and the name that it is written with.

    One that need not be written has a value that it is otherwise.
    """

    def __init__(
        self, field: str, sort: tm.Sort, name: str, needed: bool, otherwise: object
    ) -> None:
        self.field = field
        self.sort = sort
        self.name = name
        self.needed = needed
        self.otherwise = otherwise

    def is_as_expected(self, value: object) -> bool:
        return not self.needed and bool(value == self.otherwise)


class Word:
    """A word, the class that it makes a value of, and the parts that the word itself decides; what
    is `usual` for it where the class says nothing of that."""

    def __init__(
        self,
        word: str,
        kind: type[Node],
        fixed: Usual | None = None,
        usual: Usual | None = None,
    ) -> None:
        self.word = word
        self.made = kind
        self.fixed: Usual = fixed or {}
        # What the class says itself: where it comes from others, its parts are others, too.
        own: Usual = kind.USUAL if "USUAL" in vars(kind) else {}
        self.usual: Usual = {**own, **(usual or {})}
        self._parts: list[Part] | None = None

    @property
    def parts(self) -> list[Part]:
        """The parts that are written, in the order of the constructor."""
        if self._parts is None:
            self._parts = parts_of(self)
        return self._parts

    def make(self, values: dict[str, Any]) -> Node:
        """A value with these parts."""
        return made(self.made, {**self.fixed, **values})


def parts_of(word: Word) -> list[Part]:
    kind = word.made
    arguments = arguments_of(kind)
    untold = arguments.keys() - kind.PARTS.keys()
    assert not untold, f"{kind.__name__} is made of {sorted(untold)}, too: add that to its PARTS"
    sorts = {
        field: _sort_of(kind, field)
        for field, name in kind.PARTS.items()
        if name != BY_WORD and field not in word.fixed
    }
    asked = {
        field
        for field in sorts
        if arguments[field].default is Parameter.empty
        and arguments[field].kind is not Parameter.VAR_POSITIONAL
        and field not in word.usual
    }
    always = asked | {field for field in sorts if kind.PARTS[field].endswith(ALWAYS_WRITTEN)}
    usual = {**word.usual, **_left_out(word, {field: sorts[field] for field in asked})}
    return [
        Part(field, sort, name_of(kind, field), field in always, usual.get(field))
        for field, sort in sorts.items()
    ]


def _sort_of(kind: type[Node], field: str) -> tm.Sort:
    name = kind.PARTS[field]
    sort = sort_called(name.removesuffix(ALWAYS_WRITTEN))
    assert sort is not None, (
        f"{kind.__name__}.PARTS says that {field!r} is {name!r}: effects/lexicon/sorts.py has no "
        f"such sort"
    )
    return sort


def _left_out(word: Word, asked: dict[str, tm.Sort]) -> Usual:
    """What the parts are that the constructor need not be told: so they are in a value of which
    only the others were said."""
    said = {field: sort.such() for field, sort in asked.items()}
    blank = word.make({**said, **word.usual})
    fields = [field for field in word.made.PARTS if field not in said and field not in word.usual]
    return {field: getattr(blank, field) for field in fields}


def name_of(kind: type[Node], field: str) -> str:
    """What a part is called as data."""
    return kind.NAMED.get(field, field.rstrip("_"))
