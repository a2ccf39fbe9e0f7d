"""`segoc play`: a duel in the terminal against a bot."""

import argparse
import sys
from contextlib import suppress

from segoc import bots
from segoc.cli.files import read_text
from segoc.cli.options import (
    DECKS,
    add_duel_options,
    add_language_option,
    add_seconds_option,
    new_duel,
    pool_of,
)
from segoc.cli.refusal import Refused
from segoc.cli.table import Table
from segoc.duel.changed_cards import changed_text
from segoc.duel.duel import Duel
from segoc.duel.savefile import SaveError

EXAMPLES = """
examples:
  segoc play --seed 7
  segoc play --deck-a my_deck.txt --bot random --second
"""


def configure(parser: argparse.ArgumentParser) -> None:
    add_duel_options(parser)
    parser.add_argument(
        "--bot", choices=bots.NAMES, default="steady", help="the opponent (default: %(default)s)"
    )
    add_seconds_option(parser)
    parser.add_argument("--second", action="store_true", help="let the bot go first")
    parser.add_argument(
        "--load",
        metavar="FILE",
        help="go on with a duel that you have saved; its Decks, seed and order of turns hold",
    )
    add_language_option(parser)
    parser.epilog = f"You are A. {DECKS}{EXAMPLES}"


def run(args: argparse.Namespace) -> int:
    if sys.stdin.isatty():
        # With it, input() has a history and an editor; not every system has it.
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415
    duel = _load(args) if args.load else new_duel(args, first=1 if args.second else 0)
    opponent = bots.named(args.bot, duel.start.seed, 1, duel.pool, args.seconds)
    table = Table(duel, opponent, args.lang)
    print(f"You are A; B is the {args.bot} bot.", end=" ")
    if not args.load:
        print(f"The seed is {args.seed}.", end=" ")
    print('Say "help" to see what you can say.')
    if duel.changed_cards:
        print(f"{changed_text(duel.changed_cards, duel.pool)}; it goes on with what is so now.")
    table.play()
    return 0


def _load(args: argparse.Namespace) -> Duel:
    text = read_text(args.load)
    try:
        return Duel.load(text, pool_of(args))
    except SaveError as error:
        raise Refused(f"{args.load}: {error}") from None
