"""`segoc bench`: how fast duels run here."""

import argparse
import json

import segoc
from segoc.bench import Figures, measure, microseconds
from segoc.cli.progress import Progress

EXAMPLES = """\
Random duels with the Decks that come with segoc, always the same ones. A real decision
is one with at least two options. All figures are medians over several rounds.

examples:
  segoc bench
  segoc bench --json --seconds 5
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=_seconds,
        default=15.0,
        help="measure for about so long (default: %(default)g)",
    )
    parser.epilog = EXAMPLES


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("it must be more than 0, and not more than an hour")
    return seconds


def run(args: argparse.Namespace) -> int:
    with Progress(args.seconds, "s") as progress:
        figures = measure(args.seconds, lambda part: progress.at(part * args.seconds))
    if args.json:
        print(json.dumps(figures.data()))
    else:
        _print_table(figures)
    return 0


def _print_table(figures: Figures) -> None:
    data = figures.data()
    rounds = len(figures.kernel.seconds)
    print(f"segoc {segoc.__version__}, {data['build']} kernel, Python {data['python']}")
    print(f"random play with the starter Decks, median of {rounds} rounds\n")
    print(f"{'':24}{'kernel':>12}{'Duel':>12}")
    kernel, duel = data["decks"]["normals"], data["duel_api"]
    for name, title in (
        ("real_decisions_per_s", "real decisions / s"),
        ("turns_per_s", "turns / s"),
        ("duels_per_s", "duels / s"),
    ):
        print(f"  {title:22}{kernel[name]:12,.0f}{duel[name]:12,.0f}")
    print(f"\n  choosing at random is {figures.driver_share:.1%} of the kernel's time\n")
    for title, times in (
        ("create a duel", figures.create),
        ("fork it", figures.fork),
        ("save it", figures.save),
        ("load it", figures.load),
    ):
        print(f"  {title:22}{microseconds(times):12,.1f} µs")
    print(f"\n  {'a fork, all written':22}{figures.snapshot_bytes:12,} bytes")
    print(f"  {'a fork, untouched':22}{figures.untouched_bytes:12,} bytes")
