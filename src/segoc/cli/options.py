"""Options that several commands share, and what they stand for."""

import argparse
import random
from functools import cache
from typing import Final, get_args

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.cli.files import read_bytes, read_text
from segoc.cli.numbers import seconds, seed
from segoc.cli.refusal import Refused
from segoc.decks.deck import Deck, DeckError, DeckTextError
from segoc.decks.starters import NAMES, starter
from segoc.duel.duel import Duel
from segoc.formats import texts
from segoc.formats.card_database import NO_DATABASE, CardDatabase
from segoc.formats.cdb import MOST_BYTES, read_cdb
from segoc.formats.deck_files import read_deck
from segoc.formats.malformed import FormatError
from segoc.formats.pack import PackError, read_pack

# For bots that look ahead.
SECONDS: Final = 0.1

DECKS: Final = f"""\
A Deck is the name of one that comes with segoc:
  {", ".join(NAMES)}
or a file: .ydk and other forms (see segoc deck --help), or a text with a card a line,
such as "3 Blue-Eyes White Dragon": by name in any language or by passcode.
"""


def add_duel_options(parser: argparse.ArgumentParser) -> None:
    """Which Decks, and which chance."""
    parser.add_argument(
        "--deck-a", metavar="DECK", default="normals_a", help="A's Deck (default: %(default)s)"
    )
    parser.add_argument(
        "--deck-b", metavar="DECK", default="normals_b", help="B's Deck (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=seed, help="the same seed, the same chances (default: any)"
    )


def add_language_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=get_args(Language),
        default="en",
        help="language of the cards' names (default: %(default)s)",
    )


def add_seconds_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds",
        metavar="T",
        type=seconds,
        default=SECONDS,
        help="how long search thinks about a decision, in seconds of processor time "
        "(default: %(default)s)",
    )


def add_database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cdb",
        metavar="FILE",
        help="a card database of YGOPro: names and values of cards that segoc lacks",
    )


def database_of(args: argparse.Namespace) -> CardDatabase:
    if args.cdb is None:
        return NO_DATABASE
    try:
        return read_cdb(read_bytes(args.cdb, MOST_BYTES))
    except FormatError as error:
        raise Refused(f"{args.cdb}: {error}") from None


def pool_of(args: argparse.Namespace) -> Pool:
    """The cards that segoc comes with, and those of the packs."""
    return _pool(tuple(args.packs))


@cache
def _pool(packs: tuple[str, ...]) -> Pool:
    pool = standard_pool()
    for name in packs:
        try:
            pool = read_pack(read_text(name), pool)
        except PackError as error:
            raise Refused("\n  ".join([f"{name} is no pack of cards:", *error.faults])) from None
    return pool


def new_duel(args: argparse.Namespace, first: int = 0) -> Duel:
    """The duel that `add_duel_options` describe."""
    if args.seed is None:
        args.seed = random.SystemRandom().randrange(1_000_000)
    pool = pool_of(args)
    a, b = deck_named(args.deck_a, pool), deck_named(args.deck_b, pool)
    return Duel(a, b, seed=args.seed, first=first, pool=pool)


def deck_named(name: str, pool: Pool) -> Deck:
    """A Deck that comes with segoc, or one in a file."""
    if name in NAMES:
        return starter(name)
    data = read_bytes(
        name, texts.MOST_BYTES, f"no Deck of that name comes with segoc ({', '.join(NAMES)})"
    )
    try:
        deck = read_deck(data, pool).deck
        deck.validate(pool)
    except (DeckError, DeckTextError, FormatError) as error:
        raise Refused(f"{name}: {error}") from None
    return deck
