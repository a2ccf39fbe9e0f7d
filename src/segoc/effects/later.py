"""Parts of a text that apply in a later phase, and temporary banishment."""

from typing import ClassVar

from segoc.effects.descriptions import names_this
from segoc.effects.moving import MoveCards
from segoc.effects.on_cards import OnCards
from segoc.kernel.chain.activate_or_else import ActivateOrElse
from segoc.kernel.language.action import Action
from segoc.kernel.language.delayed_effects import number_of, put_off
from segoc.kernel.language.effect import Delayed
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.temporary_banishment import BanishForNow, ComeBack
from segoc.kernel.programs.program import Run
from segoc.kernel.table import places, verbs
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import on_field
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import NO_CARD, State


class Later(Action):
    """A part of the effect waits for a phase, and applies then without a chain."""

    WORD: ClassVar = "later"
    PARTS: ClassVar[Parts] = {"effect": "delayed"}

    def __init__(self, effect: Delayed) -> None:
        super().__init__()
        self.effect = effect

    def perform(self, state: State, run: Run) -> None:
        run.done = True
        scope = run.scope(state)
        put_off(state, scope, number_of(state, scope.code, self.effect), scope.event)


class BanishUntil(MoveCards):
    """Banish cards until a phase; `effect` is what returns them then."""

    WORD: ClassVar = "banish_until"
    PARTS: ClassVar[Parts] = {"cards": "cards", "effect": "delayed"}

    def __init__(self, cards: Cards, effect: Delayed) -> None:
        super().__init__(verbs.BANISH, cards)
        self.effect = effect

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        state.last_moved = []
        if not cards:
            return
        scope = run.scope(state)
        number = number_of(state, scope.code, self.effect)
        why = run.reason()
        own = scope.source.card
        # It returns by its own text, which it has no more when it has left; others return by it.
        gained = state.cards[own].printed.code != scope.code and names_this(self.cards)
        stays_away = own if gained else NO_CARD  # FDN-195, FDN-196, FDN-197
        state.push(
            BanishForNow(scope.player, scope.source, scope.code, number, cards, why, stays_away)
        )


class ReturnToField(Action):
    """Return what was banished for a while, as far as it is still that card (EFX-149); in the
    position that it had, or in this one."""

    WORD: ClassVar = "return_to_field"
    PARTS: ClassVar[Parts] = {"in_": "position"}

    def __init__(self, in_: int = 0) -> None:
        super().__init__()
        self.in_ = in_

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        assert scope.event is not None
        back = []
        for record in scope.event.cards:
            held = state.cards[record.card]
            if held.life == record.to_life:  # EFX-149, EFX-150
                back.append(record)
        run.done = len(back) > 0
        scope.done = [refer(state.cards[record.card]) for record in back]
        if back:
            state.push(ComeBack(scope.player, back, self.in_))

    def conclude(self, state: State, run: Run) -> None:
        """What comes after speaks of the cards that have returned, though they are others now."""
        scope = run.scope(state)
        cards = [ref.card for ref in scope.done]
        there = [card for card in cards if on_field(state.cards[card].place)]
        scope.done = [refer(state.cards[card]) for card in there]
        if scope.source.card in there:
            scope.source = refer(state.cards[scope.source.card])


class MustActivate(OnCards):
    """The players of these Set cards must activate them now, or else bring them to a place;
    that is then no effect."""

    WORD: ClassVar = "must_activate_or_lose"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "place"}

    def __init__(self, cards: Cards, to: int = places.GRAVEYARD) -> None:
        super().__init__(cards)
        self.to = to

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        return "" if on_field(held.place) and not held.face_up else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        for card in self.meant(state, run):
            run.done = True
            state.push(ActivateOrElse(state.cards[card].side, card, self.to, "TRM-074"))
