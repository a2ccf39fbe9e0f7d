"""How something grows: the power of its size, and how much of it a straight line leaves out."""

from collections.abc import Sequence
from typing import Final, NamedTuple

# A growth by this power or less counts as linear. Not just 1: each monster may attack each, so that
# there are a few more options than cards.
LINEAR: Final = 1.15
# Growth by less than this part of the whole, from the smallest size to the largest, is none.
NONE: Final = 0.1
POWERS: Final = [number / 100 for number in range(10, 401)]


class Growth(NamedTuple):
    """The power that fits best, if what doesn't hang on the size is left out, and by how much the
    cost at the largest size exceeds that at the smallest."""

    power: float
    factor: float

    @property
    def is_worse_than_linear(self) -> bool:
        return self.factor > 1 + NONE and self.power > LINEAR

    def __str__(self) -> str:
        if self.factor <= 1 + NONE:
            return "none"
        return f"× {self.factor:.2f}, by the power of {self.power:.2f}"


def growth(sizes: Sequence[int], costs: Sequence[float]) -> Growth:
    """The power p for which cost = a + b · size ** p is nearest, by least squares."""
    power = min(POWERS, key=lambda power: line([size**power for size in sizes], costs).left)
    return Growth(power, costs[-1] / costs[0])


class Line(NamedTuple):
    """A straight line, and the sum of squares that it leaves."""

    base: float
    slope: float
    left: float

    def at(self, x: float) -> float:
        return self.base + self.slope * x


def line(xs: Sequence[float], ys: Sequence[float]) -> Line:
    """The straight line with the least squares."""
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    slope /= sum((x - mean_x) ** 2 for x in xs)
    base = mean_y - slope * mean_x
    left = sum((y - base - slope * x) ** 2 for x, y in zip(xs, ys, strict=True))
    return Line(base, slope, left)
