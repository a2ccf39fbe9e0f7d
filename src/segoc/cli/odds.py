"""`segoc deck --odds`: what somebody asks of an opening hand, and how likely it is."""

import argparse
import re
from math import comb
from typing import Final

from segoc.cards.finding import AmbiguousName, UnknownCard
from segoc.cards.pool import Pool
from segoc.cli.refusal import Refused
from segoc.decks.deck import Deck
from segoc.decks.odds import GOING_FIRST, GOING_SECOND, Group, chance
from segoc.formats.card_database import CardDatabase

# A name may hold a comma or a sign: what ends a demand is its number.
DEMAND: Final = re.compile(
    r"\s*(?P<cards>[^\s<>=].*?)\s*(?P<sign>>=|<=|=)\s*(?P<count>\d{1,2})\s*(?:,|$)"
)
BETWEEN_CARDS: Final = re.compile(r"\s\+\s")
HANDS: Final = (("going first", GOING_FIRST), ("going second", GOING_SECOND))


def add_odds_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--odds",
        metavar="HAND",
        action="append",
        help="print how likely an opening hand is, such as 'CARD>=1, CARD + CARD>=1' (also <= and "
        "=), and only that; given several times, any of the hands will do",
    )


def odds_told(hands: list[str], deck: Deck, pool: Pool, database: CardDatabase) -> list[str]:
    size = len(deck.main)
    if size < GOING_SECOND:
        raise Refused(f"the Main Deck has {size} cards, and odds need at least {GOING_SECOND}")
    ways = [_way(hand, pool, database) for hand in hands]
    lines = [f"An opening hand from {size} cards with {' or '.join(hands)}:"]
    for going, seen in HANDS:
        found, all_hands = chance(deck.main, ways, seen), comb(size, seen)
        fit = int(found * all_hands)
        lines.append(f"  {going + ':':<14}{float(found):>8.2%}  ({fit:,} of {all_hands:,} hands)")
    return lines


def _way(hand: str, pool: Pool, database: CardDatabase) -> list[Group]:
    groups = []
    at = 0
    while at < len(hand):
        demand = DEMAND.match(hand, at)
        if demand is None:
            raise Refused(f"--odds: {hand[at:].strip()!r} isn't like 'CARD>=1, CARD<=2'")
        at = demand.end()
        cards = BETWEEN_CARDS.split(demand["cards"])
        codes = frozenset(_code(card, pool, database) for card in cards)
        count = int(demand["count"])
        least = 0 if demand["sign"] == "<=" else count
        most = None if demand["sign"] == ">=" else count
        groups.append(Group(codes, least, most))
    if not groups:
        raise Refused("--odds: no card is asked for")
    return groups


def _code(card: str, pool: Pool, database: CardDatabase) -> int:
    try:
        return pool.find(card).code
    except UnknownCard as error:
        known = None if isinstance(error, AmbiguousName) else database.named(card)
        if known is not None:
            return known.code
        if card.isdecimal():
            return int(card)
        raise Refused(f"--odds: {error}") from None
