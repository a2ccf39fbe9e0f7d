"""Sampling: another duel that a player can't tell from this one.

Cards that the player can't see exchange their faces within what the player knows:
a card known to be among a mixed set stays in it, a Set monster remains one that
could have been Set so, and the own Deck is as good as shuffled.
"""

from segoc.kernel.card import Card
from segoc.kernel.chance import Random
from segoc.kernel.event import CardThen, Event
from segoc.kernel.knowledge import sees
from segoc.kernel.places import EXTRA_DECK, FIELD_ZONE, MONSTER_ZONE, SPELL_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.state import State
from segoc.kernel.summon import tributes_for

# A pass of random exchanges mixes a Deck already; constrained cards need a few more.
PASSES = 3


def redistribute(state: State, player: int, random: Random) -> None:
    """Exchange the faces of what this player can't see."""
    for owner in range(2):
        hidden = [card.id for card in state.cards if card.owner == owner and not sees(card, player)]
        for _pass in range(PASSES):
            for i in range(len(hidden) - 1, 0, -1):
                _exchange(state, player, hidden[i], hidden[random.below(i + 1)])
    state.happened = [_as_known(state, event, player) for event in state.happened]
    state.fresh = [_as_known(state, event, player) for event in state.fresh]
    state.now = [_as_known(state, event, player) for event in state.now]
    # Answers were kept for the old faces, and the tray may tell which they were.
    state.effect_cards = [card.id for card in state.cards if card.printed.effects]
    state.changed()
    state.journal = []


def _exchange(state: State, player: int, one: int, other: int) -> None:
    first = state.cards[one]
    second = state.cards[other]
    if one == other or not _could_be(state, first, second.printed):
        return
    if not _could_be(state, second, first.printed):
        return
    bit = 1 << player
    known = (first.among | second.among) & bit
    if known and _mix(first, player) != _mix(second, player):
        return
    first = state.edit(one)
    second = state.edit(other)
    printed = first.printed
    first.printed = second.printed
    second.printed = printed
    among = first.among & bit
    first.among = first.among & ~bit | second.among & bit
    second.among = second.among & ~bit | among


def _mix(card: Card, player: int) -> int:
    return card.mix_a if player == 0 else card.mix_b


def _could_be(state: State, card: Card, face: Printed) -> bool:
    """Whether the hidden card, lying where it lies, could have this face."""
    for procedure in state.stack:
        if not procedure.fits(card.id, face):
            return False
    if card.place == EXTRA_DECK:
        return face.in_extra_deck
    if face.in_extra_deck:
        return False
    if card.place == MONSTER_ZONE:
        return face.is_monster and not face.is_special and _fits_tributes(card, face)
    if card.place == FIELD_ZONE:
        return face.is_field_spell  # CRD-320
    if card.place == SPELL_ZONE:
        return not face.is_monster and not face.is_field_spell
    return True


def _fits_tributes(card: Card, face: Printed) -> bool:
    """The number of Tributes for its Set was on show, and so its range of Levels (CRD-114)."""
    return tributes_for(face.level) == card.tributes


def _as_known(state: State, event: Event, player: int) -> Event:
    """The event with the faces that its hidden cards have now."""
    records = [_record_as_known(state, record, player) for record in event.cards]
    return Event(
        event.kind,
        event.player,
        records,
        event.how,
        event.why,
        event.numbers,
        event.rule,
        event.moment,
        event.source,
        event.number,
    )


def _record_as_known(state: State, record: CardThen, player: int) -> CardThen:
    if record.seen >> player & 1:
        return record
    face = state.cards[record.card].printed
    new = CardThen(
        record.card,
        record.life,
        face.code,
        record.handle,
        record.owner,
        face.kind,
        record.place,
        record.side,
        record.zone,
        record.index,
        record.face_up,
        record.position,
        record.seen,
        record.form,
    )
    new.to_place = record.to_place
    new.to_side = record.to_side
    new.to_zone = record.to_zone
    new.to_face_up = record.to_face_up
    new.to_position = record.to_position
    new.to_life = record.to_life
    return new
