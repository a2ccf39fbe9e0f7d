"""Finding a card by what somebody calls it: its passcode, or a name in any language."""

import difflib
from collections.abc import Iterator
from typing import Final

from segoc.cards.names import Language, exact_key, loose_key

# In digits; it also keeps int() from choking on a page full of them.
LONGEST_PASSCODE: Final = 10
# How much a misspelt name must have in common with one that we offer instead (0 to 1), and how many
# of them are offered.
ALIKE: Final = 0.65
OFFERED: Final = 3


class UnknownCard(LookupError):
    """No card is meant; `near` are names that might have been."""

    def __init__(self, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.near = near


class AmbiguousName(UnknownCard):
    """Several cards could be meant: `near` are their names."""


class Findable:
    """Cards that have names and passcodes: those of a pool, or all that are known."""

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        """The names that have just this loose key, each with the passcode of its card."""
        raise NotImplementedError

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        """Such names of Tokens. They are no cards: they are found where no card is called so."""
        return iter(())

    def spellings(self) -> Iterator[tuple[str, int]]:
        """The loose keys of all names, each with the passcode of its card."""
        raise NotImplementedError

    def numbered(self, code: int) -> int | None:
        """The passcode of the card that somebody means by this one."""
        raise NotImplementedError

    def name(self, code: int, language: Language = "en") -> str:
        raise NotImplementedError

    def codes_meant(self, text: str) -> list[int]:
        """All cards that a text could mean, by the strictest reading that gives one: just this
        name, a passcode, a name that is spelt alike."""
        key, loose = exact_key(text), loose_key(text)
        cards = list(self.alike(loose)) if loose else []
        tokens = self.tokens_alike(loose) if loose else ()
        for code, name in (*cards, *tokens):
            if exact_key(name) == key:
                return [code]
        if key.isascii() and key.isdecimal() and len(key) <= LONGEST_PASSCODE:
            numbered = self.numbered(int(key))
            if numbered is not None:
                return [numbered]
        return list(dict.fromkeys(code for code, _ in cards))

    def code_of(self, text: str) -> int:
        """The passcode of the card that a name (in any language) or a passcode means.

        Case, width, spaces and punctuation don't matter, as long as one card is meant.
        """
        codes = self.codes_meant(text)
        if len(codes) == 1:
            return codes[0]
        if codes:
            raise self.ambiguous(text, codes)
        raise unknown(text, self.near(text))

    def ambiguous(self, text: str, codes: list[int]) -> AmbiguousName:
        named = dict(self.alike(loose_key(text)))
        near = tuple(named[code] for code in codes)
        return AmbiguousName(f"{text!r} could be {_listed(near)}", near)

    def near(self, text: str) -> tuple[str, ...]:
        """Names like this one: first those that contain it, the shortest first, then those spelt
        alike, and those that begin alike, since people leave out how a name ends."""
        key = loose_key(text)
        if not key:
            return ()
        known = dict(self.spellings())
        known.pop("", None)
        near = [other for other in known if key in other] if len(key) > 1 else []
        near.sort(key=lambda other: (len(other), known[other]))
        if len(near) < OFFERED:
            # Nobody mistakes both ends of a name; to compare with all of them would take too long.
            ends = [other for other in known if key[0] == other[0] or key[-1] == other[-1]]
            near += difflib.get_close_matches(key, ends, n=OFFERED, cutoff=ALIKE)
        if len(near) < OFFERED:
            begin = {other[: len(key)]: other for other in ends if len(other) > len(key)}
            near += [
                begin[beginning]
                for beginning in difflib.get_close_matches(key, begin, n=OFFERED, cutoff=ALIKE)
            ]
        # A card once, under the name that is like the text: dicts keep the first order.
        names: dict[int, str] = {}
        for like in near:
            for code, name in self.alike(like):
                names.setdefault(code, name)
            if len(names) >= OFFERED:
                break
        return tuple(names.values())[:OFFERED]


def unknown(text: str, near: tuple[str, ...]) -> UnknownCard:
    hint = f": did you mean {_listed(near)}?" if near else ""
    return UnknownCard(f"no card is called {text!r}{hint}", near)


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join(repr(name) for name in names)
