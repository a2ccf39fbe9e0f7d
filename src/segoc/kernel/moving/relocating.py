"""Putting a card elsewhere, and turning it.

`relocate` is the only function that changes where a card is; it applies lifetimes
and knowledge. What is asked before and what comes of it is in `moves`.
"""

from segoc.kernel.knowledge.knowledge import arrive
from segoc.kernel.language import lingering
from segoc.kernel.language.ties import cut
from segoc.kernel.picture.counters import clear as clear_counters
from segoc.kernel.picture.texts import note_move
from segoc.kernel.table import lifetimes
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.places import (
    DECK,
    EXTRA_DECK,
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
    number: int,
    place: int,
    side: int,
    zone: int = NO_ZONE,
    face_up: bool = False,
    position: int = NO_POSITION,
    transition: int = -1,
) -> None:
    """Put one card at a place, and let it remember or forget what the table says.

    The transition follows from the places, but for those that only a rule can tell.
    """
    card = state.edit(number)
    from_place = card.place
    if MONSTER_ZONE in (from_place, place):
        _note_coming(state, card, place, side)
    if transition < 0:
        transition = _transition(from_place, card.side, place, side, face_up)
    undergo(state, number, transition)

    if card.zone != NO_ZONE:
        # In an exchange of control another card may lie there already.
        if state.zones[card.zone] == number:
            state.zones[card.zone] = NO_CARD  # EFX-247, CHG-018, TRM-359, TRM-389
    elif from_place < PILES_PER_PLAYER:
        _take_from(state.pile(card.side, from_place), number)
    elif from_place == UNDER:
        _take_from_under(state, number)

    if place != from_place:
        card.previous_place = from_place
    card.place = place
    card.side = side
    card.zone = zone
    card.face_up = face_up
    card.position = position
    card.acting = False
    if transition not in (lifetimes.CONTROL, lifetimes.WITHIN_ZONES):
        card.came_turn = state.turn
        card.in_place_since = state.moment
        card.came_moment = state.moment
        card.holder = side
    elif card.holder != side:
        state.may_have_switched_control = True
    if place == SPELL_ZONE and card.printed.may_equip:
        state.may_have_equips = True
    if zone != NO_ZONE:
        state.zones[zone] = number
    elif place < PILES_PER_PLAYER:
        state.pile(side, place).append(number)
    if state.under:
        for material in state.under.get(number, []):
            under = state.edit(material)
            under.side = side
            note_move(state, under, UNDER)
    note_move(state, card, from_place)
    arrive(state, card, from_place)


def _note_coming(state: State, card: Card, place: int, side: int) -> None:
    """A monster leaves a player's field, or comes to it; moving within it is neither."""
    if card.place == place and card.side == side:  # EFX-279, EFX-280
        return
    if card.place == MONSTER_ZONE:
        state.monsters_came_or_left[card.side] += 1  # SEG-045
    if place == MONSTER_ZONE:
        state.monsters_came_or_left[side] += 1  # SEG-045


def undergo(state: State, number: int, transition: int) -> None:
    """Let a card forget what the table of lifetimes says, effects on it included."""
    gone = lifetimes.forget(state.edit(number), transition)
    if gone & lifetimes.LINGERING and state.entries:
        lingering.end_for(state, number)  # EFX-151, EFX-239, EFX-240, CRD-028, TRM-230
    if gone & lifetimes.CLAIMS and state.entries:
        lingering.end_claims(state, number)
    if gone & lifetimes.COUNTERS and state.counters:
        clear_counters(state, number)  # TRM-191, TRM-192
    if gone & lifetimes.LINKS and state.ties:
        cut(state, number)  # EFX-222, EFX-241, EFX-242, TRM-248


def attach(state: State, number: int, host: int) -> None:
    """Put a card under another one, as its material."""
    # TRM-244, TRM-247
    relocate(state, number, UNDER, state.cards[host].side, face_up=True)
    state.under.setdefault(host, []).append(number)


def turn_face_down(state: State, number: int, position: int) -> None:
    """Turn a face-up card face-down where it lies."""
    undergo(state, number, lifetimes.FACE_DOWN)
    card = state.edit(number)
    card.face_up = False
    card.position = position


def turn_face_up(state: State, number: int, position: int) -> None:
    """Turn a face-down card face-up where it lies."""
    card = state.edit(number)
    card.face_up = True
    card.position = position
    card.in_place_since = state.moment
    card.flipped_turn = state.turn  # SEG-084
    arrive(state, card, card.place)


def _transition(from_place: int, from_side: int, place: int, side: int, face_up: bool) -> int:
    if from_place == IN_THE_ACT and on_field(place):
        return lifetimes.ARRIVAL
    if from_place == MONSTER_ZONE and place == MONSTER_ZONE:
        return lifetimes.WITHIN_ZONES if from_side == side else lifetimes.CONTROL
    if place == UNDER:
        return lifetimes.MATERIAL
    if place in (HAND, DECK) or (place == EXTRA_DECK and not face_up):
        return lifetimes.HIDDEN
    return lifetimes.OTHER


def _take_from(pile: list[int], number: int) -> None:
    # Nearly always the top of the pile: look from there.
    index = len(pile) - 1
    while pile[index] != number:
        index -= 1
    pile.pop(index)


def _take_from_under(state: State, number: int) -> None:
    host = state.host(number)
    state.under[host].remove(number)
    if not state.under[host]:
        del state.under[host]
