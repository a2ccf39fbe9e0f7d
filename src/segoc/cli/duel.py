"""`segoc duel`: two bots play."""

import argparse
import sys

from segoc import bots
from segoc.bots import answer, named
from segoc.cli.files import write_text
from segoc.cli.options import DECKS, add_duel_options, add_language_option, new_duel
from segoc.cli.telling import result, told
from segoc.formats.replay import Replay
from segoc.log import Teller

EXAMPLES = """
examples:
  segoc duel --seed 7 --bots steady,random
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
        help=f"who plays: {' or '.join(bots.NAMES)} (default: %(default)s)",
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
        raise argparse.ArgumentTypeError(f"{text!r} is not a bot or two of {bots.NAMES}")
    return names


def run(args: argparse.Namespace) -> int:
    duel = new_duel(args)
    players = [named(name, args.seed, seat, duel.pool) for seat, name in enumerate(args.bots)]
    while duel.decision is not None:
        answer(duel, players[duel.decision.player])
    if args.record:
        write_text(args.record, Replay.of(duel).write())
    for line in told(duel.events, Teller(duel.pool, args.lang), as_json=args.json):
        print(line)
    if args.json:
        print(f"seed {args.seed}", file=sys.stderr)
    else:
        print(f"\n{result(duel)} (seed {args.seed})")
    return 0
