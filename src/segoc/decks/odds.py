"""The chances of opening hands, as exact fractions: hands are counted, and none is dealt.

The Deck page works the same out in its own way (`web/src/decks/odds.ts`); a table of figures that
both must give lies beside it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import Final

# Who goes first doesn't draw in the first turn (SEG-011, TRM-113).
GOING_FIRST: Final = 5
GOING_SECOND: Final = 6


@dataclass(frozen=True)
class Group:
    """Cards of which a hand must hold so many, all together."""

    codes: frozenset[int]
    least: int = 1
    most: int | None = None

    def holds(self, held: int) -> bool:
        return held >= self.least and (self.most is None or held <= self.most)


Way = Sequence[Group]


def chance(main: Sequence[int], ways: Sequence[Way], seen: int) -> Fraction:
    """How likely `seen` cards of the Main Deck have all groups of one of the ways."""
    groups = list(dict.fromkeys(group for way in ways for group in way))
    # Cards that are in the same groups are alike: only how many of them are held matters.
    alike = Counter(tuple(code in group.codes for group in groups) for code in main)
    fit = 0
    for drawn in _shares(list(alike.values()), seen):
        held = {
            group: sum(count for count, kind in zip(drawn, alike, strict=True) if kind[at])
            for at, group in enumerate(groups)
        }
        if any(all(group.holds(held[group]) for group in way) for way in ways):
            fit += prod(map(comb, alike.values(), drawn))
    return Fraction(fit, comb(len(main), seen))


def _shares(sizes: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many cards in all from piles of these sizes."""
    if not sizes:
        if total == 0:
            yield ()
        return
    first, *others = sizes
    for taken in range(min(first, total) + 1):
        for rest in _shares(others, total - taken):
            yield (taken, *rest)
