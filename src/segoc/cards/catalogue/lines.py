"""Files of sorted lines, in which one is found without reading the others: what is sorted needs no
index beside it."""

import mmap
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final, TypeVar

Key = TypeVar("Key", int, bytes)

CODE: Final = b'{"code":'


class SortedLines:
    """The lines of a file, mapped into memory: only the pages that are looked at are read."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def __iter__(self) -> Iterator[bytes]:
        at, end = 0, len(self._data)
        while at < end:
            line = self._line(at)
            yield line
            at += len(line) + 1

    def _line(self, start: int) -> bytes:
        return self._data[start : self._data.find(b"\n", start)]

    def starting(self, key: Key, key_of: Callable[[bytes], Key]) -> Iterator[bytes]:
        """The lines from the first whose key isn't before this one."""
        low, high = 0, len(self._data)
        while low < high:
            start = self._data.rfind(b"\n", low, (low + high) // 2) + 1 or low
            line = self._line(start)
            if key_of(line) < key:
                low = start + len(line) + 1
            else:
                high = start
        end = len(self._data)
        while low < end:
            line = self._line(low)
            yield line
            low += len(line) + 1

    def holding(self, part: bytes) -> Iterator[bytes]:
        """All lines with this part in them, each once."""
        at = self._data.find(part)
        while at >= 0:
            start = self._data.rfind(b"\n", 0, at) + 1
            line = self._line(start)
            yield line
            at = self._data.find(part, start + len(line) + 1)


class CardLines(SortedLines):
    """A line is a card as JSON, which begins with its passcode."""

    def codes(self) -> Iterator[int]:
        return map(code_in, self)

    def from_code(self, code: int) -> Iterator[bytes]:
        """The lines from this passcode on."""
        return self.starting(code, code_in)

    def with_code(self, code: int) -> bytes | None:
        line = next(self.from_code(code), None)
        return line if line is not None and code_in(line) == code else None


class NameLines(SortedLines):
    """A line is the loose key of a name, and the passcode of its card."""

    def with_key(self, key: str) -> Iterator[bytes]:
        """The lines of the names that have just this key."""
        wanted = key.encode()
        return takewhile(lambda line: key_in(line) == wanted, self.starting(wanted, key_in))

    def spellings(self) -> Iterator[tuple[str, int]]:
        return ((key_in(line).decode(), card_in(line)) for line in self)


def code_in(line: bytes) -> int:
    end = line.find(b",")
    return int(line[len(CODE) : end if end >= 0 else -1])


def key_in(line: bytes) -> bytes:
    return line.partition(b"\t")[0]


def card_in(line: bytes) -> int:
    return int(line.split(b"\t")[1])
