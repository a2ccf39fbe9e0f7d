"""The pool: all cards that can be played, found by passcode or by name in any language."""

from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from typing import Final

from segoc.cards.archetypes import archetype_name
from segoc.cards.definition import TOKEN_CODES, Definition, always_call
from segoc.cards.finding import Findable, UnknownCard
from segoc.cards.nameable import NameableCards
from segoc.cards.names import Language, exact_key, loose_key
from segoc.cards.outline import Outline
from segoc.cards.shelf import PoolError, Shelf, Written, maker_of

# So many outlines of cards are kept: duels ask for the same ones all the time.
KEPT: Final = 2000


class Pool(Findable, Shelf):
    """A collection of cards, in the order of passcodes; passcodes, names and aliases are unique.

    `beneath` are cards that are there already, such as those of another pool: what is added stands
    on top of them. Cards are read from there when somebody asks for them by passcode or by name, or
    walks over the pool: `outlines` walks without reading any.

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
        beneath: Shelf | None = None,
    ) -> None:
        # Archetypes of its own: the Japanese and the English name, by the Chinese one.
        self._archetypes = dict(archetypes or {})
        own = Written(definitions)
        self._shelves: list[Shelf] = [own] if beneath is None else [beneath, own]
        # Cards that were asked for: a duel asks for its own again and again.
        self._cards: dict[int, Definition] = {}
        # Those that were asked for last: all of them would take much room.
        self._outlines: dict[int, Outline] = {}
        faults = own.faults if beneath is None else [*own.faults, *_known_to(beneath, own)]
        if faults:
            raise PoolError("\n  ".join(["cards that can't be told apart:", *faults]))
        for card in map(own.read, own.codes()):
            if card.printed.name in self:
                always_call(card, self.name(card.printed.name, "zh"))
        # Whose names can be announced: also of cards that are only known.
        self.nameable = NameableCards(self)

    def extended(
        self, definitions: Iterable[Definition], archetypes: Mapping[str, tuple[str, str]]
    ) -> "Pool":
        """A pool of these cards and more, with more archetypes."""
        return Pool(definitions, {**self._archetypes, **archetypes}, beneath=self)

    def archetype(self, name: str, language: Language) -> str:
        """What the archetype with this Chinese name is called."""
        if name not in self._archetypes or language == "zh":
            return archetype_name(name, language)
        ja, en = self._archetypes[name]
        return ja if language == "ja" else en

    # By passcode.

    def codes(self) -> Iterator[int]:
        return merge(*(shelf.codes() for shelf in self._shelves))

    def __len__(self) -> int:
        return sum(1 for _ in self.codes())

    def __bool__(self) -> bool:
        """A pool is one, however many cards there are: who asks for none has no pool."""
        return True

    def __iter__(self) -> Iterator[Definition]:
        """All cards, each read: whoever needs no effects walks over `outlines`."""
        return map(self.read, self.codes())

    def __contains__(self, code: int) -> bool:
        return code in self._cards or any(code in shelf for shelf in self._shelves)

    def _with(self, code: int) -> Shelf:
        for shelf in self._shelves:
            if code in shelf:
                return shelf
        raise UnknownCard(f"no card has the passcode {code}")

    def read(self, code: int) -> Definition:
        found = self._cards.get(code)
        if found is None:
            found = self._cards[code] = self._with(code).read(code)
        return found

    def skim(self, code: int) -> Definition:
        return self._with(code).skim(code)

    def __getitem__(self, code: int) -> Definition:
        """The card, or the Token, that has this passcode."""
        found = self._cards.get(code)
        if found is None:
            return self._token(code) if self.is_token(code) else self.read(code)
        return found

    def outline(self, code: int) -> Outline:
        found = self._outlines.get(code)
        if found is None:
            if len(self._outlines) == KEPT:
                self._outlines.clear()
            found = self._outlines[code] = self._with(code).outline(code)
        return found

    def outlines(self) -> Iterator[Outline]:
        return merge(*(shelf.outlines() for shelf in self._shelves), key=lambda one: one.code)

    def name(self, code: int, language: Language = "en") -> str:
        card = self._cards.get(code)
        if card is not None:
            return card.name(language)
        return (self._token if self.is_token(code) else self.outline)(code).name(language)

    # Tokens.

    def is_token(self, code: int) -> bool:
        """Whether it is the passcode of a Token that a card of the pool makes."""
        if code < TOKEN_CODES or code in self or maker_of(code) not in self:
            return False
        return any(token.code == code for token in self.read(maker_of(code)).tokens)

    def _token(self, code: int) -> Definition:
        return next(one for one in self.read(maker_of(code)).tokens if one.code == code)

    @property
    def tokens(self) -> tuple[Definition, ...]:
        """The Tokens that cards of the pool make."""
        return tuple(token for code in self.making_tokens() for token in self.read(code).tokens)

    def making_tokens(self) -> Iterator[int]:
        return merge(*(shelf.making_tokens() for shelf in self._shelves))

    # By name.

    def get(self, text: str) -> Definition | None:
        """The one card that a name or passcode means, or None."""
        codes = self.codes_meant(text)
        return self[codes[0]] if len(codes) == 1 else None

    def find(self, text: str) -> Definition:
        """The card that a name (in any language) or a passcode means, as `code_of` reads them."""
        return self[self.code_of(text)]

    def translated(self, name: str, language: Language) -> str:
        """What the card or Token of this name is called; the name itself, if there is none."""
        codes = self.codes_meant(name)
        return self.name(codes[0], language) if len(codes) == 1 else name

    def numbered(self, code: int) -> int | None:
        return code if code in self or self.is_token(code) else None

    def alike(self, key: str) -> Iterator[tuple[int, str]]:
        for shelf in self._shelves:
            yield from shelf.alike(key)

    def tokens_alike(self, key: str) -> Iterator[tuple[int, str]]:
        for shelf in self._shelves:
            yield from shelf.tokens_alike(key)

    def spellings(self) -> Iterator[tuple[str, int]]:
        for shelf in self._shelves:
            yield from shelf.spellings()


def _known_to(beneath: Shelf, own: Written) -> Iterator[str]:
    """Cards that can't be told from those beneath them."""
    for card in map(own.read, own.codes()):
        if card.code in beneath:
            other = beneath.outline(card.code)
            yield f"passcode {card.code}: {other.name()} and {card.en}"
            continue
        for name in (*card.names, *card.aliases):
            for code, alike in beneath.alike(loose_key(name)):
                if exact_key(alike) == exact_key(name):
                    yield f"name {name!r}: {code} and {card.code}"
                    break
