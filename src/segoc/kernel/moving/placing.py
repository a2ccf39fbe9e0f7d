"""Putting a card in another zone by an effect: neither summoned nor activated."""

from typing import ClassVar

from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.moving.moves import Move, drop_materials
from segoc.kernel.moving.relocating import relocate, undergo
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.table import verbs
from segoc.kernel.table.card import AS_TRAP
from segoc.kernel.table.event import BY_EFFECT, BY_RULE, MOVED, SET
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.ints import CardNo, Player, Zone
from segoc.kernel.table.kinds import CONTINUOUS
from segoc.kernel.table.lifetimes import FACE_DOWN, TRAP_MONSTER
from segoc.kernel.table.places import GRAVEYARD, MONSTER_ZONE, PENDULUM_ZONE, SPELL_ZONE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import CARD_NO, COUNT, PLAYER, TRUTH, Fields, between
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_monster_zones, free_pendulum_zones, free_spell_zones


class PlacePendulum(Procedure):
    """Choose one of the player's free Pendulum Zones, and put the card there face-up. What lies
    under it falls off."""

    FIELDS: ClassVar[Fields] = {"player": PLAYER, "card": CARD_NO}

    def __init__(self, player: Player, card: CardNo) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def copy(self) -> "PlacePendulum":
        new = PlacePendulum(self.player, self.card)
        new.step = self.step
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card != self.card

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            zones = free_pendulum_zones(state, self.player)
            state.push(PickZone(self.player, zones, self.card))
        elif step == 1:
            self.place(state)  # EFX-286, EFX-287
        else:
            state.pop()

    def place(self, state: State) -> None:
        drop_materials(state, [self.card], self.player, "TRM-234")
        record = state.snapshot(self.card)
        relocate(state, self.card, PENDULUM_ZONE, self.player, state.last_picks[0], True)
        state.emit(MOVED, self.player, [state.note_arrival(record)], why=BY_EFFECT, rule=PROCESS)
        state.settle()


class PlaceAsSpell(Procedure):
    """Put a card face-up in a Spell & Trap Zone, where it is treated as a Continuous Spell.
    `own` is the number, from 1, of its own effect that does it, or 0."""

    FIELDS: ClassVar[Fields] = {"player": PLAYER, "card": CARD_NO, "own": COUNT}

    def __init__(self, player: Player, card: CardNo, own: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.own = own

    def copy(self) -> "PlaceAsSpell":
        new = PlaceAsSpell(self.player, self.card, self.own)
        new.step = self.step
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card != self.card

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            zones = free_spell_zones(state, self.player)
            state.push(PickZone(self.player, zones, self.card))
        elif step == 1:
            self.place(state)
        else:
            state.pop()

    def place(self, state: State) -> None:
        state.tick()
        record = state.snapshot(self.card)
        relocate(state, self.card, SPELL_ZONE, self.player, state.last_picks[0], True)
        self.treat(state)
        state.emit(MOVED, self.player, [state.note_arrival(record)], why=BY_EFFECT, rule=PROCESS)
        state.settle()

    def treat(self, state: State) -> None:
        held = state.edit(self.card)
        held.treated_as = CONTINUOUS
        held.summoned_by = self.own


class PlaceAsTrap(PlaceAsSpell):
    """The same, where it is treated as a Continuous Trap."""

    FIELDS: ClassVar[Fields] = PlaceAsSpell.FIELDS

    def copy(self) -> "PlaceAsTrap":
        new = PlaceAsTrap(self.player, self.card, self.own)
        new.step = self.step
        return new

    def treat(self, state: State) -> None:
        super().treat(state)
        state.edit(self.card).treated_as = CONTINUOUS | AS_TRAP


class PlaceFaceUp(PlaceAsSpell):
    """Put a Continuous Spell or Trap face-up in a Spell & Trap Zone: it is what it is there."""

    FIELDS: ClassVar[Fields] = PlaceAsSpell.FIELDS

    def copy(self) -> "PlaceFaceUp":
        new = PlaceFaceUp(self.player, self.card, self.own)
        new.step = self.step
        return new

    def treat(self, state: State) -> None:
        """As the card that it is."""


class ShiftMonster(Procedure):
    """Move a monster to another of its controller's Main Monster Zones, where it stays what it
    is. `player` is whose effect does it, and chooses the zone, if it wasn't chosen before."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "card": CARD_NO,
        "zone": between(NO_ZONE, ZONE_COUNT - 1),
    }

    def __init__(self, player: Player, card: CardNo, zone: Zone = NO_ZONE) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.zone = zone

    def copy(self) -> "ShiftMonster":
        new = ShiftMonster(self.player, self.card, self.zone)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            zones = free_monster_zones(state, state.cards[self.card].side)
            if self.zone == NO_ZONE:
                state.push(PickZone(self.player, zones, self.card))  # EFX-277
            else:
                state.last_picks = [self.zone]
        elif step == 1:
            self.shift(state)
        else:
            state.pop()

    def shift(self, state: State) -> None:
        state.tick()
        record = state.snapshot(self.card)
        held = state.cards[self.card]
        zone = state.last_picks[0]
        relocate(state, self.card, MONSTER_ZONE, held.side, zone, held.face_up, held.position)
        state.emit(MOVED, self.player, [state.note_arrival(record)], why=BY_EFFECT, rule=PROCESS)
        state.settle()


class ReturnTrapMonster(Procedure):
    """A monster that is a Trap too goes back among the Spells and Traps, and is still the same
    card: Set if it is turned face-down, face-up if its effect as a Trap is negated. `player` is
    whose effect does it; its controller chooses the zone."""

    FIELDS: ClassVar[Fields] = {"player": PLAYER, "card": CARD_NO, "face_up": TRUTH}

    def __init__(self, player: Player, card: CardNo, face_up: bool) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.face_up = face_up

    def copy(self) -> "ReturnTrapMonster":
        new = ReturnTrapMonster(self.player, self.card, self.face_up)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            self.make_room(state)
        elif step == 1:
            self.place(state)
        else:
            state.pop()

    def make_room(self, state: State) -> None:
        side = state.cards[self.card].side  # TRM-386, TRM-387, TRM-388
        zones = free_spell_zones(state, side)
        if zones:
            state.push(PickZone(side, zones, self.card))  # TRM-365
            return
        self.step = 2
        # Not destroyed, and not by the effect.
        state.push(Move.of([self.card], GRAVEYARD, 0, BY_RULE, self.player, "TRM-384"))

    def place(self, state: State) -> None:
        state.tick()
        record = state.snapshot(self.card)
        side = state.cards[self.card].side
        zone = state.last_picks[0]
        if not self.face_up:
            undergo(state, self.card, FACE_DOWN)
        relocate(
            state,
            self.card,
            SPELL_ZONE,
            side,
            zone,
            self.face_up,
            transition=TRAP_MONSTER,  # TRM-001
        )
        state.may_have_equips = True
        if self.face_up:
            state.emit(
                MOVED, self.player, [state.note_arrival(record)], why=BY_RULE, rule="TRM-377"
            )
        else:
            state.edit(self.card).summoned_or_set_turn = state.turn  # TRM-366
            note_deed(state, self.player, verbs.SET, self.card)
            state.emit(
                SET, self.player, [state.note_arrival(record)], why=BY_EFFECT, rule="TRM-365"
            )
        state.settle()
