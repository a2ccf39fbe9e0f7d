"""Putting a card elsewhere, and turning it.

`relocate` is the only function that changes where a card is; it applies lifetimes
and knowledge. What is asked before and what comes of it is in `moves`.
"""

from segoc.kernel.knowledge.knowledge import arrive
from segoc.kernel.language import lingering
from segoc.kernel.language.made_from import lose_sight
from segoc.kernel.language.ties import cut
from segoc.kernel.picture import layers
from segoc.kernel.picture.counters import clear as clear_counters
from segoc.kernel.picture.negation import any_applied_once
from segoc.kernel.picture.texts import note_move
from segoc.kernel.table import lifetimes
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.ints import CardNo, Place, Player, Position, Zone
from segoc.kernel.table.places import (
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NO_POSITION,
    PILES_PER_PLAYER,
    SPELL_ZONE,
    UNDER,
    on_field,
)
from segoc.kernel.table.state import NO_CARD, State


def relocate(
    state: State,
    card: CardNo,
    place: Place,
    side: Player,
    zone: Zone = NO_ZONE,
    face_up: bool = False,
    position: Position = NO_POSITION,
    transition: int = lifetimes.BY_PLACE,
) -> None:
    """Put one card at a place, and let it remember or forget what the table says.

    The transition follows from the places, but for those that only a rule can tell.
    """
    held = state.edit(card)
    from_place = held.place
    if MONSTER_ZONE in (from_place, place):
        _note_coming(state, held, place, side)
    if transition == lifetimes.BY_PLACE:
        transition = _transition(from_place, held.side, place, side, face_up)
    undergo(state, card, transition, to_gy=place == GRAVEYARD)  # BAT-435

    if held.zone != NO_ZONE:
        # In an exchange of control another card may lie there already.
        if state.zones[held.zone] == card:
            state.zones[held.zone] = NO_CARD  # EFX-247, CHG-018, TRM-359, TRM-389
    elif from_place < PILES_PER_PLAYER:
        _take_from(state.pile(held.side, from_place), card)
    elif from_place == UNDER:
        _take_from_under(state, card)

    if place != from_place:
        held.previous_place = from_place
    held.place = place
    held.side = side
    held.zone = zone
    held.face_up = face_up
    held.position = position
    held.acting = False
    if transition not in (lifetimes.CONTROL, lifetimes.WITHIN_ZONES):
        held.came_turn = state.turn
        held.in_place_since = state.moment
        held.came_moment = state.moment
        if transition != lifetimes.TEMPORARY:  # FDN-181, FDN-191
            held.holder = side
    if held.holder != side:
        state.may_have_switched_control = True
    if place == SPELL_ZONE and held.printed.may_equip:
        state.may_have_equips = True
    if zone != NO_ZONE:
        state.zones[zone] = card
    elif place < PILES_PER_PLAYER:
        state.pile(side, place).append(card)
    if state.under:
        for material in state.under.get(card, []):
            under = state.edit(material)
            under.side = side
            note_move(state, under, UNDER)
    note_move(state, held, from_place)
    arrive(state, held, from_place)


def _note_coming(state: State, held: Card, place: Place, side: Player) -> None:
    """A monster leaves a player's field, or comes to it; moving within it is neither."""
    if held.place == place and held.side == side:  # EFX-279, EFX-280
        return
    if held.place == MONSTER_ZONE:
        state.monsters_came_or_left[held.side] += 1  # SEG-045
    if place == MONSTER_ZONE:
        state.monsters_came_or_left[side] += 1  # SEG-045


def undergo(state: State, card: CardNo, transition: int, to_gy: bool = False) -> None:
    """Let a card forget what the table of lifetimes says, effects on it included."""
    if state.entries and lifetimes.FORGOTTEN[transition] & lifetimes.IDENTITY:
        if state.chain or state.activating is not None:
            _note_negation(state, card)
    gone = lifetimes.forget(state.edit(card), transition)
    if gone & lifetimes.LINGERING and state.entries:
        # EFX-151, EFX-239, EFX-240, CRD-028, TRM-230, FDN-025, FDN-107
        lingering.end_for(state, card, to_gy)
    if gone & lifetimes.MADE_FROM and state.summon_materials:
        lose_sight(state, card)  # FDN-078
    if gone & lifetimes.CLAIMS and state.entries:
        lingering.end_claims(state, card)
    if gone & lifetimes.COUNTERS and state.counters:
        clear_counters(state, card)  # TRM-191, TRM-192
    if gone & lifetimes.LINKS and state.ties:
        cut(state, card)  # EFX-222, EFX-241, EFX-242, TRM-248


def _note_negation(state: State, card: CardNo) -> None:
    """What was negated once, and leaves, stays negated in what it has activated already (NEG-144,
    NEG-146, NEG-152), or is about to: it leaves as the cost of that. What stands, or hangs on a
    link, lets go of it (NEG-115, NEG-154)."""
    if any_applied_once(state, card) and layers.negated(state, card):
        activating = state.activating
        links = state.chain if activating is None else [*state.chain, activating]  # NEG-177
        for link in links:
            if link.source.same_object(state.cards[card]):
                link.left_negated = True


def attach(state: State, card: CardNo, host: CardNo) -> None:
    """Put a card under another one, as its material."""
    # TRM-244, TRM-247, FDN-167
    relocate(state, card, UNDER, state.cards[host].side, face_up=True)
    state.under.setdefault(host, []).append(card)


def turn_face_down(state: State, card: CardNo, position: Position) -> None:
    """Turn a face-up card face-down where it lies."""
    undergo(state, card, lifetimes.FACE_DOWN)
    held = state.edit(card)
    held.face_up = False
    held.position = position


def turn_face_up(state: State, card: CardNo, position: Position) -> None:
    """Turn a face-down card face-up where it lies."""
    held = state.edit(card)
    held.face_up = True  # FDN-008
    held.position = position
    held.in_place_since = state.moment
    held.flipped_turn = state.turn  # SEG-084
    arrive(state, held, held.place)


def _transition(
    from_place: Place, from_side: int, place: Place, side: Player, face_up: bool
) -> int:
    if from_place == IN_THE_ACT and on_field(place):
        return lifetimes.ARRIVAL
    if from_place == MONSTER_ZONE and place == MONSTER_ZONE:
        return lifetimes.WITHIN_ZONES if from_side == side else lifetimes.CONTROL
    if place == UNDER:
        return lifetimes.MATERIAL
    if place in (HAND, DECK) or (place == EXTRA_DECK and not face_up):
        return lifetimes.HIDDEN
    return lifetimes.OTHER


def _take_from(pile: list[int], card: CardNo) -> None:
    # Nearly always the top of the pile: look from there.
    index = len(pile) - 1
    while pile[index] != card:
        index -= 1
    pile.pop(index)


def _take_from_under(state: State, card: CardNo) -> None:
    host = state.host(card)
    state.under[host].remove(card)
    if not state.under[host]:
        del state.under[host]
