"""The pieces of which our pictures are made.

An SVG of some lines and dots is written here in fewer lines than a plotting library would need, and
nothing has to be installed for it.
"""

from collections.abc import Iterable
from html import escape


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A picture that scales, on white."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
            f' width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.10g}" fill="#222" {more}>{escape(words)}</text>'


def stroke(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    ends = f'x1="{x:.1f}" y1="{y:.10g}" x2="{to_x:.1f}" y2="{to_y:.10g}"'
    return f'<line {ends} stroke="{colour}" {more}/>'


def dot(x: float, y: float, colour: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.10g}" r="4.5" fill="{colour}"/>'
