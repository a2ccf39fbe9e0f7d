"""Which Forbidden/Limited List a command goes by."""

import argparse
from typing import Final

from segoc.cli.files import read_bytes
from segoc.cli.refusal import Refused
from segoc.decks.forbidden_limited import (
    OCG,
    ForbiddenLimitedList,
    NoList,
    day_of,
    in_force,
    region_of,
)
from segoc.formats.lflist import MOST_BYTES, ocg_list, read_lflist
from segoc.formats.malformed import FormatError

LONGEST_DATE: Final = 20
NO_LIST: Final = "none"


def add_list_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--list",
        metavar="LIST",
        dest="limits",
        help="a Forbidden/Limited List: a date such as 2020.4, a file such as lflist.conf, or none "
        "(default: the OCG's newest)",
    )
    parser.add_argument(
        "--on", metavar="DATE", help="the list that was in force on this day, such as 2020-04-01"
    )


def list_of(
    args: argparse.Namespace, usual: ForbiddenLimitedList | None
) -> ForbiddenLimitedList | None:
    """The list that the options mean: the usual one, if they say nothing."""
    if args.limits == NO_LIST and args.on is None:
        return None
    if args.limits is None:
        return usual if args.on is None else _on((), args.on)
    if len(args.limits) <= LONGEST_DATE and day_of(args.limits) and args.on is None:
        return _on((), args.limits)
    data = read_bytes(args.limits, MOST_BYTES, "a list is a date such as 2020.4, or a file")
    try:
        lists = read_lflist(data)
    except FormatError as error:
        raise Refused(f"{args.limits}: {error}") from None
    # The first is the one that other programs begin with.
    return lists[0] if args.on is None else _on(lists, args.on)


def _on(lists: tuple[ForbiddenLimitedList, ...], said: str) -> ForbiddenLimitedList:
    """Of these lists, or of those that come with segoc."""
    day = day_of(said)
    if day is None:
        raise Refused(f"{said} is no date: write 2020-04-01, or 2020.4")
    if not lists and region_of(said) != OCG:
        raise Refused(f"only lists of the OCG come with segoc: for {said} give a file with --list")
    try:
        return in_force(lists, day, region_of(said)) if lists else ocg_list(day)
    except NoList as error:
        raise Refused(str(error)) from None
