"""Chance in the middle of a duel: coins, dice, and cards picked at random.

All of it comes from the state's own generator. A set-up can decide beforehand what comes
next (`State.preset_results`): 1 for heads and 0 for tails, the number of a die, the code of a card.
"""

from typing import Final

from segoc.kernel.knowledge.knowledge import sees, shuffle
from segoc.kernel.table.event import BY_EFFECT, PICKED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import HAND
from segoc.kernel.table.state import State

HEADS: Final = 1
TAILS: Final = 2
DIE: Final = 6


def toss(state: State) -> bool:
    """Whether a coin shows heads."""
    if state.preset_results:
        return state.preset_results.pop(0) == 1
    return state.random.below(2) == 1


def roll(state: State) -> int:
    """What a die shows, from 1 to 6."""
    if state.preset_results:
        return state.preset_results.pop(0)
    return state.random.below(DIE) + 1


def pick_at_random(state: State, cards: list[CardNo], count: int) -> list[int]:
    """Cards picked unseen by the opponent of who holds them."""
    holder = state.cards[cards[0]].side
    hide(state, cards, 1 - holder)
    left = cards.copy()
    picks: list[int] = []
    while left and len(picks) < count:
        picks.append(left.pop(_which(state, left)))  # EFX-111, EFX-112
    records = [state.snapshot(card) for card in picks]
    state.emit(PICKED, 1 - holder, records, why=BY_EFFECT, rule="EFX-111")
    return picks


def hide(state: State, cards: list[CardNo], player: Player) -> None:
    """Cards in the hand that the one who picks could tell apart are shuffled first."""
    for card in cards:
        held = state.cards[card]
        if held.place == HAND and sees(held, player):
            shuffle(state, held.side, HAND)
            return


def _which(state: State, cards: list[CardNo]) -> int:
    if state.preset_results:
        code = state.preset_results.pop(0)
        for index in range(len(cards)):
            if state.cards[cards[index]].printed.code == code:
                return index
    return state.random.below(len(cards))
