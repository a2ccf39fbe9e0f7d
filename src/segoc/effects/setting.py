"""Setting cards by effects."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.relocating import turn_face_down
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, SET, SHOWN, Event
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import DECK, NO_POSITION, SPELL_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE, PROCESS
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import room_for_spell
from segoc.kernel.turn.setting import PlaceFieldSpell, SetByEffect


class SetCard(OnCards):
    """Set a Spell or Trap in your Spell & Trap Zone, or Field Zone."""

    WORD: ClassVar = "set_card"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against(self, state: State, scope: Scope, card: int) -> str:
        if prohibitions.forbidden_to(state, scope.player, verbs.SET, card):
            return "SEG-071"
        is_field_spell = state.cards[card].printed.is_field_spell
        room = is_field_spell or room_for_spell(state, scope.player, scope.spending)
        return "" if room else "SEG-020"

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SET else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        if cards:
            run.done = True
            scope.done = [refer(state.cards[cards[0]])]
            state.push(SetByEffect(scope.player, cards[0]))
            if state.cards[cards[0]].place == DECK:
                # It must be what the text says.
                show(state, state.edit(cards[0]), BOTH)
                records = [state.snapshot(cards[0])]
                state.emit(SHOWN, scope.player, records, why=BY_EFFECT, rule="SEG-072")

    def conclude(self, state: State, run: Run) -> None:
        """The program follows the card, though it is a new object now."""
        scope = run.scope(state)
        if run.done:
            scope.done = [refer(state.cards[ref.card]) for ref in scope.done]


class SetAgain(Action):
    """After its activation this card isn't sent to the GY: it is Set again where it lies."""

    WORD: ClassVar = "set_again"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        card = state.cards[scope.source.card]
        if not scope.source.same_object(card) or card.place != SPELL_ZONE:
            return
        run.done = True
        state.tick()
        record = state.snapshot(card.id)
        turn_face_down(state, card.id, NO_POSITION)
        state.edit(card.id).summoned_or_set_turn = state.turn
        note_deed(state, scope.player, verbs.SET, card.id)
        state.emit(SET, scope.player, [state.note_arrival(record)], why=BY_EFFECT, rule=PROCESS)
        state.settle()


class ActivateFieldSpell(OnCards):
    """Activate a Field Spell, without a chain: it comes to your Field Zone."""

    WORD: ClassVar = "activate_field_spell"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against(self, state: State, scope: Scope, card: int) -> str:
        if prohibitions.forbidden(state, card, verbs.ACTIVATE):
            return "SEG-071"
        for verb in (verbs.ACTIVATE, verbs.ACTIVATE_CARD):
            if prohibitions.forbidden_to(state, scope.player, verb, card):  # ACT-110
                return "SEG-071"
        return "" if state.cards[card].printed.is_field_spell else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        if cards:
            run.done = True
            state.push(PlaceFieldSpell(run.scope(state).player, cards[0]))


class WereSet(Happening):
    """One of these cards was Set, from wherever and by whatever: it is one of them where it lies
    now (TRM-371)."""

    WORD: ClassVar = "cards_set"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << SET

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return True
        return False

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return self.cards.includes(state, scope, event.cards[index].card)  # TRM-371


class SetAsSpell(SetCard):
    """Set this monster in your Spell & Trap Zone, as a Spell."""

    WORD: ClassVar = "set_as_spell"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if room_for_spell(state, scope.player, scope.spending) else "SEG-020"
