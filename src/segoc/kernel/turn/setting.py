"""Setting Spells and Traps."""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, Window
from segoc.kernel.choosing.choosing_cards import PickZone
from segoc.kernel.language.entry import AS_SPELL
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, BY_RULE, PLACED, SET
from segoc.kernel.table.geometry import field_zone
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import FIELD_ZONE, GRAVEYARD, HAND, SPELL_ZONE
from segoc.kernel.table.procedure import AboutCard, AboutChosenCard
from segoc.kernel.table.reason import PROCESS, Reason, deny
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import any_spell_zone_free, free_spell_zones


def may_set_spell_or_trap(
    state: State, player: Player, card: CardNo, why: list[Reason] | None
) -> bool:
    """Whether a player can Set this card in the Spell & Trap or Field Zone now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    if (player != state.turn_player or not is_main_phase(state.phase)) and deny(why, "CRD-317"):
        return False
    if (held.place != HAND or held.side != player) and deny(why, "CRD-317", spot):
        return False
    if held.printed.is_monster and not can_be_set_as_spell(state, card):  # SEG-032
        deny(why, "CRD-360" if held.printed.is_pendulum() else "SEG-032", spot)
        return False
    if prohibitions.forbidden_to(state, player, verbs.SET, card) and deny(why, "SEG-071", spot):
        return False
    if prohibitions.forbidden(state, card, verbs.SET):
        if deny(why, prohibitions.rule_of_use(state, card), spot):
            return False
    if held.printed.is_field_spell:
        return why is None or len(why) == before
    if not any_spell_zone_free(state, player) and deny(why, "CRD-318"):
        return False
    return why is None or len(why) == before


def can_be_set_as_spell(state: State, card: CardNo) -> bool:
    """A monster that its own effect lets be Set among the Spells and Traps."""
    if not state.cards[card].printed.says(AS_SPELL):
        return False
    return len(layers.changes(state, card, AS_SPELL)) > 0


@mypyc_attr(free_list_len=1)
class SetSpellOrTrap(AboutCard):
    """Place it face-down; a Field Spell goes to the Field Zone and replaces what is there."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    MAKE_ROOM: Final = 0
    PLACE: Final = 1
    ANSWERS: Final = 2

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.MAKE_ROOM:
            make_room(state, self.player, self.card)
        elif step == self.PLACE:
            place(state, self.player, self.card, BY_RULE)
        elif step == self.ANSWERS:
            state.push(Window(AFTER))  # TRM-136
        else:
            state.pop()


def make_room(state: State, player: Player, card: CardNo) -> None:
    if not state.cards[card].printed.is_field_spell:
        state.push(PickZone(player, free_spell_zones(state, player), card))
        return
    old = state.zones[field_zone(player)]
    if old != NO_CARD:
        # By rule: neither destroyed nor by an effect (CRD-343).
        state.push(Move.of([old], GRAVEYARD, 0, BY_RULE, player, "CRD-343"))


def place(state: State, player: Player, card: CardNo, why: int) -> None:
    records = state.begin([card])
    if state.cards[card].printed.is_field_spell:  # CRD-342
        relocate(state, card, FIELD_ZONE, player, field_zone(player))
    else:
        relocate(state, card, SPELL_ZONE, player, state.last_picks[0])
    state.edit(card).summoned_or_set_turn = state.turn
    note_deed(state, player, verbs.SET, card)
    state.tell(SET, player, records, why=why, rule="CRD-317")


class SetByEffect(AboutChosenCard):
    """Choose one of the player's Spell & Trap Zones, and place the card there face-down. It can't
    be activated this turn if it is a Trap or Quick-Play Spell (CRD-352, CRD-367)."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    MAKE_ROOM: Final = 0
    PLACE: Final = 1

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.MAKE_ROOM:
            make_room(state, self.player, self.card)
        elif step == self.PLACE:
            place(state, self.player, self.card, BY_EFFECT)
        else:
            state.pop()


class PlaceFieldSpell(AboutChosenCard):
    """An effect lets a Field Spell be activated: it lies in the Field Zone, face-up, in place of
    the one that lay there (CRD-343)."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    MAKE_ROOM: Final = 0
    PLACE: Final = 1

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.MAKE_ROOM:
            make_room(state, self.player, self.card)
        elif step == self.PLACE:
            records = state.begin([self.card])
            zone = field_zone(self.player)
            relocate(state, self.card, FIELD_ZONE, self.player, zone, True)
            note_deed(state, self.player, verbs.ACTIVATE, self.card)
            # No link of a chain: nothing answers it nor follows from it (ACT-090, ACT-099).
            state.tell(PLACED, self.player, records, why=BY_EFFECT, rule=PROCESS)  # ACT-099
        else:
            state.pop()
