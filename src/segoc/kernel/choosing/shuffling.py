"""Shuffling a Deck that was looked through."""

from typing import ClassVar

from segoc.kernel.knowledge.knowledge import shuffle
from segoc.kernel.table.event import BY_RULE, SHUFFLED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import DECK
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import PLAYER, Fields
from segoc.kernel.table.state import State


def shuffle_in(state: State, cards: list[CardNo]) -> None:
    """Shuffle the Decks to which these cards have returned, if they are there."""
    for player in range(2):
        for card in cards:
            if state.cards[card].place == DECK and state.cards[card].owner == player:
                state.push(ShuffleDeck(player))
                break


class ShuffleDeck(Procedure):
    FIELDS: ClassVar[Fields] = {"player": PLAYER}

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def copy(self) -> "ShuffleDeck":
        new = ShuffleDeck(self.player)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        shuffle(state, self.player, DECK)
        state.emit(SHUFFLED, self.player, [], why=BY_RULE, rule="EFX-152")
        state.pop()
