"""Temporary banishment: away for a while, and back to where the card was (EFX-144…EFX-151)."""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.language.delayed_effects import put_off
from segoc.kernel.language.made_from import carry_over
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture.prohibitions import cannot_appear
from segoc.kernel.table import lifetimes
from segoc.kernel.table.event import BY_EFFECT, BY_RULE, MOVED, WHY_NAMES, CardSnapshot, Event
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT, field_zone
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Player, Position, Zone
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.places import (
    BANISHED,
    DEFENSE,
    FIELD_ZONE,
    GRAVEYARD,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    SPELL_ZONE,
)
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import (
    CARD_NO_OR_NONE,
    CARD_NOS,
    COUNT,
    PLAYER,
    Fields,
    always,
    between,
    each_between,
    many,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import free_monster_zones, free_pendulum_zones, free_spell_zones


class BanishForNow(Procedure):
    """Banish cards, and put off their return; `effect_no` is the part of the text that does it."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "source": always(Ref),
        "code": COUNT,
        "effect_no": COUNT,
        "cards": CARD_NOS,
        "why": between(0, len(WHY_NAMES) - 1),
        "stays_away": CARD_NO_OR_NONE,
        "records": many(CardSnapshot),
    }

    # Steps.
    BANISH: Final = 0

    def __init__(
        self,
        player: Player,
        source: Ref,
        code: Code,
        effect_no: EffectNo,
        cards: list[CardNo],
        why: int,
        stays_away: CardNo = -1,
    ) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.code = code
        self.effect_no = effect_no
        self.cards = cards
        self.why = why
        # The one that doesn't return: it had only gained the effect (FDN-195).
        self.stays_away = stays_away
        # The cards as they were before.
        self.records: list[CardSnapshot] = []

    def copy(self) -> "BanishForNow":
        cards = self.cards.copy()
        new = BanishForNow(
            self.player, self.source, self.code, self.effect_no, cards, self.why, self.stays_away
        )
        new.step = self.step
        new.records = self.records.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.BANISH:
            self.records = [state.snapshot(card) for card in self.cards]
            move = Move.of(self.cards, BANISHED, 0, self.why, self.player, PROCESS)
            move.for_a_while = True
            state.push(move)
        else:
            self.plan_return(state)
            state.pop()

    def plan_return(self, state: State) -> None:
        """Where each card was is remembered by the event of its leaving."""
        gone: list[CardSnapshot] = []
        for record in self.records:
            if record.card in state.last_moved and state.cards[record.card].place == BANISHED:
                carry_over(state, record.card, record.life)  # CRD-183
                if record.card != self.stays_away:
                    # Copies of the duel share the record.
                    gone.append(state.note_arrival(record.copy()))
        if gone:
            scope = Scope(self.player, self.source, self.code, self.effect_no)
            event = Event(MOVED, self.player, gone, why=self.why, rule="", moment=state.moment)
            put_off(state, scope, self.effect_no, event)  # TRM-005


class ComeBack(Procedure):
    """Return cards to the field: neither summoned nor activated (EFX-144, EFX-145)."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "records": many(CardSnapshot),
        "position": between(0, 2),
        "zones": each_between(NO_ZONE, ZONE_COUNT - 1),
    }

    # Steps.
    FIND_ZONE: Final = 0
    NOTE_ZONE: Final = 1
    CARRY_OUT: Final = 2
    DROP_TRAPS: Final = 3

    def __init__(self, player: Player, records: list[CardSnapshot], position: Position = 0) -> None:
        super().__init__()
        self.player = player
        # In which position they return; 0 for the one that they had.
        self.position = position
        # The cards as they were before they were banished.
        self.records = records
        self.zones: list[int] = []

    def copy(self) -> "ComeBack":
        new = ComeBack(self.player, self.records.copy(), self.position)
        new.step = self.step
        new.zones = self.zones.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ZONE:
            self.find_zones(state)
        elif step == self.NOTE_ZONE:
            self.zones.append(state.last_picks[0])
            self.step = self.FIND_ZONE
        elif step == self.CARRY_OUT:
            self.carry_out(state)
        elif step == self.DROP_TRAPS:
            self.drop_traps(state)
        else:
            state.pop()

    def find_zones(self, state: State) -> None:
        while len(self.zones) < len(self.records):
            record = self.records[len(self.zones)]
            zones = [zone for zone in open_zones(state, record) if zone not in self.zones]
            if zones:
                state.push(PickZone(record.side, zones, record.card))
                return
            self.zones.append(NO_ZONE)
        self.step = self.CARRY_OUT

    def carry_out(self, state: State) -> None:
        state.tick()
        returned: list[CardSnapshot] = []
        lost: list[CardSnapshot] = []
        for index in range(len(self.records)):
            then = state.snapshot(self.records[index].card)
            zone = self.zones[index]
            if zone == NO_ZONE:
                put_in_gy(state, then.card)
                lost.append(state.note_arrival(then))
            else:
                place_again(state, self.records[index], zone, self.position)
                returned.append(state.note_arrival(then))
                carry_over(state, then.card, then.life)  # CRD-183
        if returned:
            state.emit(MOVED, self.player, returned, why=BY_EFFECT, rule="EFX-145")
        tell_lost(state, self.player, lost)
        state.settle()

    def drop_traps(self, state: State) -> None:
        """What returned to a Monster Zone as the monster that it had become can't stay there."""
        there = [state.cards[record.card] for record in self.records]
        before = [
            state.snapshot(card.id)
            for card in there
            if card.place == MONSTER_ZONE and not card.printed.is_monster
        ]
        if not before:
            return
        state.tick()
        for then in before:
            put_in_gy(state, then.card)  # TRM-329, TRM-330, TRM-331, TRM-332
        tell_lost(state, self.player, [state.note_arrival(then) for then in before])
        state.settle()


