"""Forbidden/Limited Lists as the pages have them: when they are in force, and whom they mean."""

from datetime import date, timedelta
from typing import Final

from segoc.app.protocol import decks as dk
from segoc.cards.catalogue import catalogue
from segoc.cards.pool import Pool
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.formats.lflist import read_lflist
from segoc.formats.malformed import FormatError

# YGOPro's own, with a hundred lists, has half a megabyte.
MOST_BYTES: Final = 2 << 20
MOST_LISTS: Final = 300
LONGEST_NAME: Final = 200
ONE_DAY: Final = timedelta(days=1)


def read_lists(data: bytes) -> tuple[ForbiddenLimitedList, ...]:
    """The lists of somebody's file, which a page gets back whole: it is bounded more narrowly."""
    if len(data) > MOST_BYTES:
        raise FormatError("too_big", size=len(data), most=MOST_BYTES)
    lists = read_lflist(data)
    if len(lists) > MOST_LISTS:
        raise FormatError("too_many_entries", most=MOST_LISTS)
    return lists


def dated_lists(lists: tuple[ForbiddenLimitedList, ...], pool: Pool) -> tuple[dk.DatedLimits, ...]:
    """With the last day of each; of each day, there is one list of a region."""
    # Once for all lists: to walk over the cards takes a while.
    names = catalogue().always_named() | {
        card.code: card.face.name for card in pool.outlines() if card.face.name != card.code
    }
    return tuple(
        dk.DatedLimits(
            list=_limits(one, names),
            region=one.region[:LONGEST_NAME],
            since=None if one.since is None else one.since.isoformat(),
            until=_until(one, lists),
        )
        for one in lists
    )


def _until(one: ForbiddenLimitedList, lists: tuple[ForbiddenLimitedList, ...]) -> str | None:
    if one.since is None:
        return None
    later: list[date] = [
        other.since
        for other in lists
        if other.since is not None and other.since > one.since and other.region == one.region
    ]
    return (min(later) - ONE_DAY).isoformat() if later else None


def _limits(one: ForbiddenLimitedList, names: dict[int, int]) -> dk.Limits:
    """Also of cards that always count as one of the list (SEG-180): `names` has what these count
    as."""
    limits = dict(one.limits)
    for code, name in names.items():
        if name in one.limits:
            limits.setdefault(code, one.limits[name])
    return dk.Limits(
        name=one.name[:LONGEST_NAME], whitelist=one.whitelist, limits=tuple(limits.items())
    )


def limits_from(sent: dk.Limits) -> ForbiddenLimitedList:
    return ForbiddenLimitedList(sent.name, None, dict(sent.limits), sent.whitelist)
