"""Actions that move a monster to another Monster Zone, where it stays what it is."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.places import MONSTER_ZONE
from segoc.kernel.placing import ShiftMonster
from segoc.kernel.program import Run
from segoc.kernel.scope import Scope
from segoc.kernel.state import State
from segoc.kernel.zones import free_monster_zones


class ToOtherZone(OnCards):
    """Move a monster to another of its controller's Main Monster Zones: which one is chosen
    when it is done, and isn't targeted (EFX-277)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if free_monster_zones(state, state.cards[card].side) else "EFX-278"

    def perform(self, state: State, run: Run) -> None:
        cards = [c for c in self.affected(state, run) if state.cards[c].place == MONSTER_ZONE]
        if cards:
            run.done = True
            state.push(ShiftMonster(run.scope(state).player, cards[0]))
