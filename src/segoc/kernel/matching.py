"""Cards that are chosen together, and how any two of them must go together."""

from typing import Final

from segoc.kernel import layers
from segoc.kernel.state import State

ANY_TWO: Final = 0
SAME_LEVEL: Final = 1
EACH_PLAYERS: Final = 2  # one of each player's

MATCHING_NAMES: Final[list[str]] = ["", "same level", "each players"]


def match(state: State, matching: int, one: int, other: int) -> bool:
    if matching == SAME_LEVEL:
        if not layers.has_level(state, one) or not layers.has_level(state, other):
            return False
        return layers.level(state, one) == layers.level(state, other)
    if matching == EACH_PLAYERS:
        return state.cards[one].side != state.cards[other].side
    return True


def matches_all(state: State, matching: int, card: int, others: list[int]) -> bool:
    for other in others:
        if not match(state, matching, card, other):
            return False
    return True


def with_partners(state: State, matching: int, cards: list[int], least: int) -> list[int]:
    """Those of the cards that can be chosen with enough others."""
    if matching == ANY_TWO:
        return cards
    found: list[int] = []
    for card in cards:
        partners = 0
        for other in cards:
            if other != card and match(state, matching, card, other):
                partners += 1
        if partners + 1 >= least:
            found.append(card)
    return found
