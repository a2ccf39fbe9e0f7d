"""`lflist.conf`: Forbidden/Limited Lists of YGOPro and EDOPro, several in a file.

A list begins with `!name`, most often its first day; an entry is a passcode and how many copies are
allowed, `#` begins a comment, and so does `--` behind an entry. `$whitelist` says of a list that
nothing else can be used (EDOPro).

    >>> (april,) = read_lflist("!2020.4\\n#forbidden\\n55144522 0 --強欲な壺\\n")
    >>> april.since, april.limit(55144522), april.limit(46986414)
    (datetime.date(2020, 4, 1), 0, 3)
"""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from segoc.decks.deck import MOST_OF_A_NAME
from segoc.decks.forbidden_limited import ForbiddenLimitedList, day_of, in_force
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import passcode
from segoc.formats.texts import as_text, lines_of

# YGOPro's own, with a hundred lists, has half a megabyte.
MOST_BYTES: Final = 8 << 20
MOST_ENTRIES: Final = 500_000
WHITELIST: Final = "$whitelist"


def read_lflist(data: bytes | str) -> tuple[ForbiddenLimitedList, ...]:
    """All lists of a file, in its order."""
    lists: list[ForbiddenLimitedList] = []
    limits: dict[int, int] = {}
    entries = 0
    for number, line in enumerate(lines_of(as_text(data, MOST_BYTES)), 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("!"):
            name = line[1:].strip()
            limits = {}
            lists.append(ForbiddenLimitedList(name, day_of(name), limits))
        elif not lists:
            raise FormatError("entry_before_list", "line", number)
        elif line.startswith("$"):
            _set(lists, line, number)
        else:
            code, most = _entry(line, number)
            if limits.setdefault(code, most) != most:
                first, name = limits[code], lists[-1].name
                raise FormatError(
                    "two_limits", "line", number, name=name, code=code, first=first, second=most
                )
            entries += 1
            if entries > MOST_ENTRIES:
                raise FormatError("too_many_entries", "line", number, most=MOST_ENTRIES)
    if not lists:
        raise FormatError("no_lists")
    return tuple(lists)


def _set(lists: list[ForbiddenLimitedList], line: str, number: int) -> None:
    if line.casefold() != WHITELIST:
        raise FormatError("unknown_setting", "line", number, found=shown(line))
    one = lists.pop()
    lists.append(ForbiddenLimitedList(one.name, one.since, one.limits, whitelist=True))


def _entry(line: str, number: int) -> tuple[int, int]:
    words = line.partition("--")[0].split()
    if len(words) < 2:
        raise FormatError("not_an_entry", "line", number, found=shown(line))
    code, most = words[:2]  # other programs don't look at what follows, either
    if not (most.isascii() and most.isdecimal()) or len(most) > 1 or int(most) > MOST_OF_A_NAME:
        raise FormatError("not_a_limit", "line", number, found=shown(most))
    return passcode(code, "line", number), int(most)


def write_lflist(
    lists: Iterable[ForbiddenLimitedList], names: Mapping[int, str] | None = None
) -> str:
    """The text of such a file, for `read_lflist` and other programs."""
    names = names or {}
    lines = ["#created by segoc"]
    for one in lists:
        lines.append(f"!{one.name}")
        if one.whitelist:
            lines.append(WHITELIST)
        for code, most in one.limits.items():
            called = f" --{names[code]}" if code in names else ""
            lines.append(f"{code} {most}{called}")
    return "\n".join(lines) + "\n"


def ocg_list(day: date) -> ForbiddenLimitedList:
    """The list that was in force on a day, of those that come with segoc; nobody knows yet when the
    newest ends."""
    return in_force(ocg_lists(), day)


def newest_list() -> ForbiddenLimitedList:
    """The one to build by, where nobody says which."""
    return ocg_lists()[0]


@cache
def ocg_lists() -> tuple[ForbiddenLimitedList, ...]:
    """The lists that come with segoc: the OCG's since September 2013, the newest first."""
    return read_lflist(files(__package__).joinpath("ocg_lists.txt").read_bytes())
