"""What can be said of a win rate after so many duels.

Two sorts of interval, both for 95 %:

- `wilson`: Wilson's score interval, for a number of duels that was fixed beforehand. It takes them
  for independent of each other.
- `sequence`: an interval that may be looked at after every duel, and on which one may stop: with
  a probability of 95 % it never leaves the true rate out, at any time (a confidence sequence). It
  is Robbins' mixture of Bernoulli likelihood ratios with a uniform prior: the rates m for which

      B(s + 1, n - s + 1) / (m^s (1 - m)^(n - s)) < 1 / 0.05

  after n scores with the sum s. If m is the true rate, that ratio is a martingale that begins
  with 1, and by Ville's inequality it ever comes to 20 with a probability of at most 5 %. It
  holds for any scores between 0 and 1, not only for 0 and 1: by the inequality of arithmetic and
  geometric means the factor of a score x is at most that of a bet which is fair at m. So a score
  here is the result of two duels with changed seats, which hang together.
"""

from enum import Enum
from math import inf, lgamma, log, sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
# Against a rate that is still taken for possible.
MOST_EVIDENCE: Final = -log(1 - CONFIDENCE)
# The quantile of the normal distribution for it, on both sides.
Z: Final = 1.959963984540054
# Halvings of an interval that has at most the length 1: finer than a float shows.
HALVINGS: Final = 60


class Interval(NamedTuple):
    low: float
    high: float


class Verdict(Enum):
    """Whether a win rate is above a wanted one."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def wilson(wins: int, duels: int) -> Interval:
    """Wilson's score interval.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if duels == 0:
        return Interval(0.0, 1.0)
    rate, z2 = wins / duels, Z * Z / duels
    middle = (rate + z2 / 2) / (1 + z2)
    reach = Z * sqrt(rate * (1 - rate) / duels + z2 / duels / 4) / (1 + z2)
    # The ends at 0 and 1 are exact; the sums aren't.
    low = 0.0 if wins == 0 else middle - reach
    return Interval(low, 1.0 if wins == duels else middle + reach)


def evidence(total: float, count: int, rate: float) -> float:
    """The logarithm of how much better the scores fit some other rate than this one."""
    if (rate <= 0 < total) or (rate >= 1 and total < count):
        return inf
    mixed = lgamma(total + 1) + lgamma(count - total + 1) - lgamma(count + 2)
    likely = total * log(rate) if total else 0.0
    likely += (count - total) * log(1 - rate) if count > total else 0.0
    return mixed - likely


def sequence(total: float, count: int) -> Interval:
    """The interval that holds at all times, after scores from 0 to 1 with this sum."""
    if count == 0:
        return Interval(0.0, 1.0)
    mean = total / count
    return Interval(_end(total, count, mean, 0.0), _end(total, count, mean, 1.0))


def _end(total: float, count: int, inside: float, outside: float) -> float:
    """Where the evidence against a rate becomes too much, between the mean and 0 or 1: it only
    grows on the way."""
    if evidence(total, count, outside) < MOST_EVIDENCE:
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if evidence(total, count, middle) < MOST_EVIDENCE:
            inside = middle
        else:
            outside = middle
    return outside


def judge(total: float, count: int, wanted: float) -> Verdict:
    """Whether the rate is above the wanted one or below it, as far as is clear by now: whether
    the interval of `sequence` leaves the wanted one out."""
    if evidence(total, count, wanted) < MOST_EVIDENCE:
        return Verdict.OPEN
    return Verdict.ABOVE if total > wanted * count else Verdict.BELOW
