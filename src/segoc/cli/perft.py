"""`segoc perft`: counts the ways in which a duel can go on."""

import argparse
import time

from segoc.cli.numbers import count
from segoc.cli.progress import Progress
from segoc.measuring.perft import POSITIONS, divide

LISTED = "\n".join(f"  {name:12}{position.about}" for name, position in POSITIONS.items())
EXAMPLES = f"""\
Counts the sequences of so many choices, of both players, from a position of a duel
with the starter Decks. The numbers are the same on every machine and in both builds.

positions:
{LISTED}

examples:
  segoc perft --depth 5
  segoc perft --position battle --depth 4 --divide
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--depth", metavar="N", type=count, default=4, help="how many choices (default: 4)"
    )
    parser.add_argument(
        "--position",
        metavar="NAME",
        choices=POSITIONS,
        default="start",
        help="where to begin (default: %(default)s)",
    )
    parser.add_argument("--divide", action="store_true", help="count by first choice as well")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    duel = POSITIONS[args.position].duel()
    decision = duel.decision
    assert decision is not None
    begin = time.perf_counter()
    with Progress(len(decision.options), "first choices") as progress:
        found = divide(duel.state, args.depth, progress.at)
    seconds = time.perf_counter() - begin
    if args.divide:
        size = max(map(len, found))
        for key, number in found.items():
            print(f"{key:{size}}  {number:>12,}")
    print(f"{args.position}, depth {args.depth}: {sum(found.values())} ({seconds:.2f} s)")
    return 0
