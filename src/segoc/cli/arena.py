"""`segoc arena`: bots and Decks against each other."""

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import PurePath
from typing import Final

from segoc import bots
from segoc.arena.cluster import ClusterError, connect
from segoc.arena.drawing import in_svg, in_text
from segoc.arena.playing import Crew, Match, processes, run as play
from segoc.arena.results import Results, Row
from segoc.cards.pool import Pool
from segoc.cli.columns import pad, width
from segoc.cli.files import check_writable, read_text, write_text
from segoc.cli.numbers import count, real, seed_of_many, whole
from segoc.cli.options import DECKS, add_seconds_option, deck_named, pool_of
from segoc.cli.progress import Progress
from segoc.cli.refusal import Refused
from segoc.decks.deck import Deck
from segoc.decks.starters import NAMES

# How many duels a match has, or may have before it is given up to tell.
USUAL: Final = 200
MOST: Final = 10_000
CORES: Final = os.cpu_count() or 1

EXAMPLES = f"""\
Each two of the bots play a match. Its duels come in twos: for every seed two Decks are
drawn (with --same-deck one for both) and played twice, with the bots' seats changed. A
rate is the part of all duels that the first bot won: a draw is no win. The intervals of
the table are Wilson's, for 95 %. With --until the match stops as soon as it is 95 %
certain that the rate is above or below the wanted one, by an interval that holds at all
times (a confidence sequence: docs/bots.md); the exit code is 0 if it is above, else 1.

The same seed gives the same duels, whatever the number of processes or machines; only how
far search sees hangs on the machine, since it thinks for a time.

{DECKS}
examples:
  segoc arena                                   thumb against random, with all starter Decks
  segoc arena --until 0.9 --svg thumb.svg       does it win nine duels of ten?
  segoc arena --bots search,thumb --same-deck --until 0.7 --seconds 0.1
  segoc arena --bots thumb,steady,random --duels 400
  segoc arena --bots thumb --decks junk,my.ydk  the Decks against each other, in the same hands
  segoc arena --ray 10.0.0.1:6379 --duels 4000  on all machines of a Ray cluster
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="BOT,…",
        type=_bots,
        default="thumb,random",
        help=f"who plays: {', '.join(bots.NAMES)}; one bot plays against itself "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--decks",
        metavar="DECK,…",
        default=",".join(NAMES),
        help="with which Decks (default: all that come with segoc)",
    )
    parser.add_argument(
        "--same-deck",
        action="store_true",
        help="both bots play the same Deck in each duel, so that no Deck's luck is in the result",
    )
    parser.add_argument(
        "--duels",
        metavar="N",
        type=_even,
        help=f"duels of each match, an even number; with --until at most so many "
        f"(default: {USUAL}, or {MOST} with --until)",
    )
    parser.add_argument(
        "--until",
        metavar="RATE",
        type=_rate,
        help="stop when it is clear whether the first bot wins more than this part (0 to 1)",
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        type=seed_of_many,
        default=1,
        help="seed of it all (default: %(default)s)",
    )
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument(
        "--jobs",
        metavar="J",
        type=count,
        help=f"processes at work (default: one for each core, {CORES})",
    )
    workers.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const="",
        help="play on a Ray cluster of machines that trust each other and have this very segoc: at "
        "that address, at that of RAY_ADDRESS, or on this machine (pip install 'segoc[ray]')",
    )
    add_seconds_option(parser)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--svg", metavar="FILE", help="write the plot as a picture")
    parser.epilog = EXAMPLES


def _bots(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in bots.NAMES:
            raise argparse.ArgumentTypeError(
                f"no bot is called {name!r}: there are {', '.join(bots.NAMES)}"
            )
    if len(names) > 2 and len(set(names)) < len(names):
        raise argparse.ArgumentTypeError("a bot is named twice")
    return names


def _even(text: str) -> int:
    number = whole(text)
    if number < 2 or number % 2:
        raise argparse.ArgumentTypeError("it must be even: each seed is played from both seats")
    return number


def _rate(text: str) -> float:
    rate = real(text)
    if not 0 < rate < 1:
        raise argparse.ArgumentTypeError("it must be more than 0 and less than 1")
    return rate


def run(args: argparse.Namespace) -> int:
    decks = _decks(args.decks, pool_of(args))
    packs = tuple(read_text(name) for name in args.packs)
    names = args.bots * 2 if len(args.bots) == 1 else args.bots
    duels = args.duels or (USUAL if args.until is None else MOST)
    matches = [
        Match(pair, decks, args.seed, packs, args.seconds, args.same_deck)
        for pair in combinations(names, 2)
    ]
    if args.svg:
        # Told now, and not when everything has been played.
        check_writable(args.svg)
    results: list[Results] = []
    with _crew(args) as crew, Progress(duels * len(matches), "duels") as progress:
        for number, match in enumerate(matches):
            begin = number * duels

            def at(done: int, begin: int = begin) -> None:
                progress.at(begin + done)

            played = play(match, duels, crew, at, args.until)
            results.append(Results(match, played, args.until))
    if args.svg:
        write_text(args.svg, in_svg(results))
    if args.json:
        print(json.dumps({"matches": [one.data() for one in results]}))
    else:
        print("\n\n".join("\n".join(_told(one)) for one in results))
    clear = args.until is None or all(one.verdict == "above" for one in results)
    return 0 if clear else 1


@contextmanager
def _crew(args: argparse.Namespace) -> Iterator[Crew]:
    if args.ray is None:
        yield processes(args.jobs or CORES)
        return
    try:
        with connect(args.ray) as cluster:
            yield cluster.twos
    except ClusterError as error:
        raise Refused(f"--ray: {error}") from error


def _decks(text: str, pool: Pool) -> dict[str, Deck]:
    found: dict[str, Deck] = {}
    for name in text.split(","):
        short = name if name in NAMES else PurePath(name).stem
        if not short:
            raise Refused(f"--decks: {text!r} is not a list of Decks")
        if short in found:
            raise Refused(f"--decks: two Decks are called {short}")
        found[short] = deck_named(name, pool)
    return found


def _told(results: Results) -> list[str]:
    first, second = results.match.bots
    total = results.total
    titles = [f"Deck of {first}", "going second", *results.match.decks]
    size = max(map(width, titles)) + 2
    lines = [
        f"{first} against {second}: {total.duels} duels, "
        f"from both seats{_how(results.match)}, seed {results.match.seed}",
        "",
        pad("Deck of both" if results.match.same_deck else f"Deck of {first}", size)
        + "  wins draws losses    rate   95 % (Wilson)",
        *(_line(row, size) for row in results.decks),
        "",
        *(_line(row, size) for row in results.seats),
        _line(total, size),
        "",
    ]
    low, high = results.always
    lines.append(f"at all times, 95 %: {_percent(low)} to {_percent(high)}")
    if results.wanted is not None:
        told = {
            "above": f"{first} wins more than {_percent(results.wanted)}",
            "below": f"{first} wins less than {_percent(results.wanted)}",
            "open": f"it isn't clear yet whether {first} wins more than {_percent(results.wanted)}",
        }
        lines[-1] += f"; {told[results.verdict]}"
    times = [f"{bot} {results.milliseconds(at):.1f} ms" for at, bot in enumerate((first, second))]
    lines.append(f"a decision took {', '.join(times)} here")
    return lines


def _how(match: Match) -> str:
    return ", each with the same Deck for both" if match.same_deck else ""


def _line(row: Row, size: int) -> str:
    low, high = row.interval
    numbers = f"{row.wins:6}{row.draws:6}{row.losses:7}{_percent(row.rate):>9}"
    interval = f"{_percent(low):>8} to {_percent(high):>7}"
    return f"{pad(row.name, size)}{numbers}{interval}  {in_text(row.rate, row.interval)}"


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"
