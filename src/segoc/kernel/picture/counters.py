"""Counters: markers that effects place on face-up cards on the field (EFX-260).

Their kinds are in `counter_kinds`. Some can be placed only on cards that can have them, which is
read off the cards' texts (TRM-200).
"""

from typing import ClassVar, Final

from segoc.kernel.language import lingering
from segoc.kernel.language.effect import Activated, Effect, Standing
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.picture.picture import card_effects, picture, unresolved
from segoc.kernel.table.counter_kinds import (
    A_COUNTER,
    ANY_COUNTER,
    COUNTER_NAMES,
    CUBIC_COUNTER,
    FOG_COUNTER,
    GUARD_COUNTER,
    HALLUCINATION_COUNTER,
    ICE_COUNTER,
    ITS_COUNTER,
    MAIDEN_COUNTER,
    NO_COUNTER,
    OWN_COUNTER,
    PREDATOR_COUNTER,
    SIGNAL_COUNTER,
    STRING_COUNTER,
    VENOM_COUNTER,
    WEDGE_COUNTER,
)
from segoc.kernel.table.event import BY_RULE, COUNTERS_REMOVED
from segoc.kernel.table.ints import CardNo, Code
from segoc.kernel.table.kinds import EFFECT_MONSTER
from segoc.kernel.table.places import on_field
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.record import CARD_NO, INT, Fields, Record
from segoc.kernel.table.state import State

# All places, as bits.
ANYWHERE: Final = -1

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
    SIGNAL_COUNTER,
    GUARD_COUNTER,
    MAIDEN_COUNTER,
)


class Counters(Record):
    """A value: so many counters of one kind on a card."""

    FIELDS: ClassVar[Fields] = {"card": CARD_NO, "kind": INT, "count": INT}

    def __init__(self, card: CardNo, kind: int, count: int) -> None:
        self.card = card
        self.kind = kind
        self.count = count


def kind_in(kind: int, scope: Scope) -> int:
    """The kind that a text means: one without a name is that of the card that says so."""
    return scope.code if kind == OWN_COUNTER else kind  # TRM-194, TRM-198


def kind_for(state: State, kind: int, scope: Scope, card: CardNo) -> int:
    """The kind that is placed on this card: perhaps the one that its own effects use."""
    if kind != ITS_COUNTER:
        return kind_in(kind, scope)
    for had in card_effects(state, card):
        for action in had.effect.program:
            if action.counter_on_this() == OWN_COUNTER:
                return had.code  # TRM-195
    return NO_COUNTER


def counters_on(state: State, card: CardNo, kind: int = ANY_COUNTER) -> int:
    count = 0
    for one in state.counters:
        if one.card == card and kind in (ANY_COUNTER, one.kind):  # TRM-196, TRM-197
            count += one.count
    return count


def put(state: State, card: CardNo, kind: int, count: int) -> None:
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


def kinds_on(state: State, card: CardNo) -> list[int]:
    return [one.kind for one in state.counters if one.card == card]


# Which cards can have them.


def is_free(state: State, kind: int) -> bool:
    """Any card can have it; of a kind without a name its card's text decides."""
    if kind < len(COUNTER_NAMES):
        return kind in FREE  # TRM-193, TRM-205, TRM-206, TRM-207
    for effect in state.faces[kind].effects:
        for action in effect.program:
            if action.counters_on_others():
                return True  # OLD-015
    return False


def can_have(state: State, card: CardNo, kind: int) -> bool:
    """A card that can have this kind: on the field its text for where it lies places it on
    itself, negated or not; elsewhere any text of it does."""
    held = state.cards[card]
    if not on_field(held.place):
        return _could_have(held.printed, kind)  # TRM-202
    if has_now(state, card, kind):
        return True
    if held.printed.is_monster and not identity.types(state, card) & EFFECT_MONSTER:
        return False  # TRM-212
    for had in card_effects(state, card):
        if gains_it(had.effect, kind, had.code, 1 << held.place):
            return True  # TRM-208
    return False


def has_now(state: State, card: CardNo, kind: int) -> bool:
    """It has an effect, on the field, that places this kind on itself where it lies: negated or
    not, and whether or not there is room for another counter."""
    where = 1 << state.cards[card].place
    for had in card_effects(state, card):
        if holds_by(had.effect, kind, had.code, where):  # TRM-201, TRM-211
            return True  # TRM-210, TRM-214
    return False


