"""The layers: what is true of a card now, and what is forbidden to it.

Effects that apply are entries of one list, ordered by time. Everybody who asks for
a card's ATK, Level or controller asks here. Answers are kept until an entry for that
card comes or goes; an entry is a value and never changes, so copies of a duel share
it. A card without entries is what is printed on it.
"""

from typing import ClassVar, Final

from segoc.kernel.card import Card
from segoc.kernel.kinds import QUESTION_MARK
from segoc.kernel.state import State

# What an entry speaks about.
ATK: Final = 1
DEFENSE: Final = 2
LEVEL: Final = 3
FORBIDDEN: Final = 4

# How it changes a number.
SET_TO: Final = 1
PLUS: Final = 2

# What can be forbidden to a card.
ATTACKING: Final = 1
CHANGING_POSITION: Final = 2
BEING_TRIBUTED: Final = 3

# How long it lasts, at most: entries also end with the lifetimes of their receiver.
WHILE_FACE_UP: Final = 1
UNTIL_END_OF_TURN: Final = 2


class Entry:
    """A lingering effect on one card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("receiver", "what", "op", "value", "until")

    def __init__(self, receiver: int, what: int, op: int, value: int, until: int) -> None:
        self.receiver = receiver
        self.what = what
        self.op = op
        self.value = value
        self.until = until


class Traits:
    """The answers about one card, worked out from its entries."""

    def __init__(self, atk: int, defense: int, level: int) -> None:
        self.atk = atk
        self.defense = defense
        self.level = level
        self.forbidden = 0


def add(state: State, entry: Entry) -> None:
    state.layers.append(entry)
    _drop_answer(state, entry.receiver)


def end_for(state: State, card: int) -> None:
    """No effect applies to the card any longer."""
    if state.layers:
        _keep(state, [entry for entry in state.layers if entry.receiver != card])
    _drop_answer(state, card)


def end_with_turn(state: State) -> None:
    """Effects "until the end of this turn" stop applying."""
    if state.layers:
        _keep(state, [entry for entry in state.layers if entry.until != UNTIL_END_OF_TURN])


def _keep(state: State, entries: list[Entry]) -> None:
    for entry in state.layers:
        if entry not in entries:
            _drop_answer(state, entry.receiver)
    state.layers = entries


def _drop_answer(state: State, card: int) -> None:
    if card in state.traits:
        del state.traits[card]


def _traits(state: State, card: int) -> Traits:
    known = state.traits.get(card)
    if known is None:
        known = _work_out(state, card)
        state.traits[card] = known
    return known


def _work_out(state: State, card: int) -> Traits:
    """Entries in the order of their arrival: set-to replaces, plus and minus add up (EFX-185)."""
    printed = state.cards[card].printed
    traits = Traits(_value(printed.atk), _value(printed.defense), printed.level)
    for entry in state.layers:
        if entry.receiver != card:
            continue
        if entry.what == ATK:
            traits.atk = max(0, _changed(traits.atk, entry))  # EFX-019
        elif entry.what == DEFENSE:
            if traits.defense >= 0:  # a Link Monster has no DEF to change (CRD-029)
                traits.defense = max(0, _changed(traits.defense, entry))  # EFX-019
        elif entry.what == LEVEL:
            traits.level = max(1, _changed(traits.level, entry))
        else:
            traits.forbidden |= 1 << entry.value
    return traits


def _changed(value: int, entry: Entry) -> int:
    return entry.value if entry.op == SET_TO else value + entry.value


def _value(printed: int) -> int:
    return 0 if printed == QUESTION_MARK else printed  # CRD-030


def atk(state: State, card: int) -> int:
    if not state.layers:
        return _value(state.cards[card].printed.atk)
    return _traits(state, card).atk


def defense(state: State, card: int) -> int:
    if not state.layers:
        return _value(state.cards[card].printed.defense)
    return _traits(state, card).defense


def level(state: State, card: int) -> int:
    if not state.layers:
        return state.cards[card].printed.level
    return _traits(state, card).level


def forbidden(state: State, card: int, action: int) -> bool:
    """An effect forbids this to the card (EFX-109)."""
    if not state.layers:
        return False
    return _traits(state, card).forbidden >> action & 1 == 1


def controller(card: Card) -> int:
    """Who controls a card on the field; elsewhere, whose place it lies in."""
    return card.side
