"""Records: the classes of which a state is made, and what each of their fields holds.

A record says its fields once, in its class: `FIELDS` has the sort of each. What must be known of a
field follows from there: how it is saved and read again (`saving`), whether it speaks of a card
(`renumbering`), what a new object has there, how it is pickled. The constructor's arguments are
fields, by their names.
"""

from inspect import signature
from typing import Any, ClassVar, Final, TypeAlias

# Bits that a machine integer has for a number, the sign left out (see `native`).
SMALL_BITS: Final = 31
WIDE_BITS: Final = 63

# Chance is made of words of 32 bits, and nothing else in a duel counts further.
LARGEST: Final = (1 << 32) - 1


class Sort:
    """What a field holds: `form` says how, `of` the record that it holds, if any."""

    def __init__(
        self,
        form: str,
        of: str = "",
        bits: int = 0,
        blank: Any = None,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.form = form
        self.of = of
        # Numbers have room for so many bits; 0 for any number.
        self.bits = bits
        self._blank = blank
        # What a number can be in a sound state, if `most` says anything; of cards only the least,
        # since the last is the last of the duel.
        self.least = least
        self.most = most

    def blank(self) -> Any:
        """A value of this sort that says nothing."""
        if self.form == "always":
            return blank(record_called(self.of))
        return [] if isinstance(self._blank, list) else self._blank


Fields: TypeAlias = dict[str, Sort]

INT: Final = Sort("number", blank=0)
# In the compiled build machine integers: what is too large for them is refused by both builds.
SMALL: Final = Sort("number", bits=SMALL_BITS, blank=0)
WIDE: Final = Sort("number", bits=WIDE_BITS, blank=0)
TRUTH: Final = Sort("truth", blank=False)
TEXT: Final = Sort("text", blank="")
INTS: Final = Sort("numbers", blank=[])
# So many numbers, or texts, as a new object has there.
ROW: Final = Sort("row", blank=[])
TEXTS: Final = Sort("texts", blank=[])
# Numbers of cards.
CARD_NO: Final = Sort("card", bits=SMALL_BITS, blank=0)
CARD_NO_OR_NONE: Final = Sort("card", bits=SMALL_BITS, blank=0, least=-1)
CARD_NOS: Final = Sort("cards", blank=[])


def between(least: int, most: int) -> Sort:
    """A number from here to there."""
    return Sort("number", blank=0, least=least, most=most)


def each_between(least: int, most: int) -> Sort:
    """Numbers, each from here to there."""
    return Sort("numbers", blank=[], least=least, most=most)


COUNT: Final = between(0, LARGEST)
COUNTS: Final = each_between(0, LARGEST)
PLAYER: Final = between(0, 1)
PLAYERS: Final = each_between(0, 1)


def always(of: "type[Record]") -> Sort:
    """Always such a record; a reference may be one to nothing."""
    return Sort("always", of.__name__, least=-1)


def maybe(of: "type[Record] | str") -> Sort:
    """Such a record or nothing."""
    return Sort("maybe", of if isinstance(of, str) else of.__name__)


def many(of: "type[Record] | str") -> Sort:
    """A list of such records."""
    return Sort("many", of if isinstance(of, str) else of.__name__, blank=[])


def tuple_of(of: "type[Record]") -> Sort:
    """The same, as a tuple."""
    return Sort("tuple", of.__name__, blank=())


class Record:
    """A class with own `FIELDS` can be part of a saved state; one without is only a base."""

    # What all that come of a base have besides.
    BASE: ClassVar[Fields] = {}
    FIELDS: ClassVar[Fields] = {}

    def __reduce__(self) -> Any:
        """Pickles and deep copies: the compiled build has no other way to make them."""
        values = {name: getattr(self, name) for name in fields_of(type(self))}
        return restored, (type(self), values)


_fields: Final[dict[Any, Fields]] = {}


def fields_of(kind: Any) -> Fields:
    """All fields of a record."""
    found = _fields.get(kind)
    if found is None:
        found = _fields[kind] = {**kind.BASE, **kind.FIELDS}
    return found


_known: Final[dict[str, Any]] = {}
_needed: Final[dict[str, tuple[str, ...]]] = {}


def records() -> dict[str, Any]:
    """All records that are there, by name."""
    _note(Record)
    return _known


def record_called(name: str) -> Any:
    """The class of that name, or None."""
    if name not in _known:
        _note(Record)
    return _known.get(name)


def _note(kind: Any) -> None:
    for below in kind.__subclasses__():
        if "FIELDS" in vars(below):
            assert _known.setdefault(below.__name__, below) is below, below
        _note(below)


def blank(kind: Any) -> Any:
    """A new object to be filled."""
    return kind(**{name: fields_of(kind)[name].blank() for name in _arguments(kind)})


def restored(kind: Any, values: dict[str, Any]) -> Any:
    """The object of which these are all fields."""
    arguments = _arguments(kind)
    new = kind(**{name: values[name] for name in arguments})
    for name, value in values.items():
        if name not in arguments:
            setattr(new, name, value)
    return new


def _arguments(kind: Any) -> tuple[str, ...]:
    """What its constructor must be told."""
    known = _needed.get(kind.__name__)
    if known is None:
        known = tuple(
            argument.name
            for argument in signature(kind).parameters.values()
            if argument.default is argument.empty
        )
        _needed[kind.__name__] = known
    return known
