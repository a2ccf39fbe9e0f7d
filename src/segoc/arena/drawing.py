"""The plot of a match: for the terminal in text, for a page as SVG.

An SVG of some lines and dots is written here in fewer lines than a plotting library would need, and
nothing has to be installed for it.
"""

from html import escape
from typing import Final

from segoc.arena.results import Results, Row
from segoc.arena.statistics import Interval

# Columns of the text plot, for rates from 0 to 1.
COLUMNS: Final = 40

# Pixels.
LINE: Final = 26
LABELS: Final = 150
PLOT: Final = 480
RIGHT: Final = 130
TOP: Final = 56
BOTTOM: Final = 44


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
    width = LABELS + PLOT + RIGHT
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" role="img"'
            f' width="{width}" height="{top}" font-family="sans-serif" font-size="13">',
            f"<title>{escape('; '.join(_title(results) for results in matches))}</title>",
            f'<rect width="{width}" height="{top}" fill="#fff"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def _title(results: Results) -> str:
    first, second = results.match.bots
    return f"{first} against {second}, {results.total.duels} duels"


def _match(results: Results, top: int) -> tuple[list[str], int]:
    rows = [*results.decks, *results.seats, results.total]
    foot = top + TOP + LINE * len(rows)
    lines = [
        _text(LABELS, top + 22, _title(results), 'font-weight="bold"'),
        _text(LABELS, top + 40, "part of the duels won, with Wilson's interval for 95 %"),
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(_stroke(x, top + TOP - 6, x, foot, "#ddd"))
        lines.append(_text(x, foot + 18, f"{10 * tenth} %", 'text-anchor="middle"'))
    if results.wanted is not None:
        x = _x(results.wanted)
        lines.append(_stroke(x, top + TOP - 6, x, foot, "#b3261e", 'stroke-dasharray="5 4"'))
    for number, row in enumerate(rows):
        lines += _row(row, top + TOP + LINE * number + LINE // 2)
    return lines, foot + BOTTOM - top


def _row(row: Row, y: int) -> list[str]:
    low, high = _x(row.interval.low), _x(row.interval.high)
    return [
        _text(LABELS - 10, y + 4, row.name, 'text-anchor="end"'),
        _stroke(low, y, high, y, "#1f4e8c", 'stroke-width="2"'),
        _stroke(low, y - 5, low, y + 5, "#1f4e8c", 'stroke-width="2"'),
        _stroke(high, y - 5, high, y + 5, "#1f4e8c", 'stroke-width="2"'),
        f'<circle cx="{_x(row.rate):.1f}" cy="{y}" r="4.5" fill="#1f4e8c"/>',
        _text(LABELS + PLOT + 12, y + 4, f"{100 * row.rate:.1f} % of {row.duels}"),
    ]


def _x(rate: float) -> float:
    return LABELS + PLOT * rate


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y}" fill="#222" {more}>{escape(text)}</text>'


def _stroke(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    ends = f'x1="{x:.1f}" y1="{y}" x2="{to_x:.1f}" y2="{to_y}"'
    return f'<line {ends} stroke="{colour}" {more}/>'
