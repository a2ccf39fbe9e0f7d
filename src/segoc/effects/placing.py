"""Cards put face-up into Spell & Trap Zones and Pendulum Zones."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards, follow
from segoc.kernel.language.node import Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving import placing
from segoc.kernel.moving.placing import PlacePendulum
from segoc.kernel.picture.unique_face_up import is_second
from segoc.kernel.programs.program import Run
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import PENDULUM_ZONE, on_field
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_pendulum_zones, room_for_spell


class PlaceAsSpell(OnCards):
    """Place a card face-up in your Spell & Trap Zone, treated as a Continuous Spell."""

    WORD: ClassVar = "place_as_continuous_spell"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against_doomed(self) -> str:
        return "BAT-411"

    def against(self, state: State, scope: Scope, card: int) -> str:
        if not on_field(state.cards[card].place) and is_second(state, scope.player, card, True):
            return "ONE-121"
        return "" if room_for_spell(state, scope.player, scope.spending) else "SEG-020"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards[:1]]
        if cards:
            run.done = True
            own = scope.effect_no + 1 if scope.source.card == cards[0] else 0
            state.push(self.placing(scope.player, cards[0], own))

    def placing(self, player: int, card: int, own: int) -> placing.PlaceAsSpell:
        return placing.PlaceAsSpell(player, card, own)

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if scope.done:
            follow(state, scope)


class PlaceAsTrap(PlaceAsSpell):
    """Place a card face-up in your Spell & Trap Zone, treated as a Continuous Trap."""

    WORD: ClassVar = "place_as_continuous_trap"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def placing(self, player: int, card: int, own: int) -> placing.PlaceAsSpell:
        return placing.PlaceAsTrap(player, card, own)


class PlaceFaceUp(PlaceAsSpell):
    """Place a Continuous Spell or Trap face-up in your Spell & Trap Zone; that is no activation."""

    WORD: ClassVar = "place_face_up"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def placing(self, player: int, card: int, own: int) -> placing.PlaceAsSpell:
        return placing.PlaceFaceUp(player, card, 0)


class PlaceInPendulumZone(OnCards):
    """Place these cards in their player's Pendulum Zone; that is no activation (EFX-286)."""

    WORD: ClassVar = "place_in_pendulum_zone"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against_doomed(self) -> str:
        return "BAT-411"

    def brings_this_to(self) -> int:
        return 1 << PENDULUM_ZONE if self.on_itself() else 0

    def capacity(self, state: State, scope: Scope) -> int:
        return len(free_pendulum_zones(state, scope.player))

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << PENDULUM_ZONE

    def why_impossible(self, state: State, scope: Scope) -> str:
        full = not free_pendulum_zones(state, scope.player)
        return "SEG-020" if full else super().why_impossible(state, scope)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        if cards and free_pendulum_zones(state, scope.player):
            run.done = True
            scope.done = [refer(state.cards[cards[0]])]
            state.push(PlacePendulum(scope.player, cards[0]))  # EFX-285

    def conclude(self, state: State, run: Run) -> None:
        if run.done:
            follow(state, run.scope(state))
