"""Face-down monsters that were mixed: only their player knows which of them is which.

A card that is mixed has a new `face_life`. So a reference from before tells of a card that the
other player can't follow; a later one tells of what lies in that zone, whatever it is.
"""

from typing import ClassVar

from segoc.kernel.language.delayed_effects import DelayedEffect
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Moment
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.record import INT, Fields, Record, many
from segoc.kernel.table.state import State


class Mixed(Record):
    """A value: face-down monsters that were mixed, as they lay there afterwards, and when."""

    FIELDS: ClassVar[Fields] = {"cards": many(Ref), "moment": INT}

    def __init__(self, cards: list[Ref], moment: Moment) -> None:
        self.cards = cards
        self.moment = moment


def still_there(state: State, mixed: Mixed) -> list[int]:
    """Those that still lie there as they did."""
    found: list[int] = []
    for ref in mixed.cards:
        card = state.cards[ref.card]
        if ref.still_linked(card) and not card.face_up:
            found.append(ref.card)
    return found


def note_mixed(state: State, cards: list[CardNo]) -> None:
    """These have just been mixed; what was mixed before is noted as long as it lies there."""
    noted = [one for one in state.mixed if len(still_there(state, one)) > 1]
    refs: list[Ref] = []
    for number in cards:
        card = state.edit(number)
        card.face_life += 1
        card.shuffled_life = card.life
        card.ref = Ref(number, card.life, card.face_life)
        refs.append(card.ref)
    noted.append(Mixed(refs, state.moment))
    state.mixed = noted


def from_before(card: Card) -> Ref:
    """A reference to a card that was mixed, from before that."""
    return Ref(card.id, card.life, card.face_life - 1)


def lies_mixed(state: State, card: CardNo) -> bool:
    for one in state.mixed:
        if card in still_there(state, one):
            return True
    return False


def is_lost_in_mix(state: State, ref: Ref) -> bool:
    """It was mixed with others since it was referred to: where it lies now, who doesn't see which
    card it is can't tell."""
    card = state.cards[ref.card]
    if not state.mixed or not ref.same_object(card) or ref.still_linked(card):
        return False
    return lies_mixed(state, ref.card)


# Another way in which they may have been mixed, for samples.


def exchange(state: State, one: int, other: int, since: int) -> None:
    """Each of two that were mixed then lies in the other's zone: with all that is its own, and with
    what was said of it before."""
    first = state.cards[one].copy(state.lease)
    second = state.cards[other].copy(state.lease)
    _become(state.edit(one), second)
    _become(state.edit(other), first)
    for link in state.chain:
        link.aim_at(_exchanged(state, link.targets, one, other))
        link.done = _exchanged(state, link.done, one, other)
    state.waiting_effects = [
        _pending(state, pending, one, other) for pending in state.waiting_effects
    ]
    state.delayed_effects = [
        DelayedEffect(_pending(state, due.what, one, other), due.phase, due.whose, due.turn)
        for due in state.delayed_effects
    ]
    for index in range(len(state.entries)):
        entry = state.entries[index]
        if entry.moment < since and entry.receiver in (one, other):
            state.entries[index] = entry.about(other if entry.receiver == one else one)


def _become(card: Card, other: Card) -> None:
    """Be the other one; the place, and what can be seen there, stay."""
    card.printed = other.printed
    card.among = other.among
    card.summon_way = other.summon_way
    card.tributes = other.tributes
    card.tributed_kinds = other.tributed_kinds
    card.summoned_or_set_turn = other.summoned_or_set_turn
    card.position_changed_turn = other.position_changed_turn
    card.declared_turn = other.declared_turn
    card.attacks = other.attacks
    card.went_direct = other.went_direct
    card.attacked_turn = other.attacked_turn
    card.battled_turn = other.battled_turn
    card.proper = other.proper
    card.form = other.form
    card.came_turn = other.came_turn
    card.in_place_since = other.in_place_since
    card.came_moment = other.came_moment
    card.came_from = other.came_from
    card.summoned_by = other.summoned_by
    card.previous_place = other.previous_place
    card.flipped_turn = other.flipped_turn
    card.flip_summoned_turn = other.flip_summoned_turn
    card.control_changed_turn = other.control_changed_turn
    card.holder = other.holder
    card.battle_victim_turn = other.battle_victim_turn
    card.battle_victim_level = other.battle_victim_level


def _pending(state: State, pending: WaitingEffect, one: int, other: int) -> WaitingEffect:
    new = WaitingEffect(
        pending.player,
        pending.source,
        pending.code,
        pending.effect_no,
        pending.event,
        pending.immediate,
    )
    new.targets = _exchanged(state, pending.targets, one, other)
    new.acted_on = _exchanged(state, pending.acted_on, one, other)
    return new


def _exchanged(state: State, refs: list[Ref], one: int, other: int) -> list[Ref]:
    found: list[Ref] = []
    for ref in refs:
        if ref.card in (one, other) and is_lost_in_mix(state, ref):
            found.append(from_before(state.cards[other if ref.card == one else one]))
        else:
            found.append(ref)
    return found
