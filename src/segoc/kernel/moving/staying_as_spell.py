"""A destroyed monster that can be placed among the Spells and Traps instead of going to the GY."""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.language.entry import STAYS_AS_SPELL
from segoc.kernel.picture import layers
from segoc.kernel.picture.texts import has_clause
from segoc.kernel.table.decision import (
    NO,
    OPTIONAL,
    YES,
    Option,
    option,
)
from segoc.kernel.table.event import DESTROYED
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.places import GRAVEYARD, MONSTER_ZONE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.record import Fields, each_between
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_spell_zones


def can_stay(state: State, item: MoveItem, taken: list[int]) -> bool:
    """Whether its player can place this card instead of sending it to the GY. Its text is no
    Continuous Effect: it doesn't stop when the destruction is determined."""
    held = state.cards[item.card]
    if not held.printed.says(STAYS_AS_SPELL) or not item.tags & DESTROYED:
        return False
    if item.destination != GRAVEYARD or held.place != MONSTER_ZONE or not held.face_up:
        return False
    if layers.negated(state, item.card):  # CRD-298
        return False
    if not has_clause(layers.effects_of(state, item.card), STAYS_AS_SPELL):
        return False
    return len(zones_left(state, held.side, taken)) > 0  # CRD-303


def zones_left(state: State, player: Player, taken: list[int]) -> list[int]:
    return [zone for zone in free_spell_zones(state, player) if zone not in taken]


class OfferToStay(AboutCard):
    """Ask its player, and for a zone; `State.last_picks` is the zone, or nothing."""

    FIELDS: ClassVar[Fields] = {"taken": each_between(0, ZONE_COUNT - 1)}

    # Steps.
    ASK: Final = 0
    DONE: Final = 1

    def __init__(self, player: Player, card: CardNo, taken: list[int]) -> None:
        super().__init__(player, card)
        # Zones that others of the same move are going to.
        self.taken = taken

    def copy(self) -> "OfferToStay":
        new = OfferToStay(self.player, self.card, self.taken.copy())
        new.step = self.step
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        return card != self.card

    def run(self, state: State) -> None:
        if self.step == self.ASK:
            self.step = self.DONE
            self.ask(state)
        else:
            state.pop()

    def ask(self, state: State) -> None:
        state.ask(self.player, OPTIONAL, [option(YES), option(NO)], state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        state.last_picks = []
        if option.verb == YES:
            zones = zones_left(state, self.player, self.taken)
            state.push(PickZone(self.player, zones, self.card))
