"""Which zones are free."""

from segoc.kernel.table.geometry import (
    FIRST_SPELL_ZONE,
    ZONES_PER_PLAYER,
    is_pendulum_zone,
)
from segoc.kernel.table.ints import CardNo, Player, Zone
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.state import NO_CARD, State


def free_monster_zones(state: State, player: Player) -> list[Zone]:
    """The Main Monster Zones that nothing occupies or has reserved."""
    found: list[int] = []
    first = player * ZONES_PER_PLAYER
    for zone in range(first, first + 5):  # SEG-022
        if state.zones[zone] == NO_CARD:  # SEG-020
            found.append(zone)
    return found


def any_monster_zone_free(state: State, player: Player) -> bool:
    """Whether there is a free Main Monster Zone."""
    first = player * ZONES_PER_PLAYER
    return _any_free(state.zones, first, first + 5)


def any_spell_zone_free(state: State, player: Player) -> bool:
    first = player * ZONES_PER_PLAYER + FIRST_SPELL_ZONE
    return _any_free(state.zones, first, first + 5)


def _any_free(zones: list[Zone], first: int, end: int) -> bool:
    for zone in range(first, end):
        if zones[zone] == NO_CARD:  # SEG-020
            return True
    return False


def room_for_monsters(state: State, player: Player, spending: list[CardNo]) -> int:
    """In how many Main Monster Zones there is room, if these cards are gone first."""
    room = len(free_monster_zones(state, player))
    for card in spending:
        held = state.cards[card]
        if held.place == MONSTER_ZONE and 0 <= held.zone - player * ZONES_PER_PLAYER < 5:
            room += 1
    return room


def room_for_spell(state: State, player: Player, spending: list[CardNo]) -> bool:
    """Whether there is a Spell & Trap Zone free, if these cards are gone first."""
    if any_spell_zone_free(state, player):
        return True
    first = player * ZONES_PER_PLAYER + FIRST_SPELL_ZONE
    for card in spending:
        if 0 <= state.cards[card].zone - first < 5:
            return True  # SEG-020
    return False


def free_spell_zones(state: State, player: Player) -> list[Zone]:
    found: list[int] = []
    first = player * ZONES_PER_PLAYER + FIRST_SPELL_ZONE
    for zone in range(first, first + 5):
        if state.zones[zone] == NO_CARD:  # SEG-020
            found.append(zone)
    return found


def free_pendulum_zones(state: State, player: Player) -> list[Zone]:
    """The outer Spell & Trap Zones, which are the Pendulum Zones too."""
    return [zone for zone in free_spell_zones(state, player) if is_pendulum_zone(zone)]
