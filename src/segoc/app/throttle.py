"""A limit on how much somebody may ask for in a given time."""


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
