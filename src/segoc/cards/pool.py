"""The pool: all cards that there are, found by passcode or by name in any language."""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from segoc.cards.archetypes import archetype_name
from segoc.cards.definition import Definition
from segoc.cards.nameable import NameableCards
from segoc.cards.names import Language, exact_key, loose_key
from segoc.kernel.table.printed import Printed

# In digits; it also keeps int() from choking on a page full of them.
LONGEST_PASSCODE: Final = 10
# How much a misspelt name must have in common with one that we offer instead (0 to 1).
ALIKE: Final = 0.7


class PoolError(ValueError):
    """Two cards of a pool can't be told apart."""


class UnknownCard(LookupError):
    """No card of the pool is meant; `near` are names that might have been."""

    def __init__(self, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.near = near


class AmbiguousName(UnknownCard):
    """Several cards could be meant: `near` are their names."""


class Pool:
    """An ordered collection of cards, in which passcodes, names and aliases are unique.

    >>> from segoc.cards.standard import standard_pool
    >>> pool = standard_pool()
    >>> pool.find("青眼の白龍")
    <Definition 89631139 Blue-Eyes White Dragon>
    >>> pool.find("blue eyes WHITE dragon").code
    89631139
    >>> pool.name(46986414, "zh")
    '黑魔术师'
    >>> pool.find("Dark Magican")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ...
    UnknownCard: no card is called 'Dark Magican': did you mean 'Dark Magician'?
    """

    def __init__(
        self,
        definitions: Iterable[Definition],
        archetypes: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        # Archetypes of its own: the Japanese and the English name, by the Chinese one.
        self._archetypes = dict(archetypes or {})
        self._by_code: dict[int, Definition] = {}
        self._by_exact_key: dict[str, Definition] = {}
        self._tokens: dict[int, Definition] = {}
        self._by_loose_key: dict[str, dict[int, str]] = {}
        faults: list[str] = []
        for definition in definitions:
            other = self._by_code.setdefault(definition.code, definition)
            if other is not definition:
                faults.append(f"passcode {definition.code}: {other.en} and {definition.en}")
                continue
            for name in (*definition.names, *definition.aliases):
                other = self._by_exact_key.setdefault(exact_key(name), definition)
                if other is not definition:
                    faults.append(f"name {name!r}: {other.code} and {definition.code}")
                self._by_loose_key.setdefault(loose_key(name), {})[definition.code] = name
            for token in definition.tokens:
                self._tokens[token.code] = token
        # Tokens are no cards: they can be looked up, and several cards can make Tokens
        # of one name.
        for token in self._tokens.values():
            for name in (*token.names, *token.aliases):
                if exact_key(name) not in self._by_exact_key:
                    self._by_exact_key[exact_key(name)] = token
        if faults:
            raise PoolError("\n  ".join(["cards that can't be told apart:", *faults]))
        for definition in self._by_code.values():
            self._name(definition.printed)
        # Whose names can be announced: also of cards that are only known.
        self.nameable = NameableCards(self)

    def _name(self, printed: Printed) -> None:
        """What always counts as another card is called so wherever it lies."""
        named = self._by_code.get(printed.name)
        if named is not None:
            printed.title = named.zh  # CRD-008
            for form in printed.forms:
                form.title = named.zh

    def extended(
        self, definitions: Iterable[Definition], archetypes: Mapping[str, tuple[str, str]]
    ) -> "Pool":
        """A pool of these cards and more, with more archetypes."""
        return Pool([*self, *definitions], {**self._archetypes, **archetypes})

    def archetype(self, name: str, language: Language) -> str:
        """What the archetype with this Chinese name is called."""
        if name not in self._archetypes or language == "zh":
            return archetype_name(name, language)
        ja, en = self._archetypes[name]
        return ja if language == "ja" else en

    @property
    def tokens(self) -> tuple[Definition, ...]:
        """The Tokens that cards of the pool make."""
        return tuple(self._tokens.values())

    def __len__(self) -> int:
        return len(self._by_code)

    def __iter__(self) -> Iterator[Definition]:
        return iter(self._by_code.values())

    def __contains__(self, code: int) -> bool:
        return code in self._by_code

    def __getitem__(self, code: int) -> Definition:
        found = self._by_code.get(code) or self._tokens.get(code)
        if found is None:
            raise UnknownCard(f"no card has the passcode {code}")
        return found

    def name(self, code: int, language: Language = "en") -> str:
        return self[code].name(language)

    def get(self, text: str) -> Definition | None:
        """The one card that a name or passcode means, or None."""
        codes = self._codes(text)
        return self[codes[0]] if len(codes) == 1 else None

    def find(self, text: str) -> Definition:
        """The card that a name (in any language) or a passcode means.

        Case, width, spaces and punctuation don't matter, as long as one card is meant.
        """
        codes = self._codes(text)
        if len(codes) == 1:
            return self[codes[0]]
        if codes:
            named = self._by_loose_key[loose_key(text)]
            near = tuple(named[code] for code in codes)
            raise AmbiguousName(f"{text!r} could be {_listed(near)}", near)
        near = self._near(text)
        hint = f": did you mean {_listed(near)}?" if near else ""
        raise UnknownCard(f"no card is called {text!r}{hint}", near)

    def _codes(self, text: str) -> list[int]:
        """All cards that the text could mean, by the strictest reading that gives one."""
        key = exact_key(text)
        exact = self._by_exact_key.get(key)
        if exact is not None:
            return [exact.code]
        if key.isdecimal() and len(key) <= LONGEST_PASSCODE:
            code = int(key)
            if code in self._by_code or code in self._tokens:
                return [code]
        return list(self._by_loose_key.get(loose_key(text), ()))

    def _near(self, text: str, count: int = 3) -> tuple[str, ...]:
        """Names like this one: first those that contain it, the shortest first, then those spelt
        alike."""
        key = loose_key(text)
        if not key:
            return ()
        keys = [other for other in self._by_loose_key if key in other] if len(key) > 1 else []
        keys.sort(key=len)
        keys += difflib.get_close_matches(key, self._by_loose_key, n=count, cutoff=ALIKE)
        # A card once, under the name that is like the text: dicts keep the first order.
        names: dict[int, str] = {}
        for like in keys:
            for code, name in self._by_loose_key[like].items():
                names.setdefault(code, name)
        return tuple(names.values())[:count]


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join(repr(name) for name in names)
