"""Looking at hidden cards, revealing them, and putting the top of a Deck in another order."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.knowledge.knowledge import BOTH, is_public, mix, show
from segoc.kernel.language.node import ANY_PLACE, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import BY_EFFECT, LOOKED, REVEALED
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class LookAt(OnCards):
    """Look at cards of a Deck, such as its `top`, or of a hand, which only you see; `REVEALED` is
    what you looked at, as far as it still lies there."""

    WORD: ClassVar = "look_at"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def feeds(self) -> int:
        """What is done to the cards that were looked at has these."""
        return ANY_PLACE

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards]
        scope.revealed = scope.done.copy()
        if not cards:
            return
        run.done = True
        for card in cards:
            show(state, state.edit(card), 1 << scope.player)
        first = state.cards[cards[0]]
        where = [HAND] if first.place == HAND else []
        state.emit(
            LOOKED, scope.player, [], whose=first.side, why=BY_EFFECT, amounts=where, rule="SEG-072"
        )


class PutBackOnTop(OnCards):
    """Put these cards of a Deck back on its top, in any order."""

    WORD: ClassVar = "put_back_on_top"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def possible(self, state: State, scope: Scope) -> bool:
        return True

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if state.cards[card].place == DECK else IMPOSSIBLE

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.candidates(state, run)
        if cards:
            count = len(cards)
            spot = state.spot(scope.source.card)
            state.push(PickCards(scope.player, CARDS, cards, count, count, [], spot))

    def perform(self, state: State, run: Run) -> None:
        for index in range(len(state.last_picks) - 1, -1, -1):
            card = state.last_picks[index]
            deck = state.pile(state.cards[card].side, DECK)
            deck.remove(card)
            deck.append(card)
        self.hide_order(state, run)

    def hide_order(self, state: State, run: Run) -> None:
        """In which order they lie, only who has put them there knows."""
        run.done = len(state.last_picks) > 0
        if len(state.last_picks) > 1:
            mix(state, state.last_picks, 1 - run.scope(state).player)


def is_shown(state: State, card: int) -> bool:
    """It was shown to activate an effect that is still to be processed."""
    for index in range(state.unresolved_links):
        for ref in state.chain[index].revealed:
            if ref.same_object(state.cards[card]):
                return True
    return False


class Reveal(OnCards):
    """Show these cards; `DONE` is what was shown."""

    WORD: ClassVar = "reveal"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def feeds(self) -> int:
        """What is done to the cards that were revealed has these."""
        return ANY_PLACE

    def leaves_in_place(self) -> bool:
        return True

    def against(self, state: State, scope: Scope, card: int) -> str:
        """What lies open can't be shown to pay with it; nor what is shown for an effect that is
        still to be processed."""
        if not self.is_paid or state.cards[card].place != HAND:
            return ""
        return "SPC-208" if is_public(state, card) or is_shown(state, card) else ""

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards]
        scope.revealed = scope.done.copy()
        if not cards:
            return
        run.done = True
        state.tick()
        for card in cards:
            show(state, state.edit(card), BOTH)
        records = [state.note_arrival(state.snapshot(card)) for card in cards]
        state.emit(REVEALED, scope.player, records, why=BY_EFFECT, rule="TRM-166")


class PutBackAtBottom(PutBackOnTop):
    """Put these cards of a Deck at its bottom, in any order."""

    WORD: ClassVar = "put_back_at_bottom"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def perform(self, state: State, run: Run) -> None:
        for card in state.last_picks:
            deck = state.pile(state.cards[card].side, DECK)
            deck.remove(card)
            deck.insert(0, card)
        self.hide_order(state, run)
