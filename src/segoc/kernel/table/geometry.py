"""The field as data: zones, columns, neighbours, and where link markers point.

Seen from player A's seat, the field is a grid of five columns and five rows:

    row 4   B.s5  B.s4  B.s3  B.s2  B.s1
    row 3   B.m5  B.m4  B.m3  B.m2  B.m1
    row 2          x1          x2
    row 1   A.m1  A.m2  A.m3  A.m4  A.m5
    row 0   A.s1  A.s2  A.s3  A.s4  A.s5

B sits opposite, so B's zones are numbered from the other end. The Field Zones
lie outside of the columns. A zone is an int from 0 to 23.
"""

from typing import Final

from segoc.kernel.table.ints import Player, Zone

A: Final = 0
B: Final = 1

# Zones of player p start at p * 11.
ZONES_PER_PLAYER: Final = 11
FIRST_MONSTER_ZONE: Final = 0
FIRST_SPELL_ZONE: Final = 5
FIELD_ZONE_OFFSET: Final = 10
EXTRA_LEFT: Final = 22
EXTRA_RIGHT: Final = 23
ZONE_COUNT: Final = 24
NO_ZONE: Final = -1

# Link markers, from the controller's seat: bits of `Printed.arrows`.
BOTTOM_LEFT: Final = 1 << 0
BOTTOM: Final = 1 << 1
BOTTOM_RIGHT: Final = 1 << 2
LEFT: Final = 1 << 3
RIGHT: Final = 1 << 4
TOP_LEFT: Final = 1 << 5
TOP: Final = 1 << 6
TOP_RIGHT: Final = 1 << 7

# (marker, steps to the right, steps away from the controller)
MARKERS: Final[list[tuple[int, int, int]]] = [
    (BOTTOM_LEFT, -1, -1),
    (BOTTOM, 0, -1),
    (BOTTOM_RIGHT, 1, -1),
    (LEFT, -1, 0),
    (RIGHT, 1, 0),
    (TOP_LEFT, -1, 1),
    (TOP, 0, 1),
    (TOP_RIGHT, 1, 1),
]


def monster_zone(player: Player, number: int) -> Zone:
    """The Main Monster Zone `number` (1 to 5, from that player's left)."""
    return player * ZONES_PER_PLAYER + FIRST_MONSTER_ZONE + number - 1


def spell_zone(player: Player, number: int) -> Zone:
    """The Spell & Trap Zone `number` (1 to 5); 1 and 5 double as Pendulum Zones."""
    return player * ZONES_PER_PLAYER + FIRST_SPELL_ZONE + number - 1


def field_zone(player: Player) -> Zone:
    return player * ZONES_PER_PLAYER + FIELD_ZONE_OFFSET


def is_extra_monster_zone(zone: Zone) -> bool:
    return zone >= EXTRA_LEFT


def is_main_monster_zone(zone: Zone) -> bool:
    return 0 <= zone < EXTRA_LEFT and zone % ZONES_PER_PLAYER < FIRST_SPELL_ZONE


def is_monster_zone(zone: Zone) -> bool:
    return zone >= EXTRA_LEFT or is_main_monster_zone(zone)


def is_spell_zone(zone: Zone) -> bool:
    offset = zone % ZONES_PER_PLAYER
    return 0 <= zone < EXTRA_LEFT and FIRST_SPELL_ZONE <= offset < FIELD_ZONE_OFFSET


def is_pendulum_zone(zone: Zone) -> bool:
    """The two end Spell & Trap Zones of a player."""
    offset = zone % ZONES_PER_PLAYER
    return 0 <= zone < EXTRA_LEFT and offset in (FIRST_SPELL_ZONE, FIELD_ZONE_OFFSET - 1)


def side_of(zone: Zone) -> int:
    """Whose zone it is; -1 for the two Extra Monster Zones, which are nobody's."""
    return -1 if zone >= EXTRA_LEFT else zone // ZONES_PER_PLAYER


