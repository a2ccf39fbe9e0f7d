"""Counters: markers that effects place on face-up cards on the field (EFX-260).

A kind of counter that has a name is a small number; one without a name belongs to the card
whose text uses it, and its kind is that card's code (TRM-194). Some kinds can be placed only
on cards that can have them, which is read off the cards' texts (TRM-200).
"""

from typing import ClassVar, Final

from segoc.kernel import lingering
from segoc.kernel.effect import Effect
from segoc.kernel.event import BY_RULE, COUNTERS_REMOVED
from segoc.kernel.picture import had_by, picture, unresolved
from segoc.kernel.places import on_field
from segoc.kernel.scope import Scope
from segoc.kernel.state import State

# In a text: any kind, and the one without a name that is this card's own.
ANY_COUNTER: Final = 0
OWN_COUNTER: Final = -1

SPELL_COUNTER: Final = 1
BUSHIDO_COUNTER: Final = 2
A_COUNTER: Final = 3
PREDATOR_COUNTER: Final = 4
FOG_COUNTER: Final = 5
KAIJU_COUNTER: Final = 6
RESONANCE_COUNTER: Final = 7
VENOM_COUNTER: Final = 8
ICE_COUNTER: Final = 9
CUBIC_COUNTER: Final = 10
BLACK_FEATHER_COUNTER: Final = 11
SYMPHONIC_COUNTER: Final = 12
MORPH_COUNTER: Final = 13
SIGNAL_COUNTER: Final = 14
WEDGE_COUNTER: Final = 15
SPELLSTONE_COUNTER: Final = 16
CLOCK_COUNTER: Final = 17
YOSEN_COUNTER: Final = 18
HALLUCINATION_COUNTER: Final = 19
SHINE_COUNTER: Final = 20
SUMMON_COUNTER: Final = 21
WORM_COUNTER: Final = 22
STRING_COUNTER: Final = 23
CHRONICLE_COUNTER: Final = 24
GUARD_COUNTER: Final = 25
GREED_COUNTER: Final = 26
GENEX_COUNTER: Final = 27
PSYCHIC_COUNTER: Final = 28
MAIDEN_COUNTER: Final = 29
CRYSTAL_COUNTER: Final = 30

KIND_NAMES: Final[list[str]] = [
    "any counter",
    "spell counter",
    "bushido counter",
    "a counter",
    "predator counter",
    "fog counter",
    "kaiju counter",
    "resonance counter",
    "venom counter",
    "ice counter",
    "cubic counter",
    "black feather counter",
    "symphonic counter",
    "morph counter",
    "signal counter",
    "wedge counter",
    "spellstone counter",
    "clock counter",
    "yosen counter",
    "hallucination counter",
    "shine counter",
    "summon counter",
    "worm counter",
    "string counter",
    "chronicle counter",
    "guard counter",
    "greed counter",
    "genex counter",
    "psychic counter",
    "maiden counter",
    "crystal counter",
]

# Kinds that effects place on cards that say nothing of them: any card can have these
# (EFX-266, TRM-205).
FREE: Final = (
    A_COUNTER,
    PREDATOR_COUNTER,
    FOG_COUNTER,
    VENOM_COUNTER,
    ICE_COUNTER,
    CUBIC_COUNTER,
    WEDGE_COUNTER,
    HALLUCINATION_COUNTER,
    STRING_COUNTER,
    GUARD_COUNTER,
    MAIDEN_COUNTER,
)


class Counters:
    """A value: so many counters of one kind on a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "kind", "count")

    def __init__(self, card: int, kind: int, count: int) -> None:
        self.card = card
        self.kind = kind
        self.count = count


def kind_in(kind: int, scope: Scope) -> int:
    """The kind that a text means: one without a name is that of the card that says so."""
    return scope.code if kind == OWN_COUNTER else kind  # TRM-194


def counters_on(state: State, card: int, kind: int = ANY_COUNTER) -> int:
    count = 0
    for one in state.counters:
        if one.card == card and kind in (ANY_COUNTER, one.kind):
            count += one.count
    return count


def put(state: State, card: int, kind: int, count: int) -> None:
    """Place counters, or take them away if it is less than none."""
    kept: list[Counters] = []
    for one in state.counters:
        if one.card == card and one.kind == kind:
            count += one.count
        else:
            kept.append(one)
    state.counters = kept
    if count > 0:
        kept.append(Counters(card, kind, count))
    else:
        lingering.end_counter(state, card, kind)  # EFX-261
    state.changed()


def kinds_on(state: State, card: int) -> list[int]:
    return [one.kind for one in state.counters if one.card == card]


# Which cards can have them.


def is_free(state: State, kind: int) -> bool:
    """Any card can have it; of a kind without a name its card's text decides."""
    if kind < len(KIND_NAMES):
        return kind in FREE
    for effect in state.faces[kind].effects:
        for action in effect.program:
            if action.counters_on_others():
                return True
    return False


def can_have(state: State, card: int, kind: int) -> bool:
    """A card that can have this kind: its text for where it lies places it on itself, or off
    the field any text of it does (TRM-201, TRM-202)."""
    held = state.cards[card]
    if not on_field(held.place):
        for effect in held.printed.effects:
            if holds_by(effect, kind, held.printed.code):
                return True
        return False
    for had in had_by(state, card):
        if had.effect.places >> held.place & 1 and holds_by(had.effect, kind, had.code):
            return True
    return False


def holds_by(effect: Effect, kind: int, code: int) -> bool:
    """A text places this kind of counter on its own card."""
    for action in effect.program:
        own = action.counter_on_this()
        if own and (own == kind or (own == OWN_COUNTER and code == kind)):
            return True
    return False


def may_place(state: State, card: int, kind: int, source: int) -> bool:
    """Whether a counter could be placed on this card now, by an effect of the source."""
    held = state.cards[card]
    if not on_field(held.place) or not held.face_up or held.acting:  # TRM-191
        return False
    if room_for(state, card, kind) <= 0:
        return False
    if card == source or is_free(state, kind):
        return True
    if not can_have(state, card, kind):  # TRM-200
        return False
    return card not in picture(state).negated and not unresolved(state, card)  # TRM-203


def room_for(state: State, card: int, kind: int) -> int:
    """How many more of this kind the card can have: its own text may name a maximum."""
    most = 0
    for had in had_by(state, card):
        for action in had.effect.program:
            own = action.counter_on_this()
            if own and (own == kind or (own == OWN_COUNTER and had.code == kind)):
                most = max(most, action.most_counters())
    return (most or 1_000_000) - counters_on(state, card, kind)


# How they go.


def clear(state: State, card: int) -> None:
    """The card has left its zone or turned face-down (TRM-191)."""
    kept = [one for one in state.counters if one.card != card]
    if len(kept) != len(state.counters):
        state.counters = kept
        state.changed()


def drop_held(state: State, card: int) -> None:
    """A negated card can't have what only cards with such a text can have."""
    for one in state.counters.copy():
        if one.card != card:
            continue
        if is_free(state, one.kind):
            continue  # EFX-266, EFX-267
        put(state, card, one.kind, -one.count)  # EFX-264
        records = [state.then(card)]
        numbers = [one.count, one.kind]
        player = state.cards[card].side
        state.emit(COUNTERS_REMOVED, player, records, 0, BY_RULE, numbers, "EFX-264")
