"""Putting a card in another zone by an effect: neither summoned nor activated."""

from typing import ClassVar, Final

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
from segoc.kernel.table.procedure import AboutCard, AboutChosenCard
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import COUNT, TRUTH, Fields, between
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_monster_zones, free_pendulum_zones, free_spell_zones


class PlacePendulum(AboutChosenCard):
    """Choose one of the player's free Pendulum Zones, and put the card there face-up. What lies
    under it falls off."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    FIND_ZONE: Final = 0
    PLACE: Final = 1

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ZONE:
            zones = free_pendulum_zones(state, self.player)
            state.push(PickZone(self.player, zones, self.card))
        elif step == self.PLACE:
            self.place(state)  # EFX-286, EFX-287
        else:
            state.pop()

    def place(self, state: State) -> None:
        drop_materials(state, [self.card], self.player, "TRM-234")
        records = [state.snapshot(self.card)]
        relocate(state, self.card, PENDULUM_ZONE, self.player, state.last_picks[0], True)
        state.tell(MOVED, self.player, records, why=BY_EFFECT, rule=PROCESS)


class PlaceAsSpell(AboutChosenCard):
    """Put a card face-up in a Spell & Trap Zone, where it is treated as a Continuous Spell.
    `own` is the number, from 1, of its own effect that does it, or 0."""

    FIELDS: ClassVar[Fields] = {"own": COUNT}

    # Steps.
    FIND_ZONE: Final = 0
    PLACE: Final = 1

    def __init__(self, player: Player, card: CardNo, own: int) -> None:
        super().__init__(player, card)
        self.own = own

    def copy(self) -> "PlaceAsSpell":
        new = PlaceAsSpell(self.player, self.card, self.own)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ZONE:
            zones = free_spell_zones(state, self.player)
            state.push(PickZone(self.player, zones, self.card))
        elif step == self.PLACE:
            self.place(state)
        else:
            state.pop()

    def place(self, state: State) -> None:
        records = state.begin([self.card])
        relocate(state, self.card, SPELL_ZONE, self.player, state.last_picks[0], True)
        self.treat(state)
        state.tell(MOVED, self.player, records, why=BY_EFFECT, rule=PROCESS)

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


class ShiftMonster(AboutCard):
    """Move a monster to another of its controller's Main Monster Zones, where it stays what it
    is. `player` is whose effect does it, and chooses the zone, if it wasn't chosen before."""

    FIELDS: ClassVar[Fields] = {"zone": between(NO_ZONE, ZONE_COUNT - 1)}

    # Steps.
    FIND_ZONE: Final = 0
    SHIFT: Final = 1

    def __init__(self, player: Player, card: CardNo, zone: Zone = NO_ZONE) -> None:
        super().__init__(player, card)
        self.zone = zone

    def copy(self) -> "ShiftMonster":
        new = ShiftMonster(self.player, self.card, self.zone)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ZONE:
            zones = free_monster_zones(state, state.cards[self.card].side)
            if self.zone == NO_ZONE:
                state.push(PickZone(self.player, zones, self.card))  # EFX-277
            else:
                state.last_picks = [self.zone]
        elif step == self.SHIFT:
            self.shift(state)
        else:
            state.pop()

    def shift(self, state: State) -> None:
        records = state.begin([self.card])
        held = state.cards[self.card]
        zone = state.last_picks[0]
        relocate(state, self.card, MONSTER_ZONE, held.side, zone, held.face_up, held.position)
        state.tell(MOVED, self.player, records, why=BY_EFFECT, rule=PROCESS)


class ReturnTrapMonster(AboutCard):
    """A monster that is a Trap too goes back among the Spells and Traps, and is still the same
    card: Set if it is turned face-down, face-up if its effect as a Trap is negated. `player` is
    whose effect does it; its controller chooses the zone."""

    FIELDS: ClassVar[Fields] = {"face_up": TRUTH}

    # Steps.
    MAKE_ROOM: Final = 0
    PLACE: Final = 1
    DONE: Final = 2

    def __init__(self, player: Player, card: CardNo, face_up: bool) -> None:
        super().__init__(player, card)
        self.face_up = face_up

    def copy(self) -> "ReturnTrapMonster":
        new = ReturnTrapMonster(self.player, self.card, self.face_up)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.MAKE_ROOM:
            self.make_room(state)
        elif step == self.PLACE:
            self.place(state)
        else:
            state.pop()

    def make_room(self, state: State) -> None:
        side = state.cards[self.card].side  # TRM-386, TRM-387, TRM-388
        zones = free_spell_zones(state, side)
        if zones:
            state.push(PickZone(side, zones, self.card))  # TRM-365
            return
        self.step = self.DONE
        # Not destroyed, and not by the effect.
        state.push(Move.of([self.card], GRAVEYARD, 0, BY_RULE, self.player, "TRM-384"))

    def place(self, state: State) -> None:
        records = state.begin([self.card])
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
            state.tell(MOVED, self.player, records, why=BY_RULE, rule="TRM-377")
        else:
            state.edit(self.card).summoned_or_set_turn = state.turn  # TRM-366
            note_deed(state, self.player, verbs.SET, self.card)
            state.tell(SET, self.player, records, why=BY_EFFECT, rule="TRM-365")
