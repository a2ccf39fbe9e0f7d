"""Setting a board up by hand, and beginning in the middle of a duel."""

from segoc.kernel.knowledge.knowledge import mix
from segoc.kernel.moving.relocating import attach, relocate
from segoc.kernel.picture.must_match import note_agreements
from segoc.kernel.table.event import SPECIAL_SUMMON, XYZ_SUMMON
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.ints import CardNo, Place, Player, Position, Zone
from segoc.kernel.table.kinds import TOKEN, XYZ
from segoc.kernel.table.phases import (
    BATTLE_PHASE,
    DRAW_PHASE,
    END_PHASE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    STANDBY_PHASE,
)
from segoc.kernel.table.places import DECK, EXTRA_DECK, GRAVEYARD, MONSTER_ZONE, NO_POSITION
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.turn.machine import add_card, run
from segoc.kernel.turn.turn import Turn


def lay(
    state: State,
    face: Printed,
    owner: Player,
    place: Place,
    zone: Zone = NO_ZONE,
    face_up: bool = False,
    position: Position = NO_POSITION,
) -> int:
    """Lay a card where the set-up wants it, as if it had come there some turns ago."""
    home = EXTRA_DECK if face.in_extra_deck else DECK
    number = add_card(state, face, owner, home)
    if place == home and not face_up:
        return number
    relocate(state, number, place, owner, zone, face_up, position)
    # What can only be on the field by a proper summon was summoned properly.
    card = state.edit(number)
    # A monster in the GY was on the field before.
    card.previous_place = MONSTER_ZONE if place == GRAVEYARD and face.is_monster else -1
    card.proper = zone != NO_ZONE and face.is_special
    if place == MONSTER_ZONE and face.in_extra_deck:
        card.came_from = EXTRA_DECK
        card.summon_way = XYZ_SUMMON if face.types & XYZ else SPECIAL_SUMMON
    elif place == MONSTER_ZONE and face.types & TOKEN:
        card.summon_way = SPECIAL_SUMMON
    return number


def lay_under(state: State, face: Printed, owner: Player, host: CardNo) -> int:
    """Lay a card under another one as its material."""
    number = lay(state, face, owner, DECK)
    attach(state, number, host)
    return number


def begin_at(state: State, phase: int, turn: int) -> None:
    """Begin with a phase of the turn player's turn; the order of the Decks stays as laid."""
    for player in range(2):
        deck = state.pile(player, DECK)
        mix(state, deck, player)
        mix(state, deck, 1 - player)
    procedure = Turn()
    procedure.step = _step(phase)
    procedure.battle = phase == MAIN_PHASE_2
    state.battle_phases = 1 if phase in (BATTLE_PHASE, MAIN_PHASE_2) else 0
    state.turn = turn
    state.push(procedure)
    note_agreements(state)
    run(state)


def _step(phase: int) -> int:
    """The step of `Turn` that enters a phase."""
    if phase == DRAW_PHASE:
        return 1
    if phase == STANDBY_PHASE:
        return 3
    if phase == MAIN_PHASE_1:
        return 4
    if phase == BATTLE_PHASE:
        return 5
    if phase == MAIN_PHASE_2:
        return 6
    assert phase == END_PHASE
    return 7
