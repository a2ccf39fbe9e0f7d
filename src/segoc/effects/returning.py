"""Returning cards to the Deck: shuffled into it, or to its top or bottom."""

from typing import ClassVar, Final

from segoc.effects.moving import MoveCards
from segoc.kernel import verbs
from segoc.kernel.node import Cards
from segoc.kernel.places import DECK
from segoc.kernel.program import Run
from segoc.kernel.shuffling import ShuffleDeck
from segoc.kernel.state import State

# Where in the Deck.
ANYWHERE: Final = 0
TOP: Final = 1
BOTTOM: Final = 2


class ToDeck(MoveCards):
    """Return cards to their owners' Decks, which are shuffled unless a place is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "where", "joint")

    def __init__(self, cards: Cards, where: int = ANYWHERE) -> None:
        super().__init__(verbs.TO_DECK, cards)
        self.where = where

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if self.where == ANYWHERE:
            # What was shown of a Deck lies there already: it is mixed with the rest again.
            for card in self.cards.find(state, scope):
                held = state.cards[card]
                if held.place == DECK:
                    scope.searched |= 1 << held.side
        super().perform(state, run)

    def conclude(self, state: State, run: Run) -> None:
        super().conclude(state, run)
        returned = [card for card in state.moved if state.cards[card].place == DECK]
        for player in range(2):
            own = [card for card in returned if state.cards[card].owner == player]
            if own and self.where == ANYWHERE:
                state.push(ShuffleDeck(player))  # EFX-152
            elif self.where == BOTTOM:
                deck = state.pile(player, DECK)
                for card in own:
                    deck.remove(card)
                    deck.insert(0, card)  # EFX-152
