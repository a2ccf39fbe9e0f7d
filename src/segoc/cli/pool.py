"""`segoc pool`: how many cards there are, how many can be played, and where these come from."""

import argparse
from collections import Counter
from typing import Final

from segoc.cards.catalogue import catalogue
from segoc.cards.pool import Pool
from segoc.cards.withdrawn import reason_for
from segoc.cli.options import pool_of
from segoc.formats.json_lines import in_lines

EXAMPLES: Final = """\
Each card that can be played was written by hand, read from its own text by a program, or
both (mixed). The others are known by name and face: nobody has written or read their
effects (refused), or something is wrong with them (withdrawn).

examples:
  segoc pool
  segoc pool --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    numbers = counted(pool_of(args))
    print("\n".join(in_lines(numbers) if args.json else told(numbers)))
    return 0


def counted(pool: Pool) -> dict[str, int]:
    """Fillers are no cards, and what is written only in part can't be played."""
    cards = [card for card in pool.outlines() if not card.filler]
    known = set(catalogue().codes())
    number = len(known) + sum(card.code not in known for card in cards)
    by = Counter(card.provenance.by for card in cards if not card.partial)
    withdrawn = sum(reason_for(code) is not None for code in known)
    return {
        "cards": number,
        "playable": by.total(),
        "by_hand": by["hand"],
        "read": by["read"],
        "mixed": by["mixed"],
        "refused": number - by.total() - withdrawn,
        "withdrawn": withdrawn,
    }


def told(numbers: dict[str, int]) -> list[str]:
    return [
        f"{numbers['cards']} cards are known, and {numbers['playable']} of them can be played:",
        f"  {numbers['by_hand']} are written by hand,",
        f"  {numbers['read']} are read from their texts,",
        f"  {numbers['mixed']} are mixed.",
        f"{numbers['refused']} can't be played yet, and {numbers['withdrawn']} are withdrawn.",
    ]
