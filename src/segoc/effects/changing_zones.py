"""Actions that move a monster to another Monster Zone, where it stays what it is; and what stands
opposite to it."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.choosing import announcing
from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.placing import ShiftMonster
from segoc.kernel.programs.program import Run
from segoc.kernel.table.geometry import column_of, is_extra_monster_zone, neighbours
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_monster_zones


class ToOtherZone(OnCards):
    """Move a monster to another of its controller's Main Monster Zones: it stays what it is
    (EFX-281, EFX-282). The zone is chosen when it is done; nothing happens if none is free.

    Move a monster to another of its controller's Main Monster Zones: which one is chosen
    when it is done, and isn't targeted (EFX-277).
    """

    WORD: ClassVar = "to_other_zone"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if free_monster_zones(state, state.cards[card].side) else "EFX-278"

    def perform(self, state: State, run: Run) -> None:
        cards = [c for c in self.affected(state, run) if state.cards[c].place == MONSTER_ZONE]
        if cards:
            run.done = True
            state.push(ShiftMonster(run.scope(state).player, cards[0]))


class DesignateZone(Action):
    """As a part of the `cost`: choose an unused Main Monster Zone next to this monster. It is
    chosen at the activation, and yet no target: a zone is no card (TRM-099)."""

    WORD: ClassVar = "designate_zone"
    PARTS: ClassVar[Parts] = {"next_to": "cards"}

    def __init__(self, next_to: Cards) -> None:
        super().__init__()
        self.next_to = next_to

    def zones(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.next_to.find(state, scope):
            held = state.cards[card]
            if held.place == MONSTER_ZONE and not is_extra_monster_zone(held.zone):
                free = free_monster_zones(state, held.side)
                found += [zone for zone in neighbours(held.zone) if zone in free]
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.zones(state, scope)) > 0

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        zones = self.zones(state, scope)
        state.push(PickZone(scope.player, zones, scope.source.card))  # TRM-099

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        announcing.note(state, scope, scope.player, announcing.ZONE, state.last_picks[0] + 1)


class ToDesignatedZone(OnCards):
    """Move a monster to the zone that was chosen with `designate_zone`; nothing happens if that is
    taken by then."""

    WORD: ClassVar = "move_to_designated_zone"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        zone = scope.announced - 1  # TRM-099
        for card in self.affected(state, run):
            held = state.cards[card]
            if held.place == MONSTER_ZONE and zone in free_monster_zones(state, held.side):
                run.done = True
                state.push(ShiftMonster(scope.player, card, zone))


class InFront(Filter):
    """The opponent's, in the Main Monster Zone directly opposite to this card."""

    WORD: ClassVar = "in_front"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        this = state.cards[scope.source.card]
        other = state.cards[card]
        if this.place != MONSTER_ZONE or other.place != MONSTER_ZONE or this.side == other.side:
            return False
        if is_extra_monster_zone(this.zone) or is_extra_monster_zone(other.zone):
            return False
        return column_of(this.zone) == column_of(other.zone)
