"""Monsters that a battle has determined to be destroyed: they stay until the end of the Damage Step
as they were at that moment, whatever is said of them then (BAT-360, BAT-361, BAT-369)."""

from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.picture import identity, values
from segoc.kernel.picture.layers import changes, untouched
from segoc.kernel.picture.picture import all_as_printed, nothing_tells_of
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.state import NO_CARD, State


def determine(state: State, card: CardNo) -> None:
    """From here on its own standing effects don't apply, and what it is stays as it is."""
    kept = [] if all_as_printed(state) else as_it_is(state, card)
    state.edit(card).doomed = DOOMED_BY_BATTLE  # CRD-275, BAT-350
    if kept:
        state.entries = [*state.entries, *kept]  # BAT-360, BAT-369
        state.changed()


def negate_victim(state: State, victor: CardNo, card: CardNo) -> None:
    """What the other monster destroys by battle is negated from now on, and in the GY, whatever
    becomes of the card that says so: which doesn't, if it is determined to be destroyed, too."""
    if victor == NO_CARD or nothing_tells_of(state, en.VICTIMS_NEGATED):
        return
    for change in changes(state, victor, en.VICTIMS_NEGATED):  # NEG-178
        if not untouched(state, card, change.value):
            entry = Entry(card, en.NEGATED, 0, 0, en.ALSO_IN_GY)
            entry.source = refer(state.cards[change.value])
            entry.code = change.code
            lingering.add(state, entry)  # BAT-434, NEG-175


def as_it_is(state: State, card: CardNo) -> list[Entry]:
    """What must be noted for it to stay as it is: all that isn't as printed."""
    face = state.cards[card].shows()
    found: list[Entry] = []
    original = values.original_atk(state, card)
    note(state, card, en.ATK, en.ORIGINAL, original, face.atk, found)
    note(state, card, en.ATK, en.SET_TO, values.atk(state, card), original, found)
    original = values.original_defense(state, card)
    note(state, card, en.DEFENSE, en.ORIGINAL, original, face.defense, found)
    note(state, card, en.DEFENSE, en.SET_TO, values.defense(state, card), original, found)
    if identity.has_level(state, card):
        original = values.original_level(state, card)
        note(state, card, en.LEVEL, en.ORIGINAL, original, face.level, found)
        note(state, card, en.LEVEL, en.SET_TO, values.level(state, card), original, found)
    elif identity.has_rank(state, card):
        note(state, card, en.RANK, en.SET_TO, values.rank(state, card), face.level, found)
    attribute = values.attribute(state, card)
    note(state, card, en.ATTRIBUTE, en.SET_TO, attribute, face.attribute, found)
    note(state, card, en.RACE, en.SET_TO, values.race(state, card), face.race, found)
    note(state, card, en.TYPES, 0, identity.types(state, card) & ~face.types, 0, found)
    title = identity.title(state, card)
    if title != state.cards[card].printed.title:
        found.append(noted(state, card, en.NAME, 0, 0, title))
    for archetype in identity.series(state, card):
        if archetype not in state.cards[card].printed.series:
            found.append(noted(state, card, en.SERIES, 0, 0, archetype))
    return found


def note(
    state: State, card: CardNo, layer: int, op: int, value: int, before: int, found: list[Entry]
) -> None:
    if value != before:
        found.append(noted(state, card, layer, op, value, ""))


def noted(state: State, card: CardNo, layer: int, op: int, value: int, name: str) -> Entry:
    held = state.cards[card]
    entry = Entry(card, layer, op, value, en.AS_DETERMINED)
    entry.player = held.side
    entry.source = refer(held)
    entry.code = held.printed.code
    entry.name = name
    entry.moment = state.moment
    return entry
