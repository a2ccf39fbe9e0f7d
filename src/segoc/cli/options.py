"""Options that several commands share, and what they stand for."""

import argparse
import random
from typing import Final, get_args

from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.cli.files import read_text
from segoc.cli.refusal import Refused
from segoc.deck import Deck, DeckError, DeckTextError
from segoc.decks import NAMES, starter
from segoc.duel import Duel

DECKS: Final = f"""\
A Deck is the name of one that comes with segoc ({", ".join(NAMES)}), or a
text file with a card a line, such as "3 Blue-Eyes White Dragon": by name in any
language or by passcode.
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
        "--seed", metavar="S", type=int, help="the same seed, the same chances (default: any)"
    )


def add_language_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=get_args(Language),
        default="en",
        help="language of the cards' names (default: %(default)s)",
    )


def new_duel(args: argparse.Namespace, first: int = 0) -> Duel:
    """The duel that `add_duel_options` describe."""
    if args.seed is None:
        args.seed = random.SystemRandom().randrange(1_000_000)
    return Duel(_deck(args.deck_a), _deck(args.deck_b), seed=args.seed, first=first)


def _deck(name: str) -> Deck:
    if name in NAMES:
        return starter(name)
    text = read_text(name, f"no Deck of that name comes with segoc ({', '.join(NAMES)})")
    try:
        deck = Deck.parse(text)
        deck.validate(standard_pool())
    except (DeckError, DeckTextError) as error:
        raise Refused(f"{name}: {error}") from None
    return deck