def _could_have(printed: Printed, kind: int) -> bool:
    """By any text of its own, what it gains by that text included."""
    for number in range(printed.own):
        effect = printed.effects[number]
        if holds_by(effect, kind, printed.code, ANYWHERE):
            return True
        if gains_it(effect, kind, printed.code, ANYWHERE):
            return True  # TRM-213, CLS-102
    return False


def gains_it(effect: Effect, kind: int, code: Code, where: int) -> bool:
    """By this text its card gains, in time, an effect that places this kind on it."""
    if isinstance(effect, Standing) and effect.text:
        for clause in effect.clauses:
            for gained in clause.granted():
                if holds_by(gained, kind, code, where):
                    return True
    return False


def holds_by(effect: Effect, kind: int, code: Code, where: int) -> bool:
    """A text places this kind of counter on its own card while that is in one of these places
    (bits): where the effect works, or where the effect itself has brought it."""
    if isinstance(effect, Activated):
        for action in effect.cost:
            if effect.places & where and _is_kind(action.counter_on_this(), kind, code):
                return True  # TRM-216
    there = effect.places
    for action in effect.program:
        there = action.brings_this_to() or there  # TRM-201
        if there & where and _is_kind(action.counter_on_this(), kind, code):
            return True  # TRM-215
    return False


def _is_kind(said: int, kind: int, code: Code) -> bool:
    """The kind that a text of that card means; 0 is none."""
    return said != 0 and (said == kind or (said == OWN_COUNTER and code == kind))


def against_placing(state: State, card: CardNo, kind: int, source: int) -> str:
    """The rule by which no counter can be placed on this card now, by an effect of the source;
    or ""."""
    held = state.cards[card]
    if not on_field(held.place) or held.acting:
        return IMPOSSIBLE
    if not held.face_up:
        return "TRM-191"
    if room_for(state, card, kind) <= 0:
        return "EFX-260"
    if card == source or is_free(state, kind):
        return ""
    if not can_have(state, card, kind):
        return "TRM-200"
    if awaits(state, card, kind):
        return "NEG-024"
    if unresolved(state, card):  # TRM-209
        return "TRM-203"
    if has_lost(state, card, kind):
        return "TRM-203"
    return ""


def has_lost(state: State, card: CardNo, kind: int) -> bool:
    """Negated, it can't have what only cards with such a text can have."""
    return card in picture(state).negated and not is_free(state, kind)  # TRM-204


def awaits(state: State, card: CardNo, kind: int) -> bool:
    """While it is being summoned where it lies it can't have yet what only its text lets it
    have."""
    return state.cards[card].summoning and not is_free(state, kind)  # NEG-024


def may_place(state: State, card: CardNo, kind: int, source: int) -> bool:
    return against_placing(state, card, kind, source) == ""


def room_for(state: State, card: CardNo, kind: int) -> int:
    """How many more of this kind the card can have: its own text may name a maximum."""
    most = 0
    for had in card_effects(state, card):
        for action in had.effect.program:
            if _is_kind(action.counter_on_this(), kind, had.code):
                most = max(most, action.most_counters())
    return (most or 1_000_000) - counters_on(state, card, kind)


# How they go.


def clear(state: State, card: CardNo) -> None:
    """The card has left its zone or turned face-down: what hangs on its counters ends with them,
    also where nothing else of what was applied to it does (TRM-191)."""
    for kind in kinds_on(state, card):
        put(state, card, kind, -counters_on(state, card, kind))


def drop_held(state: State) -> bool:
    """What only cards with such a text can have is lost by who is negated, or has no such text
    any more; whether anything is."""
    dropped = False
    for one in state.counters.copy():
        if is_free(state, one.kind):
            continue  # EFX-266, EFX-267, OLD-019
        rule = ""
        if has_lost(state, one.card, one.kind):
            rule = "EFX-264"
        elif not has_now(state, one.card, one.kind):
            rule = "SEG-088"
        if rule:
            dropped = True
            put(state, one.card, one.kind, -one.count)
            records = [state.snapshot(one.card)]
            numbers = [one.count, one.kind]
            player = state.cards[one.card].side
            state.emit(COUNTERS_REMOVED, player, records, why=BY_RULE, amounts=numbers, rule=rule)
    return dropped
