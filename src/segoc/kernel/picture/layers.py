"""The layers: what effects say of a card now.

Which effects there are is in `picture`; here it is found which of their clauses are about a
card, and since when. What a card is by them is asked elsewhere: its kind and name in
`identity`, its numbers in `values`, what is forbidden to it in `prohibitions`.
"""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.entry import Entry
from segoc.kernel.picture.negation import immune_by_entry, is_too_early
from segoc.kernel.picture.picture import (
    all_as_printed,
    applies,
    card_effects,
    is_valid,
    nothing_tells_of,
    picture,
)
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.ints import CardNo, Code, Moment, Place, Player
from segoc.kernel.table.kinds import EFFECT_MONSTER, GEMINI
from segoc.kernel.table.onset import Onset, onset
from segoc.kernel.table.places import MONSTER_ZONE, SPELL_ZONE, on_field
from segoc.kernel.table.state import NO_CARD, State

# ATK and DEF, as bits.
STATS: Final = 1 << en.ATK | 1 << en.DEFENSE


def effects_of(state: State, card: CardNo) -> list[CardEffect]:
    """All effects that a card has now, in the order in which options number them: that a
    Pendulum Card can be activated comes last."""
    found = card_effects(state, card)
    printed = state.cards[card].printed
    if printed.written == printed.own or not found or found[-1].effect_no == printed.written:
        return found
    activation: list[CardEffect] = []
    others: list[CardEffect] = []
    for had in found:
        implied = had.code == printed.code and had.effect_no == printed.written
        (activation if implied else others).append(had)
    return others + activation


def negated(state: State, card: CardNo) -> bool:
    """Its effects are negated: it has some."""
    if all_as_printed(state) or card not in picture(state).negated:
        return False
    return not is_without_effects(state, card)  # NEG-110


def is_without_effects(state: State, card: CardNo) -> bool:
    """A Normal Monster that was given none: what negates it waits until it has some (NEG-112)."""
    held = state.cards[card]
    if held.place != MONSTER_ZONE or held.form or held.printed.types & (EFFECT_MONSTER | GEMINI):
        return False
    for had in card_effects(state, card):
        if had.effect.places >> MONSTER_ZONE & 1:
            return False
    return True


def negated_by_name(state: State, card: CardNo) -> bool:
    """The effects that it activates are negated by its name, wherever it is (EFX-297)."""
    return not all_as_printed(state) and card in picture(state).negated_by_name


def link_negated(state: State, index: int) -> bool:
    """This link of the chain is negated as what it was activated as (NEG-125, NEG-131)."""
    return not all_as_printed(state) and index in picture(state).negated_links


def unaffected(state: State, card: CardNo, source: int, activated: bool = True) -> bool:
    """A card is unaffected by the effects of another one: those that it activates, or others."""
    if card == source or nothing_tells_of(state, en.UNAFFECTED):
        return False
    if immune_by_entry(state, card, source, activated):
        return True
    return _immune_by_standing(state, card, source, activated)


def untouched(state: State, card: CardNo, source: CardNo) -> bool:
    """A card is unaffected by what stands in the text of another one: nobody activates that."""
    return unaffected(state, card, source, False)


def _immune_by_standing(state: State, card: CardNo, source: int, activated: bool) -> bool:
    """Immune by a standing effect that applies."""
    known = picture(state)
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is None:
            continue
        for clause in effect.clauses:
            if clause.layer == en.UNAFFECTED and applies(state, had):
                if is_too_early(state, had.card):
                    continue
                if clause.only_activated() and not activated:
                    continue
                scope = scope_of(state, had)
                if effect.receivers.includes_shown(state, scope, card) and clause.concerns(
                    state, scope, source
                ):
                    return True
    return False


# What a monster is, of which nothing changes any more when a battle has determined that it is
# destroyed (BAT-361); names and archetypes are in the picture.
WHAT_IT_IS: Final = (
    en.ATK,
    en.DEFENSE,
    en.LEVEL,
    en.RANK,
    en.ATTRIBUTE,
    en.RACE,
    en.TYPES,
)


