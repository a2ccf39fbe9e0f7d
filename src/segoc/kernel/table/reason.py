"""Reasons: why something is not legal, by rule.

A check of legality reads as a list of violations:

    if used_up and deny(why, "CRD-087", card):
        return False

Without a list to write to, `deny` says "stop here": the fast path ends at the
first violation. With one, it writes the reason down and lets the check go on, so
that the same code tells all the reasons.
"""

from typing import Final

from segoc.kernel.table.ints import Spot

# The rules of what no narrower one is about: a process of an effect that is carried out, and
# what can't be chosen because it would not be possible.
PROCESS: Final = "EFX-005"
IMPOSSIBLE: Final = "EFX-007"
# The rule by which a text decides the duel.
BY_TEXT: Final = "TRM-403"


class Reason:
    """A rule that forbids, with the spots in question, and how many there were or may be."""

    def __init__(self, rule: str, spots: list[Spot], counts: list[int]) -> None:
        self.rule = rule
        self.spots = spots
        self.counts = counts

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, spots={self.spots}, counts={self.counts})"


Why = list[Reason] | None


def deny(
    why: list[Reason] | None, rule: str, spot: Spot = -1, count: int = -1, of: int = -1
) -> bool:
    """Note a violation; True if the check can stop because nobody listens."""
    if why is None:
        return True
    spots = [] if spot < 0 else [spot]
    counts = [n for n in (count, of) if n >= 0]
    why.append(Reason(rule, spots, counts))
    return False
