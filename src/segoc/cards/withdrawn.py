"""Cards that are withdrawn: something is wrong with them, so they aren't played until it is mended.

`withdrawn.txt` has a line for each: its passcode, and the reason in three languages. Whoever asks
why a card can't be played is told. The frozen pool keeps them.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from segoc.cards.names import Language

# By language.
Reason: TypeAlias = Mapping[Language, str]

LIST: Final = Path(__file__).with_name("withdrawn.txt")
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh", "ja")
BETWEEN: Final = " | "


def reason_for(code: int) -> Reason | None:
    """Why a card is withdrawn; None if it isn't."""
    return withdrawn(LIST).get(code)


@cache
def withdrawn(file: Path) -> dict[int, Reason]:
    """All of the list, by passcode."""
    found: dict[int, Reason] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            code, _, text = line.partition(" ")
            reasons = [reason.strip() for reason in text.split(BETWEEN)]
            assert len(reasons) == len(LANGUAGES), f"{file.name}: three reasons belong in {line!r}"
            assert all(reasons), f"{file.name}: a reason is missing in {line!r}"
            found[int(code)] = dict(zip(LANGUAGES, reasons, strict=True))
    return found
