"""`segoc bench`: how fast duels run here."""

import argparse
import json
import os
import platform

import segoc
from segoc.cli.numbers import seconds, whole
from segoc.cli.progress import Progress
from segoc.cli.refusal import Refused
from segoc.measuring.bench import DECKS, Figures, data, measure

EXAMPLES = """\
Random duels with the Decks that come with segoc, always the same ones: normals are Normal
Monsters only, classic are effect cards of the first years, modern1 is the Synchro Deck junk and
modern2 the Pendulum Deck odd_eyes. A real decision is one with at least two options. All
figures are medians over several rounds.

examples:
  segoc bench
  segoc bench --deck classic
  segoc bench --json --seconds 5
  segoc bench --env --envs 64 --workers 4
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--deck", choices=list(DECKS), help="measure with these Decks only (default: with all)"
    )
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=seconds,
        default=15.0,
        help="measure for about so long (default: %(default)g)",
    )
    parser.add_argument(
        "--env",
        action="store_true",
        help="measure the environments for learning instead, in steps/s, observations included",
    )
    parser.add_argument(
        "--envs",
        metavar="N",
        type=_count,
        default=64,
        help="so many at once (default: %(default)s)",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=_count,
        help="in so many processes, besides in this one (default: one for each processor)",
    )
    parser.epilog = EXAMPLES


def _count(text: str) -> int:
    count = whole(text)
    if not 1 <= count <= 4096:
        raise argparse.ArgumentTypeError("it must be from 1 to 4096")
    return count


def run(args: argparse.Namespace) -> int:
    names = [args.deck] if args.deck else list(DECKS)
    if args.env:
        return _run_env(args, names)
    with Progress(args.seconds, "s") as progress:
        measured = measure(args.seconds, names, lambda part: progress.at(part * args.seconds))
    if args.json:
        print(json.dumps(data(measured)))
    else:
        _print_table(measured)
    return 0


def _run_env(args: argparse.Namespace, names: list[str]) -> int:
    try:
        from segoc.env import speed  # noqa: PLC0415  # an extra: `segoc bench` needs none of it
    except ModuleNotFoundError as error:
        raise Refused(f"{error}: pip install segoc[env]") from None
    workers = min(args.workers or os.cpu_count() or 1, args.envs)
    with Progress(args.seconds, "s") as progress:
        measured = speed.measure(
            args.seconds, names, args.envs, workers, lambda part: progress.at(part * args.seconds)
        )
    if args.json:
        told = {
            "build": segoc.build(),
            "python": platform.python_version(),
            "steps_per_s": measured,
        }
        print(json.dumps(told))
        return 0
    print(f"segoc {segoc.__version__}, {segoc.build()} kernel, Python {platform.python_version()}")
    print("steps/s of random play: a decision, the next one found, its observation written")
    for name, speeds in measured.items():
        print(f"\n{name}")
        for way, steps in speeds.items():
            print(f"  {way:34}{steps:12,.0f}")
    return 0


def _print_table(measured: dict[str, Figures]) -> None:
    rounds = len(next(iter(measured.values())).kernel.seconds)
    print(f"segoc {segoc.__version__}, {segoc.build()} kernel, Python {platform.python_version()}")
    print(f"random play with the starter Decks, median of {rounds} rounds")
    for name, figures in measured.items():
        _print_deck(name, figures)


def _print_deck(name: str, figures: Figures) -> None:
    print(f"\n{name:24}{'kernel':>12}{'Duel':>12}")
    kernel, duel = figures.kernel.speeds(), figures.duel_api.speeds()
    for key, title in (
        ("real_decisions_per_s", "real decisions / s"),
        ("turns_per_s", "turns / s"),
        ("duels_per_s", "duels / s"),
    ):
        print(f"  {title:22}{kernel[key]:12,.0f}{duel[key]:12,.0f}")
    print(f"  choosing at random is {figures.driver_share:.1%} of the kernel's time")
    costs = figures.costs()
    for key, title in (
        ("create_us", "create a duel"),
        ("fork_us", "fork it"),
        ("save_us", "save it"),
        ("load_us", "load it"),
    ):
        print(f"  {title:22}{costs[key]:12,.1f} µs")
    print(f"  {'a fork, all written':22}{figures.snapshot_bytes:12,} bytes")
    print(f"  {'a fork, untouched':22}{figures.untouched_bytes:12,} bytes")
