"""Returning cards to the Deck: shuffled into it, or to its top or bottom."""

from typing import ClassVar, Final

from segoc.effects.moving import MoveCards
from segoc.effects.references import Choose
from segoc.kernel.choosing.shuffling import ShuffleDeck
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, SHOWN
from segoc.kernel.table.places import DECK
from segoc.kernel.table.state import State

# Where in the Deck.
ANYWHERE: Final = 0
TOP: Final = 1
BOTTOM: Final = 2


class ToDeck(MoveCards):
    """Return to the owners' Decks, which are shuffled then (EFX-152)."""

    WORD: ClassVar = "to_deck"
    PARTS: ClassVar[Parts] = {"cards": "cards", "where": "in_deck"}

    def __init__(self, cards: Cards, where: int = ANYWHERE) -> None:
        super().__init__(verbs.TO_DECK, cards)
        self.where = where

    def against(self, state: State, scope: Scope, card: int) -> str:
        if self.where == TOP and state.cards[card].place == DECK:
            return ""
        return super().against(state, scope, card)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if self.where == TOP and scope.searched:
            self.place_on_top(state, run)
            return
        if self.where == ANYWHERE:
            # What was shown of a Deck lies there already: it is mixed with the rest again.
            for card in self.cards.find(state, scope):
                held = state.cards[card]
                if held.place == DECK:
                    scope.searched |= 1 << held.side
        super().perform(state, run)

    def place_on_top(self, state: State, run: Run) -> None:
        """Cards that come from elsewhere move, those of the Deck are placed afterwards; it is
        shuffled before."""
        scope = run.scope(state)
        cards = [card for card in self.affected(state, run) if state.cards[card].place != DECK]
        state.last_moved = []
        if cards:
            state.push(Move.of(cards, DECK, 0, run.reason(), scope.player, run.rule()))
        for owner in range(2):
            if scope.searched >> owner & 1 and scope.chosen:
                scope.searched &= ~(1 << owner)
                state.push(ShuffleDeck(owner))

    def conclude(self, state: State, run: Run) -> None:
        super().conclude(state, run)
        if self.where == TOP and isinstance(self.cards, Choose) and not state.last_moved:
            self.conclude_in_deck(state, run)
        returned = [card for card in state.last_moved if state.cards[card].place == DECK]
        for player in range(2):
            own = [card for card in returned if state.cards[card].owner == player]
            if own and self.where == ANYWHERE:
                state.push(ShuffleDeck(player))  # EFX-152
            elif self.where == BOTTOM:
                deck = state.pile(player, DECK)
                for card in own:
                    deck.remove(card)
                    deck.insert(0, card)  # EFX-152

    def conclude_in_deck(self, state: State, run: Run) -> None:
        """What was chosen in a Deck lies on its top, and is shown: it must be what is asked for."""
        scope = run.scope(state)
        found = [ref for ref in scope.chosen if state.cards[ref.card].place == DECK]
        for ref in found:
            deck = state.pile(state.cards[ref.card].side, DECK)
            deck.remove(ref.card)
            deck.append(ref.card)
            show(state, state.edit(ref.card), BOTH)
        if found:
            run.done = True
            scope.done = found
            records = [state.snapshot(ref.card) for ref in found]
            state.emit(SHOWN, scope.player, records, why=BY_EFFECT, rule="SEG-072")
