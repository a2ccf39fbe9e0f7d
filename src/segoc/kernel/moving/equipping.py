"""Equipping a card that isn't among the Spells and Traps yet: a zone, then the tie (EFX-216).

A monster that lies face-down becomes a face-down Equip Spell (EQP-081). What can't be equipped when
that is to be done, and was settled before, is sent to the GY: it was never an equip card, and is
not destroyed (EQP-024).
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.language.ties import tie, wear
from segoc.kernel.moving.control import tell_passing
from segoc.kernel.moving.moves import drop_materials
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.programs.once_per_turn import carry_uses
from segoc.kernel.table.event import BY_EFFECT, EQUIPPED
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Player
from segoc.kernel.table.kinds import EQUIP, TRAP
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import MONSTER_ZONE, SPELL_ZONE, on_field
from segoc.kernel.table.procedure import AboutChosenCard
from segoc.kernel.table.record import CARD_NO, COUNT, Fields
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_spell_zones


class EquipByEffect(AboutChosenCard):
    """Put a card in one of the player's Spell & Trap Zones, equipped to a monster; one that lies
    there already stays. `maker` is whose effect does it."""

    FIELDS: ClassVar[Fields] = {
        "host": CARD_NO,
        "code": COUNT,
        "effect_no": COUNT,
        "maker": CARD_NO,
    }

    # Steps.
    FIND_ZONE: Final = 0
    EQUIP: Final = 1

    def __init__(
        self,
        player: Player,
        card: CardNo,
        host: CardNo,
        code: Code,
        effect_no: EffectNo,
        maker: int,
    ) -> None:
        super().__init__(player, card)
        self.host = host
        self.code = code
        self.effect_no = effect_no
        self.maker = maker

    def copy(self) -> "EquipByEffect":
        new = EquipByEffect(
            self.player, self.card, self.host, self.code, self.effect_no, self.maker
        )
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ZONE:
            if state.cards[self.card].place != SPELL_ZONE:
                zones = free_spell_zones(state, self.player)
                state.push(PickZone(self.player, zones, self.card))
        elif step == self.EQUIP:
            self.equip(state)
        else:
            state.pop()

    def equip(self, state: State) -> None:
        # An equip card is no monster, and can have no materials.
        drop_materials(state, [self.card], self.player, "TRM-234")
        record = state.snapshot(self.card)
        if state.cards[self.card].place != SPELL_ZONE:
            zone = state.last_picks[0]
            held = state.cards[self.card]
            before = refer(held)
            face_up = held.face_up or not on_field(held.place)  # EQP-081
            relocate(state, self.card, SPELL_ZONE, self.player, zone, face_up)  # EFX-216, EQP-043
            if self.maker == self.card:
                carry_uses(state, before, refer(state.cards[self.card]))
        if state.cards[self.card].printed.kind == TRAP:
            # Still a Trap, it stays as an equip card.
            state.edit(self.card).treated_as = EQUIP  # CRD-377
            state.may_have_equips = True
        records = [state.note_arrival(record), state.snapshot(self.host)]
        tie(state, self.card, self.host, self.code, self.effect_no, self.maker, True)
        wear(state, self.card)
        state.emit(EQUIPPED, self.player, records, why=BY_EFFECT, rule="EFX-216")
        tell_passing(state, records[:1], "TRM-175")
        state.settle()


def can_be_equipped(state: State, monster: int) -> bool:
    held = state.cards[monster]
    return held.place == MONSTER_ZONE and held.face_up