class Change:
    """A clause about a number of one card, applied once or standing; `code` is the card whose
    text it is."""

    def __init__(self, op: int, value: int, moment: Moment, standing: bool, code: Code) -> None:
        self.op = op
        self.value = value
        self.moment = moment
        self.standing = standing
        self.code = code


# Nothing is said: never written to.
NO_CHANGES: Final[list[Change]] = []


def changes(state: State, card: CardNo, layer: int, op: int = 0) -> list[Change]:
    """All that is said about one number of a card, oldest first; of one sort, or of all. For
    reading."""
    if nothing_tells_of(state, layer):
        return NO_CHANGES
    found: list[Change] = []
    if layer in WHAT_IT_IS and state.cards[card].doomed == DOOMED_BY_BATTLE:
        return as_determined(state, card, layer, op)
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is not None:
            for clause in effect.clauses:
                if clause.layer != layer or (op and clause.op != op):
                    continue
                at_last = clause.op == en.LAST and not op
                if layer == en.LEAVES_FOR and had.gained and had.card == card:
                    # What it gained, it has lost when it leaves.
                    continue  # EFX-268
                if receives(state, had, effect, card):
                    scope = scope_of(state, had)
                    scope.receiver = card
                    # What is counted last goes by what the others come to: asked for itself.
                    value = 0 if at_last else clause.value(state, scope)
                    since = _since(state, had, effect, card)
                    found.append(Change(clause.op, value, since, True, had.code))  # EFX-187
    for entry in state.entries:
        if entry.layer == layer and is_about(state, entry, card) and (not op or entry.op == op):
            if entry_applies(state, entry):
                since = _entry_since(state, entry)
                # What hangs on a link stands, too (EFX-180, EFX-187).
                found.append(Change(entry.op, entry.value, since, entry.always, entry.code))
    if len(found) > 1:
        found.sort(key=in_order)  # CAL-004, CAL-188
    return found


def in_order(change: Change) -> int:
    """What applies at the same time: first what makes original values, then the others; and what a
    summon brings with it before what stands."""
    rank = 0 if change.op == en.ORIGINAL else 2  # CAL-175
    return 4 * change.moment + rank + (1 if change.standing else 0)  # CAL-179


def as_determined(state: State, card: CardNo, layer: int, op: int) -> list[Change]:
    """What was noted of a monster when a battle had determined that it is destroyed: nothing that
    comes or goes changes it any more."""
    found: list[Change] = []
    for entry in state.entries:
        if entry.receiver == card and entry.layer == layer and entry.until == en.AS_DETERMINED:
            if not op or entry.op == op:
                change = Change(entry.op, entry.value, entry.moment, False, entry.code)
                found.append(change)  # BAT-369
    return found


def _since(state: State, had: CardEffect, effect: Standing, card: CardNo) -> int:
    if state.order_matters and effect.about_stats:
        return onset(state, had.card, had.code, had.effect_no, card).moment
    return state.cards[had.card].in_place_since


def is_about(state: State, entry: Entry, card: CardNo) -> bool:
    """It was applied to this card, or to all cards of a description that this one is one of."""
    if entry.receiver >= 0:
        return entry.receiver == card
    if not clause_of(state, entry).concerns(state, entry_scope(entry), card):
        return False
    return not untouched(state, card, entry.source.card)  # RES-126


def _entry_since(state: State, entry: Entry) -> int:
    """What a link suspends counts from when it applies again."""
    if state.order_matters and entry.always and entry.layer in (en.ATK, en.DEFENSE):
        return onset(state, entry.source.card, entry.code, entry.effect_no, entry.receiver).moment
    return entry.moment