def open_zones(state: State, record: CardSnapshot) -> list[int]:
    """The zones of its former controller to which a card can return."""
    player = record.side  # EFX-146
    if record.place == MONSTER_ZONE:
        if is_face_up(record) and cannot_appear(state, player, record.card):
            return []  # ONE-024
        return free_monster_zones(state, player)  # EFX-147
    if record.place == SPELL_ZONE:
        return free_spell_zones(state, player)
    if record.place == PENDULUM_ZONE:
        return free_pendulum_zones(state, player)
    zone = field_zone(player)
    return [zone] if record.place == FIELD_ZONE and state.zones[zone] == NO_CARD else []


def is_face_up(record: CardSnapshot) -> bool:
    """What was face-down, or was banished face-down, returns so."""
    return record.face_up and record.to_face_up


def place_again(state: State, record: CardSnapshot, zone: Zone, wanted: int = 0) -> None:
    """In its former position, or in the one that is wanted."""
    face_up = is_face_up(record)
    position = wanted or record.position
    if record.place == MONSTER_ZONE and not face_up:
        position = DEFENSE
    relocate(
        state,
        record.card,
        record.place,
        record.side,
        zone,
        face_up,  # EFX-146
        position,
        lifetimes.TEMPORARY,  # EFX-144
    )
    if record.place == MONSTER_ZONE and not state.cards[record.card].printed.is_monster:
        state.edit(record.card).form = record.form  # TM2-239


def tell_lost(state: State, player: Player, lost: list[CardSnapshot]) -> None:
    if lost:
        state.emit(MOVED, player, lost, why=BY_RULE, rule="EFX-148")


def put_in_gy(state: State, card: CardNo) -> None:
    """It isn't sent there: nothing has happened to it this turn."""
    relocate(state, card, GRAVEYARD, state.cards[card].owner, face_up=True)
    state.edit(card).came_turn = 0  # EFX-148
