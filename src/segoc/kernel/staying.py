"""A destroyed monster that can be placed among the Spells and Traps instead of going to the GY."""

from typing import ClassVar

from segoc.kernel import layers
from segoc.kernel.choose import PickZone
from segoc.kernel.decision import (
    NO,
    OPTIONAL,
    YES,
    Option,
    option,
)
from segoc.kernel.entry import STAYS_AS_SPELL
from segoc.kernel.event import DESTROYED
from segoc.kernel.going import Going
from segoc.kernel.places import GRAVEYARD, MONSTER_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.state import State
from segoc.kernel.texts import has_clause
from segoc.kernel.zones import free_spell_zones


def can_stay(state: State, item: Going, taken: list[int]) -> bool:
    """Whether its player can place this card instead of sending it to the GY. Its text is no
    Continuous Effect: it doesn't stop when the destruction is determined."""
    held = state.cards[item.card]
    if not held.printed.stays_as_spell or not item.tags & DESTROYED:
        return False
    if item.destination != GRAVEYARD or held.place != MONSTER_ZONE or not held.face_up:
        return False
    if layers.negated(state, item.card):  # CRD-298
        return False
    if not has_clause(layers.effects_of(state, item.card), STAYS_AS_SPELL):
        return False
    return len(zones_left(state, held.side, taken)) > 0  # CRD-303


def zones_left(state: State, player: int, taken: list[int]) -> list[int]:
    return [zone for zone in free_spell_zones(state, player) if zone not in taken]


class OfferToStay(Procedure):
    """Ask its player, and for a zone; `State.picked` is the zone, or nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "card", "taken")

    def __init__(self, player: int, card: int, taken: list[int]) -> None:
        super().__init__()
        self.player = player
        self.card = card
        # Zones that others of the same move are going to.
        self.taken = taken

    def copy(self) -> "OfferToStay":
        new = OfferToStay(self.player, self.card, self.taken.copy())
        new.step = self.step
        return new

    def fits(self, card: int, face: Printed) -> bool:
        return card != self.card

    def run(self, state: State) -> None:
        if self.step == 0:
            self.step = 1
            self.ask(state)
        else:
            state.pop()

    def ask(self, state: State) -> None:
        state.ask(self.player, OPTIONAL, [option(YES), option(NO)], state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        state.picked = []
        if option.verb == YES:
            zones = zones_left(state, self.player, self.taken)
            state.push(PickZone(self.player, zones, self.card))
