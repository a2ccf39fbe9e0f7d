"""Random Decks: any cards of a pool, put together as the building rules allow."""

from functools import lru_cache
from typing import Final, NamedTuple

from segoc.cards.outline import Outline
from segoc.cards.pool import Pool
from segoc.decks.deck import EXTRA, MAIN, MOST_OF_A_NAME, SIZES, Deck
from segoc.kernel.table.chance import Random
from segoc.kernel.table.kinds import TOKEN

# Of so many Decks one has any number of cards; the others are as small as they may be,
# since what happens when a Deck runs out wants to be seen often.
ODD_SIZES: Final = 4
# Which cards come first into a part of a Deck, if not any.
EFFECTS_FIRST: Final = 1
PENDULUMS_FIRST: Final = 2
KINDRED_FIRST: Final = 3


def random_deck(pool: Pool, chance: Random) -> Deck:
    """A Deck that may be played, unofficially (see `Deck.check`)."""
    return Deck(_part(pool, chance, MAIN), _part(pool, chance, EXTRA), name="random")


def _part(pool: Pool, chance: Random, part: str) -> list[int]:
    """Card after card in a random order, one to three of each, until the part is full."""
    _, fewest, most = SIZES[part]
    free = most - fewest
    any_size = part == EXTRA or chance.below(ODD_SIZES) == 0
    size = fewest + (chance.below(free + 1) if any_size else 0)
    cards = _candidates(pool, part)
    order = list(range(len(cards)))
    chance.shuffle(order)
    # In a Deck of everything those that go together would hardly meet.
    taste = chance.below(4)
    if taste == EFFECTS_FIRST:
        order.sort(key=lambda index: not cards[index].has_effects)
    elif taste == PENDULUMS_FIRST:
        order.sort(key=lambda index: not cards[index].pendulum)
    elif taste == KINDRED_FIRST:
        theme = {*cards[order[0]].series, *cards[order[1]].series}
        order.sort(key=lambda index: theme.isdisjoint(cards[index].series))
    chosen: list[int] = []
    names: set[int] = set()
    for index in order:
        card = cards[index]
        if card.name not in names:  # SEG-004
            names.add(card.name)
            chosen += [card.code] * (1 + chance.below(MOST_OF_A_NAME))
    return chosen[:size]


class _Candidate(NamedTuple):
    code: int
    name: int
    has_effects: bool
    pendulum: bool
    series: tuple[str, ...]


@lru_cache(maxsize=8)
def _candidates(pool: Pool, part: str) -> list[_Candidate]:
    """What a part of a Deck can hold, by passcode; nobody wants a single random Deck."""
    return [
        _Candidate(
            card.code,
            card.face.name,
            card.has_effects,
            card.face.is_pendulum(),
            tuple(card.face.series),
        )
        for card in pool.outlines()
        if _belongs(card, part)
    ]


def _belongs(card: Outline, part: str) -> bool:
    """SEG-005."""
    is_token = card.face.types & TOKEN != 0
    if card.filler and card.has_effects:
        # Made up for loops: they would only end duels early.
        return False
    return not is_token and card.face.in_extra_deck == (part == EXTRA)