def column_of(zone: Zone) -> int:
    """The column from A's left, 0 to 4; -1 for a Field Zone."""
    if zone >= EXTRA_LEFT:
        return 1 + 2 * (zone - EXTRA_LEFT)  # SEG-022
    offset = zone % ZONES_PER_PLAYER
    if offset == FIELD_ZONE_OFFSET:  # SEG-023
        return -1
    number = offset % 5
    return number if zone < ZONES_PER_PLAYER else 4 - number  # SEG-023


def row_of(zone: Zone) -> int:
    """The row from A's edge of the table, 0 to 4; -1 for a Field Zone."""
    if zone >= EXTRA_LEFT:
        return 2
    offset = zone % ZONES_PER_PLAYER
    if offset == FIELD_ZONE_OFFSET:
        return -1
    near = 1 if offset < FIRST_SPELL_ZONE else 0
    return near if zone < ZONES_PER_PLAYER else 4 - near


def zone_at(column: int, row: int) -> Zone:
    """The zone at a place of the grid, or NO_ZONE where the table is bare."""
    for zone in range(ZONE_COUNT):
        if column_of(zone) == column and row_of(zone) == row and row >= 0:
            return zone
    return NO_ZONE


def same_column(zone: Zone) -> list[Zone]:
    """The other zones of a zone's column, from A's edge to B's."""
    column = column_of(zone)
    if column < 0:
        return []
    found = [zone_at(column, row) for row in range(5)]
    return [other for other in found if other not in (NO_ZONE, zone)]


def neighbours(zone: Zone) -> list[Zone]:
    """The zones next to it, left and right in the same row."""
    column = column_of(zone)
    if column < 0:
        return []
    found = [zone_at(column - 1, row_of(zone)), zone_at(column + 1, row_of(zone))]
    return [other for other in found if other != NO_ZONE]


def _pointed(zone: Zone, player: Player, right: int, away: int) -> int:
    if not is_monster_zone(zone):
        return NO_ZONE
    way = 1 if player == A else -1  # SEG-024
    target = zone_at(column_of(zone) + way * right, row_of(zone) + way * away)  # SEG-024
    # A marker that points at a Spell & Trap Zone has no link destination.
    return target if is_monster_zone(target) else NO_ZONE  # SEG-024


# POINTED[player][zone][i]: the Monster Zone that marker MARKERS[i] of a monster of
# `player` in `zone` points to, or NO_ZONE.
POINTED: Final[list[list[list[int]]]] = [
    [
        [_pointed(zone, player, right, away) for _, right, away in MARKERS]
        for zone in range(ZONE_COUNT)
    ]
    for player in (A, B)
]


def pointed_zones(zone: Zone, player: Player, arrows: int) -> list[Zone]:
    """The zones that a Link Monster of `player` in `zone` with these markers points to."""
    found: list[int] = []
    targets = POINTED[player][zone]
    for index in range(8):
        if arrows >> index & 1 and targets[index] != NO_ZONE:  # CRD-036
            found.append(targets[index])
    return found


class LinkMonster:
    """Where a Link Monster lies, whose it is, and its markers."""

    def __init__(self, zone: Zone, player: Player, arrows: int) -> None:
        self.zone = zone
        self.player = player
        self.arrows = arrows

    def points_to(self, zone: Zone) -> bool:
        return zone in pointed_zones(self.zone, self.player, self.arrows)


def co_linked(one: LinkMonster, other: LinkMonster) -> bool:
    """Their markers point at each other."""
    return one.points_to(other.zone) and other.points_to(one.zone)  # CRD-040


def extra_link(monsters: list[LinkMonster]) -> bool:
    """Both Extra Monster Zones are joined by a chain of co-linked Link Monsters."""
    start = [m for m in monsters if m.zone == EXTRA_LEFT]
    if not start or not any(m.zone == EXTRA_RIGHT for m in monsters):
        return False
    reached = start
    frontier = start
    while frontier:
        found: list[LinkMonster] = []
        for monster in monsters:
            pair = any(co_linked(monster, other) for other in frontier)
            if monster not in reached and pair:  # CRD-042
                found.append(monster)
        reached = reached + found
        frontier = found
    return any(m.zone == EXTRA_RIGHT for m in reached)  # CRD-042
