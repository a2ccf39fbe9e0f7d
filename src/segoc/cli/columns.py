"""Text in columns. Chinese and Japanese letters take two of a terminal's."""

import re
import unicodedata
from typing import Final

# Words, or single letters that take two columns; with what may not begin a line after them.
PIECES: Final = re.compile(
    r"(?:[\u2e80-\uffdc\u2018-\u201d]|[^\u2e80-\uffdc\s]+)[，。、；：！？）」』”・·]*\s*"
)


def width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def pad(text: str, size: int) -> str:
    return text + " " * (size - width(text))


def in_columns(items: list[str], total: int = 80) -> list[str]:
    """Lines of five columns where the items are short, else of two, else of one.

    >>> in_columns(["1  summon Gemini Elf", "2  set Gemini Elf", "3  end the turn"])
    ['1  summon Gemini Elf  2  set Gemini Elf', '3  end the turn']
    """
    size = max(map(width, items), default=0) + 2
    count = next((count for count in (5, 2) if count * size <= total), 1)
    rows = [items[i : i + count] for i in range(0, len(items), count)]
    return ["".join(pad(item, size) for item in row).rstrip() for row in rows]


def wrapped(text: str, size: int) -> list[str]:
    """A text in lines of at most that many columns.

    >>> wrapped("Draw 2 cards.", 8)
    ['Draw 2', 'cards.']
    >>> wrapped("抽2张卡。", 8)
    ['抽2张', '卡。']
    """
    lines = [""]
    for piece in PIECES.findall(text):
        if lines[-1] and width(lines[-1]) + width(piece.rstrip()) > size:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
