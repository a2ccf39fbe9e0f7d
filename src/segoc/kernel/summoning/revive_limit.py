"""The revive limit: what can be Special Summoned in which way, by how it came and how it lies.

What lies in the hand, the GY or among the banished cards must have been properly summoned once, if
its text asks for that (CRD-142). A card of the Extra Deck lies there face-down, as it began, or
face-up, after it was on the field: there it was once properly summoned, or it wasn't. A table tells
which of the three each way of summoning can take (CRD-195 to CRD-198). What an effect says besides,
"a face-up Pendulum Monster" for one, is in its description (CRD-199).
"""

from typing import Final

from segoc.kernel.table.card import Card
from segoc.kernel.table.places import EXTRA_DECK

# How it lies there, as columns.
FACE_DOWN: Final = 1
AFTER_PROPER: Final = 2  # also what needs no proper summon, as most Pendulum Monsters
AFTER_IMPROPER: Final = 4

# Ways, as rows.
OWN_WAY: Final = 0  # a Fusion, Synchro, Xyz or Link Summon
PENDULUM_WAY: Final = 1
EFFECT_WAY: Final = 2
AS_OWN_WAY: Final = 3  # an effect's summon that is treated as such a one

TAKES: Final[list[int]] = [
    FACE_DOWN,  # CRD-188, CRD-189, CRD-195
    AFTER_PROPER,  # CRD-188, CRD-189, CRD-190, CRD-196
    FACE_DOWN | AFTER_PROPER,  # CRD-197
    FACE_DOWN,  # CRD-198
]


def lies_as(card: Card) -> int:
    """How it lies there, or lay last; what lies elsewhere counts as face-up."""
    if card.place == EXTRA_DECK and not card.face_up:
        return FACE_DOWN
    needs_proper = card.printed.is_special and not card.proper  # CRD-192, CRD-193, CRD-194
    return AFTER_IMPROPER if needs_proper else AFTER_PROPER


def takes(card: Card, way: int) -> bool:
    """Whether this way of summoning can take the card, for how it lies in the Extra Deck."""
    return TAKES[way] & lies_as(card) != 0