def note_onsets(state: State) -> None:
    """Note since when what stands applies to which monster's ATK and DEF."""
    if not state.onsets and not picture(state).spoken_of & STATS:
        return
    found: list[Onset] = []
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.about_stats:
            continue
        if not applies(state, had) and not _has_begun(state, had, effect):
            continue  # CAL-096
        assert effect.receivers is not None
        for card in effect.receivers.find(state, scope_of(state, had)):
            if not untouched(state, card, had.card):
                found.append(
                    onset(state, had.card, had.code, had.effect_no, card)
                )  # EFX-201, CAL-106
    for entry in state.entries:
        if entry.always and entry.layer in (en.ATK, en.DEFENSE) and entry_applies(state, entry):
            source = entry.source.card
            found.append(
                onset(state, source, entry.code, entry.effect_no, entry.receiver)
            )  # EFX-187
    same = len(found) == len(state.onsets)
    for index in range(len(found)):
        same = same and found[index] is state.onsets[index]
    if not same:
        state.onsets = found
        state.changed()


def _has_begun(state: State, had: CardEffect, effect: Standing) -> bool:
    """What a monster's text says of itself, and an equip card of its monster, counts since it was
    there, also while its condition doesn't hold: it is no other effect later."""
    assert effect.receivers is not None
    by_equip = effect.receivers.only_equipped()
    if not by_equip and not effect.only_this:
        return False
    condition = effect.condition
    if condition is None or not is_valid(state, had):
        return False
    return condition.has_begun(state, scope_of(state, had), by_equip)


def receives(state: State, had: CardEffect, effect: Standing, card: CardNo) -> bool:
    """It is about this card, and affects it."""
    if not speaks_of(state, had, effect, card):
        return False
    return not untouched(state, card, had.card)  # TRM-080, TRM-459, RES-059


def speaks_of(state: State, had: CardEffect, effect: Standing, card: CardNo) -> bool:
    """It applies, and speaks of this card, perhaps in vain."""
    if effect.receivers is None or (effect.only_this and card != had.card):
        return False
    if effect.by_face and on_field(state.cards[card].place) and not state.cards[card].face_up:
        # It doesn't show what the effect goes by.
        return False
    if not applies(state, had):
        return False
    scope = scope_of(state, had)
    return effect.receivers.includes(state, scope, card)


def entry_applies(state: State, entry: Entry) -> bool:
    """What was applied once goes on, also when its receiver becomes immune to its source;
    what hangs on a link pauses while it is, or while its source is negated."""
    if not entry.always:
        return True  # TRM-069, RES-068
    source = entry.source.card
    if negated(state, source):  # TRM-079
        return False
    if source == NO_CARD or entry.receiver < 0:
        return True
    return not untouched(state, entry.receiver, source)  # TRM-460, RES-075


def whose_bits(whose: int, player: Player) -> int:
    """Players as bits, from "you", "the opponent", "either" (0, 1, 2)."""
    return 3 if whose == 2 else 1 << (player if whose == 0 else 1 - player)


def leaves_for(state: State, card: CardNo, destination: Place) -> int:
    """Where a card goes when it leaves the field, if an effect says so."""
    for change in changes(state, card, en.LEAVES_FOR):
        destination = change.value
    held = state.cards[card]
    place = held.place
    if place == SPELL_ZONE and held.printed.is_monster:
        # As it leaves it is no equip card any more, but what it originally is.
        place = MONSTER_ZONE  # EQP-095
    elif not held.doomed:
        return destination
    # What its own text says of that is no Continuous Effect: it doesn't stop before, and applies
    # even while it is negated.
    if held.face_up:  # CRD-297, SPC-350
        for had in effects_of(state, card):
            effect = had.effect
            if had.gained or not effect.places >> place & 1:
                continue  # EFX-268, EFX-269
            if isinstance(effect, Standing):
                for clause in effect.clauses:
                    if clause.layer == en.LEAVES_FOR:
                        destination = clause.value(state, scope_of(state, had))  # CRD-301
    return destination
