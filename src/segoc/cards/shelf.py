"""Where a pool has its cards from: some are in memory, most are read from a file one by one."""

from collections.abc import Callable, Iterable, Iterator

from segoc.cards.definition import TOKEN_CODES, TOKENS_PER_CARD, Definition
from segoc.cards.names import exact_key, loose_key
from segoc.cards.outline import Outline, outline_of


class PoolError(ValueError):
    """Two cards of a pool can't be told apart."""


class Shelf:
    """Cards by passcode, in that order. Only `read` and `making_tokens` look at effects."""

    def codes(self) -> Iterator[int]:
        raise NotImplementedError

    def __contains__(self, code: int) -> bool:
        raise NotImplementedError

    def read(self, code: int) -> Definition:
        """The whole card that has this passcode; always the same one."""
        raise NotImplementedError

    def skim(self, code: int) -> Definition:
        """The same card for somebody who won't keep it."""
        return self.read(code)

    def outline(self, code: int) -> Outline:
        """The card that has this passcode, without its effects."""
        raise NotImplementedError

    def outlines(self) -> Iterator[Outline]:
        """All cards, without their effects."""
        return map(self.outline, self.codes())

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        """See `Findable`."""
        raise NotImplementedError

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        raise NotImplementedError

    def spellings(self) -> Iterator[tuple[str, int]]:
        raise NotImplementedError

    def making_tokens(self) -> Iterator[int]:
        """The cards that make Tokens."""
        raise NotImplementedError


def maker_of(token: int) -> int:
    """The passcode of the card that makes the Token with this one."""
    return (token - TOKEN_CODES) // TOKENS_PER_CARD


class Written(Shelf):
    """Cards in memory. Of two that can't be told apart, `faults` has a sentence."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        self.faults: list[str] = []
        by_code: dict[int, Definition] = {}
        by_exact_key: dict[str, Definition] = {}
        self._by_key: dict[str, list[tuple[int, str]]] = {}
        self._tokens_by_key: dict[str, list[tuple[int, str]]] = {}
        for definition in definitions:
            other = by_code.setdefault(definition.code, definition)
            if other is not definition:
                self.faults.append(f"passcode {definition.code}: {other.en} and {definition.en}")
                continue
            for name in (*definition.names, *definition.aliases):
                other = by_exact_key.setdefault(exact_key(name), definition)
                if other is not definition:
                    self.faults.append(f"name {name!r}: {other.code} and {definition.code}")
                self._by_key.setdefault(loose_key(name), []).append((definition.code, name))
            for token in definition.tokens:
                for name in (*token.names, *token.aliases):
                    spelt = self._tokens_by_key.setdefault(loose_key(name), [])
                    spelt.append((token.code, name))
        self._by_code = dict(sorted(by_code.items()))

    def codes(self) -> Iterator[int]:
        return iter(self._by_code)

    def __contains__(self, code: int) -> bool:
        return code in self._by_code

    def read(self, code: int) -> Definition:
        return self._by_code[code]

    def outline(self, code: int) -> Outline:
        return outline_of(self._by_code[code])

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        return iter(self._by_key.get(key, ()))

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        return iter(self._tokens_by_key.get(key, ()))

    def spellings(self) -> Iterator[tuple[str, int]]:
        return ((key, code) for key, those in self._by_key.items() for code, _ in those)

    def making_tokens(self) -> Iterator[int]:
        return (code for code, card in self._by_code.items() if card.tokens)


class Chosen(Shelf):
    """Some of the cards of another shelf."""

    def __init__(self, shelf: Shelf, fits: Callable[[int], bool]) -> None:
        self._shelf = shelf
        self._fits = fits

    def codes(self) -> Iterator[int]:
        return filter(self._fits, self._shelf.codes())

    def __contains__(self, code: int) -> bool:
        return self._fits(code) and code in self._shelf

    def read(self, code: int) -> Definition:
        return self._shelf.read(code)

    def skim(self, code: int) -> Definition:
        return self._shelf.skim(code)

    def outline(self, code: int) -> Outline:
        return self._shelf.outline(code)

    def outlines(self) -> Iterator[Outline]:
        return (one for one in self._shelf.outlines() if self._fits(one.code))

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        return ((code, name) for code, name in self._shelf.alike(key) if self._fits(code))

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        those = self._shelf.tokens_alike(key)
        return ((code, name) for code, name in those if self._fits(maker_of(code)))

    def spellings(self) -> Iterator[tuple[str, int]]:
        return ((key, code) for key, code in self._shelf.spellings() if self._fits(code))

    def making_tokens(self) -> Iterator[int]:
        return filter(self._fits, self._shelf.making_tokens())
