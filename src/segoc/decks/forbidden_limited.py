"""Forbidden/Limited Lists: how many copies of which cards a Deck may hold, from which day on.

>>> from segoc.cards.standard import standard_pool
>>> day = date(2020, 4, 1)
>>> april = ForbiddenLimitedList("2020.4", day, {55144522: FORBIDDEN, 83764718: LIMITED})
>>> for fault in april.check(Deck([55144522, 83764718]), standard_pool()):
...     print(fault)
SEG-180: Pot of Greed is Forbidden by the list 2020.4
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, TypeAlias

from segoc.cards.pool import Pool
from segoc.decks.deck import MOST_OF_A_NAME, Deck, DeckError, Fault, FaultKind, called_so

FORBIDDEN: Final = 0
LIMITED: Final = 1
SEMI_LIMITED: Final = 2
KINDS: Final[dict[int, tuple[FaultKind, str]]] = {
    FORBIDDEN: ("forbidden", "Forbidden"),
    LIMITED: ("limited", "Limited to 1 copy"),
    SEMI_LIMITED: ("semi_limited", "Semi-Limited to 2 copies"),
}
OCG: Final = "OCG"
# `2020.4`, `2020.04.01`, `2013.10.11 TCG`, `OCG 2020-04`.
_DATED: Final = re.compile(r"(\d{4})[.\-/年](\d{1,2})(?:[.\-/月](\d{1,2}))?[月日]?")

# Another artwork of a card has a passcode of its own; this gives the one that the lists use.
Original: TypeAlias = Callable[[int], int]


class NoList(LookupError):
    """No list was in force then."""


@dataclass(frozen=True)
class ForbiddenLimitedList:
    """A list by its name, the day from which it is in force (None if the name doesn't say), and how
    many copies there may be of a card, by passcode. What isn't in a whitelist can't be used."""

    name: str
    since: date | None
    limits: Mapping[int, int] = field(hash=False)
    whitelist: bool = False

    @property
    def region(self) -> str:
        return region_of(self.name)

    def limit(self, code: int) -> int:
        return self.limits.get(code, FORBIDDEN if self.whitelist else MOST_OF_A_NAME)

    def check(self, deck: Deck, pool: Pool, original: Original = lambda code: code) -> list[Fault]:
        """All that a Deck holds too much of, by this list."""
        return list(self._faults(deck, pool, original))

    def validate(self, deck: Deck, pool: Pool) -> None:
        """Raise `DeckError` with all faults, if there are any."""
        faults = self.check(deck, pool)
        if faults:
            raise DeckError(deck, faults)

    def _faults(self, deck: Deck, pool: Pool, original: Original) -> Iterator[Fault]:
        """By the name that a card always counts as, over all parts."""
        by_name: dict[int, list[int]] = {}
        for _, codes in deck.parts():
            for code in codes:
                by_name.setdefault(_name(original(code), pool), []).append(code)
        for name, copies in by_name.items():
            most = min(self._most(original(code), name) for code in copies)
            if len(copies) > most and most in KINDS:  # SEG-180
                same = tuple(dict.fromkeys(copies))
                called = " / ".join(
                    called_so(code, pool) for code in dict.fromkeys(map(original, same))
                )
                kind, word = KINDS[most]
                if most == FORBIDDEN and not self._says(map(original, same), name):
                    kind, word = "unlisted", "not among the cards that can be used"
                said = f"{called} is {word} by the list {self.name}"
                if most:
                    said += f", and there are {len(copies)}"
                yield Fault("SEG-180", kind, said, same, count=len(copies), most=most)

    def _most(self, code: int, name: int) -> int:
        return self.limit(code if code in self.limits else name)  # SEG-180

    def _says(self, codes: Iterable[int], name: int) -> bool:
        return any(code in self.limits for code in (*codes, name))


def _name(code: int, pool: Pool) -> int:
    return pool[code].printed.name if code in pool else code  # SEG-180


def region_of(name: str) -> str:
    """Where a list is in force: what its name says besides the day; the OCG, if nothing.

    >>> region_of("2020.4"), region_of("2020.4 TCG")
    ('OCG', 'TCG')
    """
    return " ".join(_DATED.sub(" ", name, count=1).split()).upper() or OCG


def day_of(name: str) -> date | None:
    """The first day of a list that is called so.

    >>> day_of("2020.4"), day_of("2013.10.11 TCG"), day_of("Goat")
    (datetime.date(2020, 4, 1), datetime.date(2013, 10, 11), None)
    """
    found = _DATED.search(name)
    if found is None:
        return None
    year, month, day = found.groups(default="1")
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None


def in_force(
    lists: Iterable[ForbiddenLimitedList], day: date, region: str = OCG
) -> ForbiddenLimitedList:
    """The list that was in force on a day; `NoList` if there was none."""
    dated = [
        (one.since, one) for one in lists if one.since is not None and one.region == region.upper()
    ]
    past = [(since, one) for since, one in dated if since <= day]
    if past:
        return max(past, key=lambda item: item[0])[1]
    if not dated:
        raise NoList(f"there is no list of the {region} with a day")
    first = min(since for since, _ in dated)
    raise NoList(f"no list was in force on {day}: the first that is known begins on {first}")
