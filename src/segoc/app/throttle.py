"""A limit on how much somebody may ask for in a given time."""

from typing import Final

# Addresses that are remembered; beyond that all begin anew.
MOST_DOORS: Final = 10_000


class Throttle:
    """A bucket that holds `most` and fills by `rate` a second. Who calls tells the time.

    >>> bucket = Throttle(most=2, rate=1)
    >>> [bucket.allows(now=0.0) for _ in range(3)]
    [True, True, False]
    >>> bucket.allows(now=1.0)
    True
    """

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._left = most
        self._then = 0.0

    def allows(self, now: float, cost: float = 1.0) -> bool:
        self._left = min(self.most, self._left + max(0.0, now - self._then) * self.rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Doors:
    """A bucket for each address.

    >>> doors = Doors(most=1, rate=1)
    >>> [doors.allows(who, now=0.0) for who in ("one", "one", "other")]
    [True, False, True]
    """

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._doors: dict[str, Throttle] = {}

    def allows(self, who: str, now: float) -> bool:
        if len(self._doors) >= MOST_DOORS and who not in self._doors:
            self._doors.clear()
        return self._doors.setdefault(who, Throttle(self.most, self.rate)).allows(now)
