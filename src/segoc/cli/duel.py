"""`segoc duel`: two bots play."""

import argparse
import sys

from segoc import bots
from segoc.bots import Search, answer, named
from segoc.cli.files import check_writable, write_text
from segoc.cli.options import (
    DECKS,
    add_duel_options,
    add_language_option,
    add_seconds_option,
    new_duel,
)
from segoc.cli.telling import result, told
from segoc.duel.log import Teller
from segoc.formats.replay import Replay

EXAMPLES = """
examples:
  segoc duel --seed 7 --bots steady,random
  segoc duel --bots search,thumb --explain
  segoc duel --deck-a my_deck.txt --record duel.segoc
  segoc duel --json | jq -r 'select(.event == "damage") | .text'
"""


def configure(parser: argparse.ArgumentParser) -> None:
    add_duel_options(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=_two_bots,
        default="steady,steady",
        help=f"who plays: {', '.join(bots.NAMES)} (default: %(default)s)",
    )
    add_seconds_option(parser)
    parser.add_argument(
        "--explain",
        action="store_true",
        help="tell on the way what search considers, and which line of play it expects",
    )
    add_language_option(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON object for each event")
    parser.add_argument("--record", metavar="FILE", help="write a replay, for `segoc replay`")
    parser.epilog = DECKS + EXAMPLES


def _two_bots(text: str) -> list[str]:
    names = text.split(",")
    if len(names) == 1:
        names *= 2
    if len(names) != 2 or not set(names) <= set(bots.NAMES):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a bot or two: there are {', '.join(bots.NAMES)}"
        )
    return names


def run(args: argparse.Namespace) -> int:
    duel = new_duel(args)
    players = [
        named(name, args.seed, seat, duel.pool, args.seconds) for seat, name in enumerate(args.bots)
    ]
    if args.record:
        # Told now, and not when the duel has been played.
        check_writable(args.record)
    while duel.decision is not None:
        asked, turn = duel.decision.player, duel.state.turn
        bot = players[asked]
        answer(duel, bot)
        if args.explain and isinstance(bot, Search) and bot.report.considered:
            words = bot.report.words(duel.pool, args.lang)
            print(f"turn {turn}, {'AB'[asked]}: {words}", file=sys.stderr)
    if args.record:
        write_text(args.record, Replay.of(duel).write())
    for line in told(duel.events, Teller(duel.pool, args.lang), as_json=args.json):
        print(line)
    if args.json:
        print(f"seed {args.seed}", file=sys.stderr)
    else:
        print(f"\n{result(duel)} (seed {args.seed})")
    return 0
