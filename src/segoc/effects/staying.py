"""Putting cards under others as materials, and staying on the field."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.control import against_passing, tell_passing
from segoc.kernel.moving.moves import drop_materials
from segoc.kernel.moving.relocating import attach
from segoc.kernel.picture import layers
from segoc.kernel.programs.program import Run
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.event import BY_EFFECT, MOVED
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class Attach(OnCards):
    """Put these cards under a monster, as its materials."""

    WORD: ClassVar = "attach"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "cards"}

    def __init__(self, cards: Cards, to: Cards) -> None:
        super().__init__(cards)
        self.to = to

    def against_doomed(self) -> str:
        return IMPOSSIBLE

    def against(self, state: State, scope: Scope, card: int) -> str:
        """A Token can't be a material of an Xyz Monster; nor what can't pass to its side."""
        if state.cards[card].printed.types & TOKEN:
            return "TRM-285"
        for host in self.to.find(state, scope):
            if state.cards[host].doomed == DOOMED_BY_BATTLE:
                return IMPOSSIBLE
            return against_passing(state, card, state.cards[host].side)  # TRM-175, TRM-178
        return ""

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        hosts = self.to.find(state, scope)
        cards = self.affected(state, run)
        if not cards or not hosts or state.cards[hosts[0]].place != MONSTER_ZONE:
            return
        if layers.unaffected(state, hosts[0], scope.source.card):  # OLD-023
            return
        run.done = True
        drop_materials(state, cards, scope.player, "SEG-095")
        records = [state.snapshot(card) for card in cards]
        for card in cards:
            attach(state, card, hosts[0])  # TRM-221, FDN-165
        records = [state.note_arrival(record) for record in records]
        state.emit(MOVED, scope.player, records, why=BY_EFFECT, rule="TRM-225")
        tell_passing(state, records, "TRM-175")
        state.settle()


class StaysOnField(Clause):
    """Stays on the field after its activation, though such a card doesn't (EFX-101)."""

    WORD: ClassVar = "stays_on_field"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.STAYS)
