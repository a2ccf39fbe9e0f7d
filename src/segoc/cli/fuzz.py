"""`segoc fuzz`: random duels, checked at every step."""

import argparse
import os
from pathlib import Path

from segoc.checking import fuzz
from segoc.cli.files import read_text
from segoc.cli.numbers import count, seed_of_many
from segoc.cli.options import pool_of
from segoc.cli.progress import Progress
from segoc.cli.refusal import Refused

EXAMPLES = """\
Each failure is written to a file that tells how to come to it again. The last line is
always "N duels, M decisions, F failures"; the exit code is 1 if there are failures.

examples:
  segoc fuzz --duels 1000 --seed 1
  segoc fuzz --again fuzz-failures/FILE
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--duels", metavar="N", type=count, default=1000, help="how many (default: %(default)s)"
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        type=seed_of_many,
        default=1,
        help="seed of it all (default: %(default)s)",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=count,
        default=os.cpu_count() or 1,
        help="processes at work (default: one for each core, %(default)s)",
    )
    parser.add_argument(
        "--folder",
        metavar="DIR",
        type=Path,
        default=Path("fuzz-failures"),
        help="where failures are written (default: %(default)s)",
    )
    parser.add_argument(
        "--frozen",
        action="store_true",
        help="draw from the frozen pool: the same duels when cards are added",
    )
    parser.add_argument("--again", metavar="FILE", type=Path, help="run one failure again")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    pool_of(args)  # refuses what is no pack, before processes begin
    packs = tuple(read_text(name) for name in args.packs)
    if args.again is not None:
        return _again(args.again, packs)
    with Progress(args.duels, "duels") as progress:
        report = fuzz.run(
            args.duels,
            args.seed,
            args.jobs,
            args.folder,
            progress.at,
            packs,
            frozen=args.frozen,
        )
    for file in report.failures:
        print(f"failure: {file}")
    failures = len(report.failures)
    print(f"{report.duels} duels, {report.decisions} decisions, {failures} failures")
    return 1 if failures else 0


def _again(file: Path, packs: tuple[str, ...]) -> int:
    try:
        print(fuzz.again(file, packs))
    except OSError as error:
        raise Refused(f"{file} can't be read: {error.strerror}") from None
    except ValueError as error:
        raise Refused(f"{file}: {error}") from None
    return 0
