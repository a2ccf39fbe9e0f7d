"""Placement: in which zones a monster can be Special Summoned (April 2020 revision).

From anywhere but the Extra Deck it comes to a Main Monster Zone. For the Extra Deck there is a
table: which of an Extra Monster Zone, a Main Monster Zone that a Link Monster points to and any
other one it can come to goes by what it is (CHG-003).
"""

from typing import Final

from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.table.geometry import (
    EXTRA_LEFT,
    EXTRA_RIGHT,
    ZONES_PER_PLAYER,
    LinkMonster,
    extra_link,
    is_extra_monster_zone,
    is_main_monster_zone,
    side_of,
)
from segoc.kernel.table.ints import CardNo, Player, Zone
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.linked_monsters import as_link_monster, link_monsters, pointers
from segoc.kernel.table.places import EXTRA_DECK
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import any_monster_zone_free

# Zones, as columns of the table.
EXTRA_MONSTER_ZONE: Final = 1
POINTED_TO: Final = 2
OTHER_ZONE: Final = 4

# Whence it comes, as rows.
ELSEWHERE: Final = 0
FACE_DOWN_IN_EXTRA_DECK: Final = 1  # Fusion, Synchro and Xyz Monsters, Pendulum Monsters or not
LINK_IN_EXTRA_DECK: Final = 2
FACE_UP_IN_EXTRA_DECK: Final = 3  # Pendulum Monsters of all kinds

PLACEMENT: Final[list[int]] = [
    POINTED_TO | OTHER_ZONE,  # CRD-166, CRD-200
    EXTRA_MONSTER_ZONE | POINTED_TO | OTHER_ZONE,  # CRD-134, CHG-001, CHG-003
    EXTRA_MONSTER_ZONE | POINTED_TO,  # CRD-135, CHG-003
    EXTRA_MONSTER_ZONE | POINTED_TO,  # CRD-135, CHG-003
]


def row_of(state: State, card: CardNo) -> int:
    """Where in the table this monster is found, as it lies now."""
    held = state.cards[card]
    if held.place != EXTRA_DECK:
        return ELSEWHERE
    if held.face_up:  # CHG-001
        return FACE_UP_IN_EXTRA_DECK
    is_link = held.printed.types & LINK
    return LINK_IN_EXTRA_DECK if is_link else FACE_DOWN_IN_EXTRA_DECK  # CRD-132


def zones_for(
    state: State, player: Player, card: CardNo, leaving: list[int], taken: list[int]
) -> list[int]:
    """Where this player can Special Summon the monster once some cards have left; `taken` are
    zones that others will have which are summoned with it."""
    base = player * ZONES_PER_PLAYER
    zones = list(range(base, base + 5))
    if PLACEMENT[row_of(state, card)] & EXTRA_MONSTER_ZONE:
        zones += [EXTRA_LEFT, EXTRA_RIGHT]
    return [zone for zone in zones if not against_zone(state, player, card, zone, leaving, taken)]


def has_zone(state: State, player: Player, card: CardNo, leaving: list[int]) -> bool:
    """Whether there is any such zone."""
    if PLACEMENT[row_of(state, card)] & OTHER_ZONE and any_monster_zone_free(state, player):
        return True
    return len(zones_for(state, player, card, leaving, [])) > 0


def against_zone(
    state: State, player: Player, card: CardNo, zone: Zone, leaving: list[int], taken: list[int]
) -> str:
    """The rule by which the monster can't be Special Summoned to this zone then, or ""."""
    if not is_free(state, zone, leaving) or zone in taken:  # SEG-020
        return "SEG-020"
    allowed = PLACEMENT[row_of(state, card)]
    if is_extra_monster_zone(zone):
        if not allowed & EXTRA_MONSTER_ZONE:
            return "SEG-022"
        return "" if may_use_extra(state, player, card, zone, leaving, taken) else "CRD-138"
    if side_of(zone) != player or not is_main_monster_zone(zone):
        return "CRD-038" if has_pointer(state, zone, leaving) else "SEG-020"
    if allowed & OTHER_ZONE:
        return ""
    return "" if has_pointer(state, zone, leaving) else "CRD-135"  # CRD-037


def is_free(state: State, zone: Zone, leaving: list[int]) -> bool:
    return state.zones[zone] == NO_CARD or state.zones[zone] in leaving


def may_use_extra(
    state: State, player: Player, card: CardNo, zone: Zone, leaving: list[int], taken: list[int]
) -> bool:
    """One is for each player; both only for who forms an Extra Link with it."""
    other = EXTRA_LEFT + EXTRA_RIGHT - zone
    if other in taken:  # CRD-138
        return False
    rival = state.zones[other]
    if rival == NO_CARD or rival in leaving or state.cards[rival].side != player:  # CRD-138
        return True
    return card != NO_CARD and forms_extra_link(state, player, card, zone, leaving)  # CRD-043


def forms_extra_link(
    state: State, player: Player, card: CardNo, zone: Zone, leaving: list[int]
) -> bool:
    printed = state.cards[card].printed
    if not printed.types & LINK:
        return False
    monsters = [LinkMonster(zone, player, printed.arrows)]
    for held in link_monsters(state):
        if held not in leaving:
            monsters.append(as_link_monster(state, held))
    return extra_link(monsters)


def has_pointer(state: State, zone: Zone, leaving: list[int]) -> bool:
    for card in pointers(state, zone):
        if card not in leaving:
            return True
    return False


# With materials that are still to be chosen.


def find_zones(state: State, player: Player, card: CardNo, gathering: Gathering) -> None:
    """For one zone or another, what lies there must be among the materials, and what points there
    must not."""
    gathering.needed = []
    gathering.kept = []
    allowed = PLACEMENT[row_of(state, card)]
    if allowed & OTHER_ZONE and any_monster_zone_free(state, player):
        gathering.allow(0, 0)
        return
    base = player * ZONES_PER_PLAYER
    zones = list(range(base, base + 5))
    if allowed & EXTRA_MONSTER_ZONE:
        zones += [EXTRA_LEFT, EXTRA_RIGHT]
    for zone in zones:
        occupant = state.zones[zone]
        needed = 0 if occupant == NO_CARD else gathering.bits([occupant])  # CRD-137
        if occupant != NO_CARD and needed == 0:
            continue
        if is_extra_monster_zone(zone):
            ways_to_extra(state, player, card, zone, needed, gathering)
        elif allowed & OTHER_ZONE:
            gathering.allow(needed, 0)
        else:
            for pointer in pointers(state, zone):
                gathering.allow(needed, gathering.bits([pointer]))  # CRD-137


def ways_to_extra(
    state: State, player: Player, card: CardNo, zone: Zone, needed: int, gathering: Gathering
) -> None:
    rival = state.zones[EXTRA_LEFT + EXTRA_RIGHT - zone]
    if rival == NO_CARD or state.cards[rival].side != player:
        gathering.allow(needed, 0)
        return
    gone = gathering.bits([rival])
    if gone:
        gathering.allow(needed | gone, 0)
    if not state.cards[card].printed.types & LINK:
        return
    # With the Link Monsters that stay it may form an Extra Link.
    links = [held for held in link_monsters(state) if held in gathering.cards]
    for staying in range(1 << len(links)):
        leaving = [links[i] for i in range(len(links)) if not staying >> i & 1]
        if forms_extra_link(state, player, card, zone, leaving):
            stay = [held for held in links if held not in leaving]
            gathering.allow(needed, gathering.bits(stay))
