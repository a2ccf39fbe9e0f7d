"""Cards of which only one can be face-up on a player's field (CRD-305, SEG-090).

It is each copy's own effect, and works where that copy is: in the hand, the GY or the Deck too, so
that a negated copy on the field frees none that isn't (ONE-097). On the field it works as what the
card is printed as: not for a monster among the Spells and Traps, nor for those in a Monster Zone.
"""

from segoc.kernel.language.entry import ONLY_ONE
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.picture.picture import picture
from segoc.kernel.table.geometry import ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import MONSTER_ZONE, on_field
from segoc.kernel.table.state import NO_CARD, State


def name_of_one(state: State, card: CardNo) -> str:
    """The name of which its text allows only one, or "" if it has none that works where it is."""
    held = state.cards[card]
    clause = held.printed.clause(ONLY_ONE)
    if clause is None or card in picture(state).negated:
        return ""  # SEG-090, ONE-098
    if on_field(held.place) and held.printed.is_monster != (held.place == MONSTER_ZONE):
        return ""  # ONE-115
    return clause.text(state, Scope(held.side, refer(held), 0, 0))


def is_second(state: State, player: Player, card: CardNo) -> bool:
    """It can't become face-up on this player's field beside a card that is there: by its own text,
    or by the text of that card."""
    if not state.unique:
        return False
    name = name_of_one(state, card)
    for other in _face_up(state, player):
        if other != card and _exclude(state, card, name, other, name_of_one(state, other)):
            return True  # CRD-305, ONE-120
    return False


def crowd(state: State, player: Player) -> list[CardNo]:
    """Cards on this player's field of which only one can be face-up."""
    there = _face_up(state, player)
    for card in there:
        name = name_of_one(state, card)
        if name == "":
            continue
        found = [other for other in there if other == card or identity.title(state, other) == name]
        if len(found) > 1:
            return found
    return []


def came_later(state: State, crowded: list[CardNo]) -> list[CardNo]:
    """Those of them that weren't there first."""
    first = min([_arrival(state, card) for card in crowded])
    return [card for card in crowded if _arrival(state, card) > first]  # SEG-090


def _exclude(state: State, card: CardNo, name: str, other: CardNo, others_name: str) -> bool:
    if name != "" and identity.title(state, other) == name:
        return True  # ONE-097, ONE-107
    return others_name != "" and identity.title(state, card) == others_name


def _arrival(state: State, card: CardNo) -> tuple[bool, int]:
    """What came over from the other side came last; else what turned face-up last did."""
    held = state.cards[card]
    return (held.side != held.holder, int(held.in_place_since))


def _face_up(state: State, player: Player) -> list[CardNo]:
    found: list[CardNo] = []
    first = player * ZONES_PER_PLAYER
    for zone in range(first, first + ZONES_PER_PLAYER):
        card = state.zones[zone]
        if card != NO_CARD and state.cards[card].face_up:
            found.append(card)
    for card in state.monsters(player):
        if card not in found and state.cards[card].face_up:
            found.append(card)
    return found
