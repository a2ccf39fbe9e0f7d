"""The plot of a match: for the terminal in text, for a page as SVG."""

from typing import Final
from unicodedata import east_asian_width

from segoc.arena.results import Results, Row
from segoc.arena.statistics import Interval
from segoc.arena.svg import document, dot, stroke, text

# Columns of the text plot, for rates from 0 to 1.
COLUMNS: Final = 40

# Pixels.
LINE: Final = 26
LABELS: Final = 150
PLOT: Final = 480
RIGHT: Final = 130
TOP: Final = 56
BOTTOM: Final = 44
# What letters take, at most: Chinese and Japanese ones, and others.
WIDE: Final = 13
NARROW: Final = 8


def in_text(rate: float, interval: Interval, columns: int = COLUMNS) -> str:
    """A rate and its interval on a line from 0 to 1.

    >>> in_text(0.5, Interval(0.25, 0.75), 9)
    '  ├─●─┤  '
    """
    low, at, high = (round(value * (columns - 1)) for value in (interval.low, rate, interval.high))
    line = [" "] * columns
    line[low : high + 1] = ["─"] * (high + 1 - low)
    line[low], line[high] = "├", "┤"
    line[at] = "●"
    return "".join(line)


def in_svg(matches: list[Results]) -> str:
    """All matches below each other, as a picture that scales."""
    parts: list[str] = []
    top = 0
    for results in matches:
        lines, height = _match(results, top)
        parts += lines
        top += height
    title = "; ".join(_title(results) for results in matches)
    return document(LABELS + PLOT + RIGHT, top, title, parts)


def _title(results: Results) -> str:
    first, second = results.match.bots
    return f"{first} against {second}, {results.total.duels} duels"


def _match(results: Results, top: int) -> tuple[list[str], int]:
    rows = [*results.decks, *results.seats, results.total]
    foot = top + TOP + LINE * len(rows)
    lines = [
        text(LABELS, top + 22, _title(results), 'font-weight="bold"'),
        text(LABELS, top + 40, "part of the duels won, with Wilson's interval for 95 %"),
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(stroke(x, top + TOP - 6, x, foot, "#ddd"))
        lines.append(text(x, foot + 18, f"{10 * tenth} %", 'text-anchor="middle"'))
    if results.wanted is not None:
        x = _x(results.wanted)
        lines.append(stroke(x, top + TOP - 6, x, foot, "#b3261e", 'stroke-dasharray="5 4"'))
    for number, row in enumerate(rows):
        lines += _row(row, top + TOP + LINE * number + LINE // 2)
    return lines, foot + BOTTOM - top


def _row(row: Row, y: int) -> list[str]:
    low, high = _x(row.interval.low), _x(row.interval.high)
    return [
        text(LABELS - 10, y + 4, _short(row.name), 'text-anchor="end"'),
        stroke(low, y, high, y, "#1f4e8c", 'stroke-width="2"'),
        stroke(low, y - 5, low, y + 5, "#1f4e8c", 'stroke-width="2"'),
        stroke(high, y - 5, high, y + 5, "#1f4e8c", 'stroke-width="2"'),
        dot(_x(row.rate), y, "#1f4e8c"),
        text(LABELS + PLOT + 12, y + 4, f"{100 * row.rate:.1f} % of {row.duels}"),
    ]


def _short(name: str) -> str:
    """As much of a name as there is room for on the left."""
    room = LABELS - 20.0
    for number, letter in enumerate(name):
        room -= WIDE if east_asian_width(letter) in "WF" else NARROW
        if room < 0:
            return f"{name[: number - 1]}…"
    return name


def _x(rate: float) -> float:
    return LABELS + PLOT * rate
