"""What passes from one player to the other: control that has changed, and cards of the hands that
are exchanged."""

from typing import ClassVar

from segoc.effects.descriptions import is_itself
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Filter, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.control import PickOfEach, tell_passing
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.programs.program import Run
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import BY_EFFECT, MOVED, REVEALED, Event
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import HAND
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.state import State


class ControlChanged(Happening):
    """The control of one of these cards has changed."""

    WORD: ClassVar = "control_changed"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.CONTROL_CHANGED

    def about_itself(self) -> bool:
        return is_itself(self.cards)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for record in event.cards:
            if self.cards.includes(state, scope, record.card):
                return True
        return False


class PassedThisTurn(Filter):
    """Its control has changed in this turn."""

    WORD: ClassVar = "passed_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].control_changed_turn == state.turn


class ExchangeHandCards(Action):
    """Both players reveal their hands, and each chooses a card of the other's and adds it to the
    own hand (TRM-176)."""

    WORD: ClassVar = "exchange_hand_cards"

    def possible(self, state: State, scope: Scope) -> bool:
        for player in range(2):
            hand = state.pile(player, HAND)
            if not [card for card in hand if card not in scope.spending]:
                return False
        return True

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if not self.possible(state, scope):
            state.last_picks = []
            return
        for player in range(2):
            hand = state.pile(player, HAND)
            for card in hand:
                show(state, state.edit(card), BOTH)
            records = [state.note_arrival(state.snapshot(card)) for card in hand]
            state.emit(REVEALED, player, records, why=BY_EFFECT, rule=PROCESS)
        first = state.turn_player
        theirs = state.pile(1 - first, HAND).copy()
        mine = state.pile(first, HAND).copy()
        state.push(PickOfEach(first, theirs, mine, state.spot(scope.source.card)))

    def perform(self, state: State, run: Run) -> None:
        if len(state.last_picks) < 2:
            return
        scope = run.scope(state)
        cards = state.last_picks.copy()
        run.done = True
        state.tick()
        records = [state.snapshot(card) for card in cards]
        for card in cards:
            relocate(state, card, HAND, 1 - state.cards[card].side)  # TRM-176
        for record in records:
            state.note_arrival(record)
        scope.done = [refer(state.cards[card]) for card in cards]
        state.emit(MOVED, scope.player, records, why=BY_EFFECT, rule=PROCESS)
        tell_passing(state, records, "TRM-176")
        state.settle()
