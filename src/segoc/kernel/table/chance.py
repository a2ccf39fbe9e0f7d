"""The duel's only source of chance: a small seeded generator, part of the state.

SFC32 by Chris Doty-Humphrey: four words of 32 bits, which stay native ints in
compiled code, and the same sequence on every machine and in both builds.
"""

from typing import ClassVar, Final

from segoc.kernel.table.record import INT, Fields, Record

_MASK: Final = 0xFFFFFFFF


class Random(Record):
    FIELDS: ClassVar[Fields] = {
        "a": INT,
        "b": INT,
        "c": INT,
        "counter": INT,
    }

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Random":
        return Random(self.a, self.b, self.c, self.counter)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21) & _MASK | (c >> 11)) + result) & _MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = (_MASK + 1) // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


def seeded(seed: int) -> Random:
    """The generator for a seed: each whole number of at most 64 bits has its own."""
    size = abs(seed)
    random = Random(size & _MASK, size >> 32 & _MASK, 1 if seed < 0 else 0, 1)
    for _round in range(15):
        random.word()
    return random
