"""What link markers make of the monsters on the field: linked, co-linked, in an Extra Link."""

from segoc.kernel.table.geometry import LinkMonster, co_linked, extra_link, pointed_zones
from segoc.kernel.table.ints import CardNo, Zone
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.state import NO_CARD, State


def link_monsters(state: State) -> list[int]:
    """The face-up Link Monsters of both players."""
    found: list[int] = []
    for card in state.zones:
        if card != NO_CARD:
            held = state.cards[card]
            if held.printed.types & LINK and held.place == MONSTER_ZONE and held.face_up:
                found.append(card)
    return found


def as_link_monster(state: State, card: CardNo) -> LinkMonster:
    held = state.cards[card]
    return LinkMonster(held.zone, held.side, held.printed.arrows)


def pointers(state: State, zone: Zone) -> list[int]:
    """The Link Monsters that point to a zone, whosever they are."""
    found: list[int] = []
    for card in link_monsters(state):  # CRD-136
        held = state.cards[card]
        if zone in pointed_zones(held.zone, held.side, held.printed.arrows):  # CRD-041
            found.append(card)
    return found


def points_to_monster(state: State, card: CardNo) -> bool:
    """One of its markers points to a monster."""
    held = state.cards[card]
    for zone in pointed_zones(held.zone, held.side, held.printed.arrows):
        if state.zones[zone] != NO_CARD and state.cards[state.zones[zone]].place == MONSTER_ZONE:
            return True
    return False


def is_linked(state: State, card: CardNo) -> bool:
    """It points to another monster, or is pointed to."""
    if state.cards[card].place != MONSTER_ZONE:
        return False
    pointed = len(pointers(state, state.cards[card].zone)) > 0
    return pointed or points_to_monster(state, card)  # CRD-039


def co_linked_with(state: State, card: CardNo) -> list[int]:
    """The Link Monsters to which it points and which point to it."""
    found: list[int] = []
    if card not in link_monsters(state):
        return found
    this = as_link_monster(state, card)
    for other in link_monsters(state):
        if other != card and co_linked(this, as_link_monster(state, other)):  # CRD-040
            found.append(other)
    return found


def joined(state: State, card: CardNo) -> list[int]:
    """The Link Monsters that it is joined with by one co-linked pair after the other."""
    found = [card]
    for one in found:
        found += [other for other in co_linked_with(state, one) if other not in found]
    return found


def in_extra_link(state: State, card: CardNo) -> bool:
    """It is one of the co-linked monsters that join both Extra Monster Zones."""
    return extra_link([as_link_monster(state, one) for one in joined(state, card)])
