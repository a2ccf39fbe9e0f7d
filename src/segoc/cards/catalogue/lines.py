"""Files of sorted lines, in which one is found without reading the others: what is sorted needs no
index beside it."""

import mmap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

Key = TypeVar("Key", int, bytes)


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
