"""Places, positions and spots.

A *place* is a kind of place that a card can be in; a *spot* is one definite
place that both players can point at, such as `A.m3` or `B.hand.2`. Options name
their cards by spot, never by the card's id, so that an option tells a player
nothing that the table doesn't show.
"""

from typing import Final

from segoc.kernel.table.geometry import (
    EXTRA_LEFT,
    FIELD_ZONE_OFFSET,
    FIRST_SPELL_ZONE,
    ZONE_COUNT,
    ZONES_PER_PLAYER,
)
from segoc.kernel.table.ints import Place, Player, Spot, Zone

# Piles: each player has one of each.
DECK: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
BANISHED: Final = 3
EXTRA_DECK: Final = 4
PILES_PER_PLAYER: Final = 5
# On the field.
MONSTER_ZONE: Final = 5
SPELL_ZONE: Final = 6
PENDULUM_ZONE: Final = 7
FIELD_ZONE: Final = 8
# The two that beginners forget, and where Tokens go.
UNDER: Final = 9
IN_THE_ACT: Final = 10
NOWHERE: Final = 11

PLACE_NAMES: Final[list[str]] = [
    "deck",
    "hand",
    "gy",
    "banished",
    "extra",
    "monster zone",
    "spell & trap zone",
    "pendulum zone",
    "field zone",
    "under a card",
    "in the act",
    "nowhere",
]

# Positions of a monster (TRM-140): face-up or -down is a fact of its own.
NO_POSITION: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
# As a way to be summoned; on the field it is Defense Position and face-down.
FACE_DOWN_DEFENSE: Final = 3
# As bits: face-up, whichever of the two the player likes.
EITHER_POSITION: Final = 1 << ATTACK | 1 << DEFENSE

# Spots.
NO_SPOT: Final = -1
PILE_SPOTS: Final = 1000
UNDER_SPOTS: Final = 20000


def on_field(place: Place) -> bool:
    """Materials under a card are not cards on the field, nor is a card in the act."""
    return MONSTER_ZONE <= place <= FIELD_ZONE


def pile_spot(player: Player, place: Place, index: int) -> Spot:
    return PILE_SPOTS * (1 + player * PILES_PER_PLAYER + place) + index


def under_spot(zone: Zone, index: int) -> Spot:
    return UNDER_SPOTS + PILE_SPOTS * zone + index


def zone_name(zone: Zone) -> str:
    """The name of a zone: `A.m3`, `B.s1`, `A.field`, `x1`."""
    if zone >= EXTRA_LEFT:
        return f"x{zone - EXTRA_LEFT + 1}"
    player = "AB"[zone // ZONES_PER_PLAYER]
    offset = zone % ZONES_PER_PLAYER
    if offset == FIELD_ZONE_OFFSET:
        return f"{player}.field"
    row = "m" if offset < FIRST_SPELL_ZONE else "s"
    return f"{player}.{row}{offset % 5 + 1}"


def spot_name(spot: Spot) -> str:
    """The name of a spot: of a zone, of a card in a pile, or of one under a card."""
    if 0 <= spot < ZONE_COUNT:
        return zone_name(spot)
    if PILE_SPOTS <= spot < PILE_SPOTS * (1 + 2 * PILES_PER_PLAYER):
        pile, index = divmod(spot - PILE_SPOTS, PILE_SPOTS)
        player, place = divmod(pile, PILES_PER_PLAYER)
        return f"{'AB'[player]}.{PLACE_NAMES[place]}.{index + 1}"
    if UNDER_SPOTS <= spot < UNDER_SPOTS + PILE_SPOTS * ZONE_COUNT:
        zone, index = divmod(spot - UNDER_SPOTS, PILE_SPOTS)
        return f"{zone_name(zone)}.under.{index + 1}"
    return f"no spot ({spot})"
