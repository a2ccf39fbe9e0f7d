"""A bar for what takes a while: on stderr, and only in a terminal."""

from types import TracebackType
from typing import Any

from tqdm import tqdm


class Progress:
    """Shows how much of a whole is done.

    with Progress(200, "duels") as progress:
        progress.at(17)
    """

    def __init__(self, whole: float, unit: str) -> None:
        # Without a terminal (disable=None) tqdm keeps quiet.
        layout = "{percentage:3.0f}% |{bar}| {n:.0f}/{total:.0f} {unit} {elapsed}<{remaining}"
        self._bar: Any = tqdm(
            total=whole, unit=unit, bar_format=layout, leave=False, disable=None, ncols=72
        )

    def at(self, done: float) -> None:
        """So much of the whole is done by now."""
        self._bar.update(done - self._bar.n)

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.close()
