"""The plots: a cost by size, as a multiple of that of the smallest size."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from bench.growth.boards import Axis
from bench.growth.fitting import line
from segoc.arena.svg import document, dot, stroke, text

# Pixels.
WIDTH: Final = 560
HEIGHT: Final = 340
LEFT: Final = 60
RIGHT: Final = 30
TOP: Final = 70
BOTTOM: Final = 60
# Of multiples.
STEP: Final = 0.5

TIME: Final = "#1f4e8c"
COUNT: Final = "#b3261e"


class Plot(NamedTuple):
    """Where things are drawn: up to that size, and that multiple."""

    size: int
    multiple: float

    def x(self, size: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * size / self.size

    def y(self, multiple: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * multiple / self.multiple, 1)


def in_svg(axis: Axis, micros: Sequence[float], counts: Sequence[float]) -> str:
    """Time and count of an axis, each with the straight line that fits it best."""
    both = ((TIME, micros), (COUNT, counts))
    most = max(values[-1] / values[0] for _, values in both)
    plot = Plot(axis.sizes[-1], STEP * ceil(most / STEP))
    title = f"Cost of a decision by {axis.title}"
    parts = [
        text(LEFT, 22, title, 'font-weight="bold"'),
        text(LEFT, 42, f"● CPU time, compiled: {micros[0]:.1f} to {micros[-1]:.1f} µs", _ink(TIME)),
        text(LEFT, 60, f"● bytecodes, plain: {counts[0]:,.0f} to {counts[-1]:,.0f}", _ink(COUNT)),
        text(LEFT + 260, 60, "lines: the straight ones that fit best"),
        text(WIDTH / 2, HEIGHT - 14, axis.unit, 'text-anchor="middle"'),
        *_grid(axis, plot),
    ]
    for colour, values in both:
        multiples = [value / values[0] for value in values]
        fit = line(axis.sizes, multiples)
        ends = axis.sizes[0], axis.sizes[-1]
        (x, y), (to_x, to_y) = ((plot.x(size), plot.y(fit.at(size))) for size in ends)
        parts.append(stroke(x, y, to_x, to_y, colour, 'stroke-dasharray="5 4"'))
        for size, multiple in zip(axis.sizes, multiples, strict=True):
            parts.append(dot(plot.x(size), plot.y(multiple), colour))
    return document(WIDTH, HEIGHT, title, parts)


def _grid(axis: Axis, plot: Plot) -> list[str]:
    foot = HEIGHT - BOTTOM
    parts = [stroke(LEFT, foot, WIDTH - RIGHT, foot, "#222")]
    for tick in range(round(plot.multiple / STEP) + 1):
        multiple = STEP * tick
        y = plot.y(multiple)
        parts.append(stroke(LEFT, y, WIDTH - RIGHT, y, "#ddd"))
        parts.append(text(LEFT - 8, y + 4, f"× {multiple:.1f}", 'text-anchor="end"'))
    for size in axis.sizes:
        parts.append(text(plot.x(size), foot + 18, str(size), 'text-anchor="middle"'))
    return parts


def _ink(colour: str) -> str:
    """A style, because `text` has a `fill` already, over which this prevails."""
    return f'style="fill:{colour}"'
