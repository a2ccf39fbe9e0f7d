"""Cards of which only one can be face-up on a player's field (CRD-305, SEG-090)."""

from segoc.kernel.language.entry import ONLY_ONE
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.picture import picture
from segoc.kernel.table.geometry import ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.state import NO_CARD, State


def name_of_one(state: State, card: CardNo) -> str:
    """The name of which its text allows only one, or ""."""
    held = state.cards[card]
    clause = held.printed.clause(ONLY_ONE)
    return "" if clause is None else clause.text(state, Scope(held.side, refer(held), 0, 0))


def is_second(state: State, player: Player, card: CardNo) -> bool:
    """Its text allows one face-up card of its name on this player's field, and there is one."""
    name = name_of_one(state, card)
    if name == "":
        return False
    for other in _face_up(state, player):
        if other != card and _is_called(state, other, name):
            return True  # CRD-305
    return False


def too_many(state: State) -> list[int]:
    """The cards that are face-up beside an earlier one of their name, though their text allows
    no second one. That text is an effect: what is negated doesn't have it."""
    found: list[int] = []
    for player in range(2):
        there = _face_up(state, player)
        for card in there:
            name = name_of_one(state, card)
            if name == "" or card in picture(state).negated:  # SEG-090
                continue
            for other in there:
                if other != card and _is_called(state, other, name):
                    if _came_after(state, card, other):
                        found.append(card)  # SEG-090
                        break
    return found


def _is_called(state: State, card: CardNo, name: str) -> bool:
    return picture(state).names.get(card, state.cards[card].printed.title) == name


def _came_after(state: State, card: CardNo, other: int) -> bool:
    """What came over from the other side came last; else what turned face-up last did."""
    held = state.cards[card]
    beside = state.cards[other]
    if (held.side != held.holder) != (beside.side != beside.holder):
        return held.side != held.holder
    return (held.in_place_since, held.id) > (beside.in_place_since, beside.id)


def _face_up(state: State, player: Player) -> list[int]:
    found: list[int] = []
    first = player * ZONES_PER_PLAYER
    for zone in range(first, first + ZONES_PER_PLAYER):
        card = state.zones[zone]
        if card != NO_CARD and state.cards[card].face_up:
            found.append(card)
    for card in state.monsters(player):
        if card not in found and state.cards[card].face_up:
            found.append(card)
    return found
