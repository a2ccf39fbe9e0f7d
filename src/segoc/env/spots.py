"""Spots as an observation tells them: area, side and index, from the observer's seat."""

from functools import cache
from typing import Final, TypeAlias

from segoc.env import layout as ly
from segoc.kernel.table.geometry import (
    EXTRA_LEFT,
    FIELD_ZONE_OFFSET,
    FIRST_SPELL_ZONE,
    ZONE_COUNT,
    ZONES_PER_PLAYER,
)
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    PILE_SPOTS,
    PILES_PER_PLAYER,
    UNDER,
    UNDER_SPOTS,
)

# Area, side, index.
Place: TypeAlias = tuple[int, int, int]

NO_PLACE: Final[Place] = (ly.NO_AREA, 0, 0)

# The areas of places that are no zones.
AREAS: Final[dict[int, int]] = {
    DECK: ly.IN_DECK,
    HAND: ly.IN_HAND,
    GRAVEYARD: ly.IN_GRAVEYARD,
    BANISHED: ly.IS_BANISHED,
    EXTRA_DECK: ly.IN_EXTRA_DECK,
    UNDER: ly.UNDER_A_CARD,
    IN_THE_ACT: ly.IN_PASSING,
}


def _zone(zone: int, viewer: int) -> Place:
    if zone >= EXTRA_LEFT:
        # What is on the left of one player is on the right of the other.
        return ly.EXTRA_ZONES, 0, zone - EXTRA_LEFT if viewer == 0 else 1 - (zone - EXTRA_LEFT)
    player, offset = divmod(zone, ZONES_PER_PLAYER)
    if offset == FIELD_ZONE_OFFSET:
        return ly.FIELD_ZONES, player ^ viewer, 0
    if offset < FIRST_SPELL_ZONE:
        return ly.MONSTER_ZONES, player ^ viewer, offset
    return ly.SPELL_ZONES, player ^ viewer, offset - FIRST_SPELL_ZONE


# By viewer and zone.
ZONES: Final[list[list[Place]]] = [
    [_zone(zone, viewer) for zone in range(ZONE_COUNT)] for viewer in (0, 1)
]


@cache
def place_of(spot: int, viewer: int) -> Place:
    """Where a spot is; what is no spot is nowhere."""
    if spot < 0:
        return NO_PLACE
    if spot < ZONE_COUNT:
        return ZONES[viewer][spot]
    if spot >= UNDER_SPOTS:
        zone, index = divmod(spot - UNDER_SPOTS, PILE_SPOTS)
        return ly.UNDER_A_CARD, ZONES[viewer][zone][1], index
    pile, index = divmod(spot - PILE_SPOTS, PILE_SPOTS)
    player, place = divmod(pile, PILES_PER_PLAYER)
    return AREAS[place], player ^ viewer, index
