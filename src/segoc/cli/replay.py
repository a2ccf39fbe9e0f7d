"""`segoc replay`: a recorded duel, told again from what was recorded."""

import argparse
import sys

from segoc.cards.pool import Pool
from segoc.cli.files import read_text
from segoc.cli.options import add_language_option, pool_of
from segoc.cli.refusal import Refused
from segoc.cli.telling import told
from segoc.duel.changed_cards import changed_text
from segoc.duel.log import JUDGE, Teller
from segoc.duel.savefile import RULES, SaveError
from segoc.formats.replay import Replay

EXAMPLES = """\
While the rules are those of the recording, the duel is also played again, to see that
the same choices still give the same events; if they don't, the exit code is 1. Cards that
have changed since are named.

examples:
  segoc replay duel.segoc
  segoc replay duel.segoc --player B --lang ja
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="what `segoc duel --record` or the Replay page wrote"
    )
    parser.add_argument("--player", choices=("A", "B"), help="tell only what this player saw")
    add_language_option(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON object for each event")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    try:
        replay = Replay.read(text, pool_of(args))
    except SaveError as error:
        raise Refused(f"{args.file}: {error}") from None
    viewer = "AB".index(args.player) if args.player else JUDGE
    tell = Teller(pool_of(args), args.lang, viewer)
    for line in told(replay.events, tell, as_json=args.json):
        print(line)
    return _check(replay, pool_of(args))


def _check(replay: Replay, pool: Pool) -> int:
    """Say how the recording stands to the rules of now, beside what was asked for."""
    sys.stdout.flush()
    if replay.rules != RULES:
        print(
            f"Recorded under the rules {replay.rules!r}, and told as recorded;"
            f" under those of now, {RULES!r}, it might go otherwise.",
            file=sys.stderr,
        )
        return 0
    difference = replay.difference(pool)
    changed = replay.changed_cards(pool)
    if difference and changed:
        said = changed_text(changed, pool, "recorded")
        print(f"{said}, and now it goes otherwise: {difference}.", file=sys.stderr)
        return 1
    if difference:
        print(f"The recording doesn't fit the rules it names: {difference}.", file=sys.stderr)
        return 1
    if changed:
        said = changed_text(changed, pool, "recorded")
        print(f"{said}, and it still goes the same way.", file=sys.stderr)
    return 0
