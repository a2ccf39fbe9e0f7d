"""A Deck: three lists of passcodes, the rules for building it, and its plain-text form.

>>> deck = Deck.of("3 Blue-Eyes White Dragon", "2 黑魔术师", "岩石の巨兵")
>>> deck
<Deck 6 + 0 + 0>
>>> for fault in deck.check(standard_pool()):
...     print(fault)
SEG-001: the Main Deck has 6 cards, and needs 40–60
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from segoc.cards.finding import LONGEST_PASSCODE, AmbiguousName, unknown
from segoc.cards.names import exact_key
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.cards.withdrawn import reason_for
from segoc.kernel.table.kinds import TOKEN

if TYPE_CHECKING:
    from segoc.cards.catalogue import KnownCard

MAIN: Final = "Main Deck"
EXTRA: Final = "Extra Deck"
SIDE: Final = "Side Deck"

# The rule, the fewest and the most cards of each part.
SIZES: Final = {MAIN: ("SEG-001", 40, 60), EXTRA: ("SEG-002", 0, 15), SIDE: ("SEG-003", 0, 15)}
MOST_OF_A_NAME: Final = 3

FaultKind: TypeAlias = Literal[
    "main_size",
    "extra_size",
    "side_size",
    "too_many_copies",
    "token",
    "belongs_in_main",
    "belongs_in_extra",
    "unknown_passcode",
    "not_playable_yet",
    "withdrawn",
    "filler",
    "partial_card",
    # By a Forbidden/Limited List (see `forbidden_limited`).
    "forbidden",
    "limited",
    "semi_limited",
    "unlisted",
]
LineKind: TypeAlias = Literal[
    "unknown_name",
    "misspelt_name",  # no such card, but some are called like it
    "ambiguous_name",
    "no_copies",
]
_SIZE_FAULTS: Final[dict[str, FaultKind]] = {
    MAIN: "main_size",
    EXTRA: "extra_size",
    SIDE: "side_size",
}

# Lines of a Deck's text: a heading such as "Extra:", and "3 name" or "3x name".
_HEADINGS: Final = {"main:": MAIN, "extra:": EXTRA, "side:": SIDE}
_COUNTED: Final = re.compile(r"(\d{1,2})[x×]?\s+(.+)")
# Shorter numbers are no passcodes of real cards, and rather a slip.
SHORTEST_PASSCODE: Final = 5

# So many of the cards that can't be played are named in a sentence.
MOST_NAMED: Final = 5
# To look for similar names takes a while: only for so many lines that can't be read.
MOST_HELPED: Final = 20


class Elsewhere(Protocol):
    """Whoever knows cards that the pool lacks."""

    def called(self, text: str) -> tuple[int, bool] | None:
        """The passcode of what a name or a passcode means, and whether it belongs in the Extra
        Deck."""

    def near(self, text: str) -> tuple[str, ...]:
        """Names that might be meant."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One way in which a Deck breaks a building rule, and the cards in question.

    Where a number is wrong, `count` is that number, and `fewest` and `most` are the bounds. `text`
    says it all in English; who speaks another language finds it in the rest.
    """

    rule: str
    kind: FaultKind
    text: str
    codes: tuple[int, ...] = ()
    count: int = 0
    fewest: int = 0
    most: int = 0

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class DeckError(ValueError):
    """A Deck may not be played; `faults` are all the reasons, not only the first."""

    def __init__(self, deck: "Deck", faults: list[Fault]) -> None:
        title = f"the Deck {deck.name!r}" if deck.name else "the Deck"
        super().__init__("\n  ".join([f"{title} can't be played:", *map(str, faults)]))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line of a Deck's text (numbered from 1) that can't be read. `name` is what it calls the
    card, `near` are names of cards that might be meant; `text` says it all in English."""

    line: int
    kind: LineKind
    text: str
    name: str
    near: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class DeckTextError(ValueError):
    """Not all of a Deck's text can be read; `problems` are the lines in question, and `deck` is
    what the others say."""

    def __init__(self, deck: "Deck", problems: list[BadLine]) -> None:
        title = f"the Deck {deck.name!r}" if deck.name else "the Deck"
        super().__init__("\n  ".join([f"{title} can't be read:", *map(str, problems)]))
        self.deck = deck
        self.problems = problems


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Deck:
    """The cards that a player brings, as passcodes. Any list is a Deck: `check` judges it."""

    main: tuple[int, ...]
    extra: tuple[int, ...]
    side: tuple[int, ...]
    name: str

    def __init__(
        self,
        main: Iterable[int],
        extra: Iterable[int] = (),
        side: Iterable[int] = (),
        name: str = "",
    ) -> None:
        object.__setattr__(self, "main", tuple(main))
        object.__setattr__(self, "extra", tuple(extra))
        object.__setattr__(self, "side", tuple(side))
        object.__setattr__(self, "name", name)

    def __repr__(self) -> str:
        title = f" {self.name!r}" if self.name else ""
        return f"<Deck{title} {len(self.main)} + {len(self.extra)} + {len(self.side)}>"

    @classmethod
    def of(cls, *lines: str, pool: Pool | None = None, name: str = "") -> "Deck":
        """The Deck of lines such as "3 Blue-Eyes White Dragon" (see `parse`)."""
        return cls.parse("\n".join(lines), pool, name)

    @classmethod
    def parse(
        cls,
        text: str,
        pool: Pool | None = None,
        name: str = "",
        *,
        elsewhere: Elsewhere | None = None,
    ) -> "Deck":
        """Read a Deck's text: a card a line, by name (any language) or passcode.

        A passcode that no card has is kept, for `check` to tell of; so is what is found
        `elsewhere`. A number before it is how many. Lines that begin with `#` are comments (names
        may hold a `#` as well), the first of them is the Deck's name if none is given.
        Cards go to the part they belong in, until a line "Main:", "Extra:"
        or "Side:" says where the following ones are.
        """
        pool = standard_pool() if pool is None else pool
        parts: dict[str, list[int]] = {MAIN: [], EXTRA: [], SIDE: []}
        problems: list[BadLine] = []
        heading = ""
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            line = raw.strip()
            if line.startswith("#"):
                name = name or line.lstrip("# ")
            elif exact_key(line) in _HEADINGS:
                heading = _HEADINGS[exact_key(line)]
            elif line:
                count, called = _counted(line, pool, elsewhere)
                try:
                    meant = _meant(called, pool, elsewhere)
                except AmbiguousName as error:
                    said = str(error)
                    problems.append(BadLine(number, "ambiguous_name", said, called, error.near))
                    continue
                if meant is None:
                    helped = len(problems) < MOST_HELPED
                    near = (elsewhere or pool).near(called) if helped else ()
                    kind: LineKind = "misspelt_name" if near else "unknown_name"
                    problems.append(BadLine(number, kind, str(unknown(called, near)), called, near))
                    continue
                code, in_extra = meant
                if count == 0:
                    said = f"0 copies of {called}: leave the line out"
                    problems.append(BadLine(number, "no_copies", said, called))
                part = heading or (EXTRA if in_extra else MAIN)
                parts[part] += [code] * count
        deck = cls(parts[MAIN], parts[EXTRA], parts[SIDE], name)
        if problems:
            raise DeckTextError(deck, problems)
        return deck

    def parts(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return (MAIN, self.main), (EXTRA, self.extra), (SIDE, self.side)

    def check(self, pool: Pool, *, unofficial: bool = False) -> list[Fault]:
        """All building rules that the Deck breaks: none if it may be played.

        `unofficial` Decks may hold what isn't for players: filler, and cards that are only
        written down in part.
        """
        return [
            *self._wrong_sizes(),
            *self._too_many_copies(pool),
            *self._misplaced(pool),
            *self._not_real(pool, unofficial),
            *([] if unofficial else self._not_complete(pool)),
        ]

    def validate(self, pool: Pool, *, unofficial: bool = False) -> None:
        """Raise `DeckError` with all faults, if there are any."""
        faults = self.check(pool, unofficial=unofficial)
        if faults:
            raise DeckError(self, faults)

    def _wrong_sizes(self) -> Iterator[Fault]:
        for part, codes in self.parts():
            rule, fewest, most = SIZES[part]
            if not fewest <= len(codes) <= most:  # SEG-001, SEG-002, SEG-003
                cards = "1 card" if len(codes) == 1 else f"{len(codes)} cards"
                need = f"needs {fewest}–{most}" if fewest else f"holds at most {most}"
                yield Fault(
                    rule,
                    _SIZE_FAULTS[part],
                    f"the {part} has {cards}, and {need}",
                    count=len(codes),
                    fewest=fewest,
                    most=most,
                )

    def _too_many_copies(self, pool: Pool) -> Iterator[Fault]:
        """By the name that a card always counts as, over all parts."""
        known = [code for _, codes in self.parts() for code in codes if code in pool]
        copies = Counter(pool[code].printed.name for code in known)  # CRD-008
        for name, count in copies.items():
            if count > MOST_OF_A_NAME:  # SEG-004
                same = tuple(c for c in dict.fromkeys(known) if pool[c].printed.name == name)
                called = " / ".join(pool.name(code) for code in same)
                yield Fault(
                    "SEG-004",
                    "too_many_copies",
                    f"{count} copies of {called}, and at most {MOST_OF_A_NAME}",
                    same,
                    count=count,
                    most=MOST_OF_A_NAME,
                )

    def _misplaced(self, pool: Pool) -> Iterator[Fault]:
        """Fusion, Synchro, Xyz and Link Monsters are in the Extra Deck; the Side Deck takes all but
        Tokens, which are in no Deck at all."""
        for part, codes in self.parts():
            for code in dict.fromkeys(codes):
                if code not in pool and not pool.is_token(code):
                    continue
                printed = pool[code].printed
                home = EXTRA if printed.in_extra_deck else MAIN  # CRD-061, SEG-005
                if printed.types & TOKEN:  # SEG-005
                    yield Fault("SEG-005", "token", f"{pool.name(code)} is a Token", (code,))
                elif part not in (home, SIDE):  # CRD-061, SEG-005
                    kind: FaultKind = "belongs_in_extra" if home == EXTRA else "belongs_in_main"
                    text = f"{pool.name(code)} belongs in the {home}, not in the {part}"
                    yield Fault("SEG-005", kind, text, (code,))

    def _not_real(self, pool: Pool, unofficial: bool) -> Iterator[Fault]:
        missing: list[int] = []
        for code in dict.fromkeys((*self.main, *self.extra, *self.side)):
            if code not in pool and not pool.is_token(code):  # SEG-006
                missing.append(code)
            elif pool[code].filler and not unofficial:  # SEG-006
                text = f"{pool.name(code)} is filler, not a real card"
                yield Fault("SEG-006", "filler", text, (code,))
        for kind, codes, text in _unplayable(missing):  # SEG-006
            yield Fault("SEG-006", kind, text, codes, count=len(codes))

    def _not_complete(self, pool: Pool) -> Iterator[Fault]:
        for code in dict.fromkeys((*self.main, *self.extra, *self.side)):
            lacks = pool[code].partial if code in pool else ""
            if lacks:  # SEG-007
                text = f"segoc can't play {pool.name(code)} yet: it lacks {lacks}"
                yield Fault("SEG-007", "partial_card", text, (code,))


def _unplayable(codes: list[int]) -> Iterator[tuple[FaultKind, tuple[int, ...], str]]:
    """Cards that the pool lacks, as far as anybody knows why. Those that just can't be played yet
    are told of in one go: of a Deck of today that can be all of them."""
    not_yet: list[int] = []
    for code in codes:
        known = _catalogued(code)
        reason = None if known is None else reason_for(known.code)
        if known is None:
            yield "unknown_passcode", (code,), f"no card has the passcode {code}"
        elif reason is None:
            not_yet.append(code)
        else:
            yield "withdrawn", (code,), f"{known.name()} is withdrawn: {reason['en']}"
    if not_yet:
        yield "not_playable_yet", tuple(not_yet), f"segoc can't play {_listed(not_yet)} yet"


def _listed(codes: list[int]) -> str:
    """The first few of them."""
    names = [_known_name(code) for code in codes[:MOST_NAMED]]
    more = [f"{len(codes) - MOST_NAMED} more cards"] if len(codes) > MOST_NAMED else []
    *before, last = [*names, *more]
    return f"{', '.join(before)} and {last}" if before else last


def called_so(code: int, pool: Pool) -> str:
    """The English name of a card, or its passcode if nobody knows one."""
    return pool.name(code) if code in pool else _known_name(code)


def _known_name(code: int) -> str:
    known = _catalogued(code)
    return f"passcode {code}" if known is None else known.name()


def _catalogued(code: int) -> "KnownCard | None":
    """What is known of a card that the pool lacks."""
    from segoc.cards.catalogue import catalogue  # noqa: PLC0415  (a start reads nothing of it)

    return catalogue().get(catalogue().original(code))


def _counted(line: str, pool: Pool, elsewhere: Elsewhere | None) -> tuple[int, str]:
    """How many of what is called how. A name may begin with a number: 7 Colored Fish is one
    card."""
    counted = _COUNTED.fullmatch(line)
    if counted is None or pool.get(line) is not None or (elsewhere and elsewhere.called(line)):
        return 1, line
    digits, name = counted.groups()
    return int(digits), name


def _meant(called: str, pool: Pool, elsewhere: Elsewhere | None) -> tuple[int, bool] | None:
    """The passcode of what is called so, and whether it belongs in the Extra Deck."""
    codes = pool.codes_meant(called)
    if len(codes) > 1:
        raise pool.ambiguous(called, codes)
    if codes:
        return codes[0], pool[codes[0]].printed.in_extra_deck
    found = elsewhere.called(called) if elsewhere else None
    key = exact_key(called)
    if found is None and key.isdecimal() and SHORTEST_PASSCODE <= len(key) <= LONGEST_PASSCODE:
        return int(key), False
    return found
