"""Many duels of random players at once against a server of its own, over WebSockets."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from segoc.cli.progress import Progress
from tests.e2e.serving import Server
from tests.load.duels import Course, Load, Plan
from tests.load.report import report
from tests.load.verifying import faults_of, kept_games

EXAMPLES: Final = """\
A server is started with data of its own. Both seats of every room are taken by programs that
choose at random, or the second one by a bot of the server; some rooms have a spectator, and lines
break and are made again. Afterwards every duel is run locally, with the choices that the players
made, and compared with what the server kept, gave out and told. Each room is played from an address
of its own (127.1.…), so this needs Linux.

The last line is always "N duels, M answers, F failures"; the exit code is 1 if a duel was lost or
is wrong, and the server's file and log are kept then.

examples:
  make load
  make load ARGS="--duels 40 --at-once 20"
  make load ARGS="--duels 210 --think 1"
  make load ARGS="--duels 40 --at-once 20 --bot search"
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make load",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--duels", metavar="N", type=count, default=220, help="how many (default: %(default)s)"
    )
    parser.add_argument(
        "--at-once", metavar="N", type=count, default=200, help="at once (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=int, default=1, help="of the players (default: %(default)s)"
    )
    parser.add_argument(
        "--spectators",
        metavar="SHARE",
        type=share,
        default=0.25,
        help="of the duels that somebody looks on at (default: %(default)s)",
    )
    parser.add_argument(
        "--cuts",
        metavar="SHARE",
        type=share,
        default=0.01,
        help="of the messages after which the line breaks (default: %(default)s)",
    )
    parser.add_argument(
        "--think",
        metavar="SECONDS",
        type=float,
        default=0.0,
        help="before an answer, on average (default: answer at once)",
    )
    parser.add_argument(
        "--patience",
        metavar="N",
        type=count,
        help="answers after which a player gives up (default: play to the end)",
    )
    parser.add_argument(
        "--bot",
        metavar="NAME",
        help="the other seat is a bot's, and how long it is waited for is told (default: people)",
    )
    plan = Plan(**vars(parser.parse_args()))
    folder = Path(tempfile.mkdtemp(prefix="segoc-load-"))
    server = Server(folder / "data")
    failures: list[str] = []
    try:
        server.start()
        with Progress(plan.duels, "duels") as progress:
            course = asyncio.run(Load(plan, server.address, server.pid, progress.at).run())
        server.kill()
        failures = verified(course, folder / "data" / "segoc.sqlite")
    finally:
        server.kill()
        if not failures:
            shutil.rmtree(folder)
    print(report(plan, course))
    for failure in failures:
        print(f"failure: {failure}")
    if failures:
        print(f"the server's file and log are in {folder}")
    answers = course.figures.counts["answers"]
    print(f"{len(course.duelled)} duels, {answers} answers, {len(failures)} failures")
    return 1 if failures else 0


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return number


def share(text: str) -> float:
    number = float(text)
    if not 0 <= number < 1:
        raise argparse.ArgumentTypeError("it must be from 0 to less than 1")
    return number


def verified(course: Course, file: Path) -> list[str]:
    """All that is wrong with the duels of this course."""
    games = kept_games(file)
    failures = [f"duel {number} was lost: {why}" for number, why in sorted(course.lost.items())]
    with Progress(len(course.duelled), "duels") as progress:
        for done, duelled in enumerate(course.duelled, 1):
            found = faults_of(duelled, games.get(duelled.room))
            failures += [f"duel {duelled.number}: {fault}" for fault in found]
            progress.at(done)
    return failures


if __name__ == "__main__":
    sys.exit(main())
