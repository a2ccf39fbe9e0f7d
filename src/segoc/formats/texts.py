"""Texts of other people's programs: in whatever encoding, and never too long."""

import unicodedata
from typing import Final

from segoc.formats.malformed import FormatError

MOST_BYTES: Final = 1 << 20
# Tried in this order; the last can read anything. What segoc looks for is ASCII in all of them, so
# that a wrong guess spoils a comment at worst.
ENCODINGS: Final = ("utf-8-sig", "gb18030", "latin-1")
MARKS: Final = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


def as_text(data: bytes | str, most: int = MOST_BYTES) -> str:
    """The text of a file or of what somebody has pasted, in lines that end with a newline."""
    if len(data) > most:
        raise FormatError("too_big", size=len(data), most=most)
    text = data if isinstance(data, str) else _decoded(data)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _decoded(data: bytes) -> str:
    encodings = [name for mark, name in MARKS if data.startswith(mark)]
    if not encodings and b"\0" in data:  # two bytes a letter, and nothing says in which order
        encodings.append("utf-16-le" if data[1::2].count(0) >= data[::2].count(0) else "utf-16-be")
    for encoding in (*encodings, *ENCODINGS):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise AssertionError("latin-1 reads anything")


def lines_of(text: str) -> list[str]:
    """The lines, without what surrounds them and with letters of usual width.

    >>> lines_of("８９６３１１３９ \\n#main")
    ['89631139', '#main']
    """
    return [unicodedata.normalize("NFKC", line).strip(" \t\0\x1a") for line in text.split("\n")]
