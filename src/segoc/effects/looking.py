"""Looking at the top of a Deck, and putting the cards back in another order."""

from typing import ClassVar

from segoc.kernel.choose import PickCards
from segoc.kernel.decision import CARDS
from segoc.kernel.effect import Action, Number
from segoc.kernel.event import BY_EFFECT, LOOKED
from segoc.kernel.knowledge import show
from segoc.kernel.places import DECK
from segoc.kernel.program import Run
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class ArrangeTop(Action):
    """The player looks at so many cards from the top of the own Deck, and puts them back on top in
    any order: the one that is chosen first will be the first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "joint")

    def __init__(self, count: Number) -> None:
        super().__init__()
        self.count = count

    def possible(self, state: State, scope: Scope) -> bool:
        return len(state.pile(scope.player, DECK)) > 0

    def needs(self) -> int:
        return 1 << DECK

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        state.picked = []
        deck = state.pile(scope.player, DECK)
        count = min(self.count.value(state, scope), len(deck))
        if count <= 0:
            return
        top = [deck[len(deck) - 1 - index] for index in range(count)]
        for card in top:
            show(state, state.edit(card), 1 << scope.player)
        state.emit(LOOKED, scope.player, [], scope.player, BY_EFFECT, None, "SEG-072")
        spot = state.spot(scope.source.card)
        state.push(PickCards(scope.player, CARDS, top, count, count, [], spot))

    def perform(self, state: State, run: Run) -> None:
        deck = state.pile(run.scope(state).player, DECK)
        count = len(state.picked)
        for index in range(count):
            deck[len(deck) - 1 - index] = state.picked[index]
        run.done = count > 0
