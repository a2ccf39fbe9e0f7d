"""How long a fact about a card lives: one table, the only place that forgets.

Rows are facts, columns are what can happen to a card. "Reset" explains nothing: each fact has a
lifetime of its own, and turning face-down and temporary banishment are not nested (FDN-014). How a
monster was summoned survives both (FDN-028); when it came, and that it attacked, only the first
(FDN-060, FDN-118); whence and by what it came, and that it felled a monster, only the second
(FDN-048, FDN-089, FDN-128). Turning face-up forgets nothing (FDN-008).
"""

from typing import ClassVar, Final

from segoc.kernel.table.card import AGAIN, NOT_DOOMED, Card
from segoc.kernel.table.native import i32, mypyc_attr
from segoc.kernel.table.record import SMALL, Fields, Record

# Facts.
IDENTITY: Final = 1 << 0  # being "that card" to whoever refers to it
LINKS: Final = 1 << 1  # being the continuous target of a card
LINGERING: Final = 1 << 2  # effects that apply to it
SUMMONED_HOW: Final = 1 << 3  # its way to the field
HISTORY: Final = 1 << 4  # arrived, attacked, changed position this turn
PROPER: Final = 1 << 5  # properly summoned, as the revive limit asks
# The effect of its own that summoned it, and the place it came from: so also that it has not been
# turned face-down since then.
SUMMONED_BY: Final = 1 << 6
FORM: Final = 1 << 7  # being the monster that its text makes of it
COUNTERS: Final = 1 << 8  # what effects have placed on it
CLAIMS: Final = 1 << 9  # who was given control of it, face-down or not
MADE_FROM: Final = 1 << 10  # its Tributes and materials, as far as it knows them itself
FACE_UP_STORY: Final = 1 << 11  # battled, flipped, "in the turn of its summon": while face-up
VICTIMS: Final = 1 << 12  # what it has destroyed by battle
SUMMONED_AGAIN: Final = 1 << 13  # of a Gemini: its second summon, which gave it its effects

ALL: Final = (
    IDENTITY
    | LINKS
    | LINGERING
    | SUMMONED_HOW
    | HISTORY
    | PROPER
    | SUMMONED_BY
    | FORM
    | COUNTERS
    | CLAIMS
    | MADE_FROM
    | FACE_UP_STORY
    | VICTIMS
    | SUMMONED_AGAIN
)

# Transitions.
BY_PLACE: Final = -1  # whichever follows from the places
WITHIN_ZONES: Final = 0  # a move within its controller's own Monster Zones
FACE_DOWN: Final = 1
CONTROL: Final = 2
TRAP_MONSTER: Final = 3  # an also-Trap trap monster's change between its two zones
TEMPORARY: Final = 4  # temporary banishment, and the return from it
MATERIAL: Final = 5
HIDDEN: Final = 6  # hand, Deck, face-down Extra Deck
OTHER: Final = 7
ARRIVAL: Final = 8  # out of the act, onto the field: it keeps what the summon gave it

FORGOTTEN: Final[list[int]] = [
    0,  # WITHIN_ZONES: EFX-281, EFX-282
    # FACE_DOWN: SUM-055, TRM-191, TRM-398; FDN-039, FDN-047, FDN-068, FDN-089, FDN-125, FDN-128
    LINKS
    | LINGERING
    | SUMMONED_BY
    | COUNTERS
    | MADE_FROM
    | FACE_UP_STORY
    | VICTIMS
    | SUMMONED_AGAIN,
    0,  # CONTROL: TRM-069, EQP-003
    # TRAP_MONSTER: TRM-001, TRM-051, TRM-367, TRM-374, TRM-375; one that is Set there turns
    # face-down besides.
    ALL & ~(IDENTITY | LINKS | LINGERING),
    # TEMPORARY: FDN-028, FDN-034, FDN-036, FDN-048, FDN-089, FDN-108, FDN-128
    ALL & ~(PROPER | SUMMONED_HOW | SUMMONED_BY | VICTIMS),
    ALL & ~PROPER,  # MATERIAL: TRM-244
    ALL,  # HIDDEN: CRD-143
    ALL & ~PROPER,  # OTHER: TRM-050, EFX-283, EFX-289, NEG-069
    0,  # ARRIVAL: CRD-094
]


def forget(card: Card, transition: int) -> int:
    """Drop from the card what the transition makes forgotten; returns those facts."""
    gone = FORGOTTEN[transition]
    if gone & IDENTITY:
        card.life += 1
    if gone & LINKS:
        card.face_life += 1
        card.announced = 0
        card.announced_race = 0
    if gone & SUMMONED_HOW:
        card.summon_way = 0
    if gone & MADE_FROM:
        card.tributes = 0
        card.tributed_kinds = 0
    if gone & SUMMONED_BY:
        card.summoned_by = 0  # EFX-233, TRM-426, TRM-431
        card.came_from = -1
    if gone & SUMMONED_AGAIN and card.summoned_by == AGAIN:
        card.summoned_by = 0  # FDN-031
    if gone & FORM:
        card.form = 0  # TRM-323
        card.treated_as = 0
    if gone & HISTORY:
        card.summoned_or_set_turn = 0
        card.position_changed_turn = 0
        card.declared_turn = 0  # FDN-119
        card.attacks = 0
        card.went_direct = False
        card.attacked_turn = 0  # FDN-121
        card.sent_as_cost_turn = 0
        card.control_changed_turn = 0
        card.doomed = NOT_DOOMED
        card.destroyed_turn = 0
    if gone & FACE_UP_STORY:
        card.summoning = False
        card.battled_turn = 0  # FDN-125
        card.flipped_turn = 0  # FDN-069
        card.flip_summoned_turn = 0
    if gone & VICTIMS:
        card.battle_victim_turn = 0
        card.battle_victim_level = 0
    if gone & PROPER:
        card.proper = False
    if gone & (IDENTITY | LINKS):
        card.ref = Ref(card.id, card.life, card.face_life)
    return gone


def has_been_away(card: Card) -> bool:
    """It was banished for a while since it was summoned: it knows how it came, and not when."""
    return card.summon_way != 0 and card.summoned_or_set_turn == 0


def has_been_face_down(card: Card) -> bool:
    """It was turned face-down since it was summoned: it knows when it came, and not whence. What
    came face-down and was flipped still knows both."""
    return card.came_from == -1  # FDN-068


@mypyc_attr(free_list_len=1)
class Ref(Record):
    """A reference to a card as the object it was when referred to."""

    FIELDS: ClassVar[Fields] = {"card": SMALL, "life": SMALL, "face_life": SMALL}

    def __init__(self, card: i32, life: i32, face_life: i32) -> None:
        self.card = card
        self.life = life
        self.face_life = face_life

    def same_as(self, other: "Ref") -> bool:
        """Both refer to the same card as the same object."""
        return self.card == other.card and self.life == other.life

    def same_object(self, card: Card) -> bool:
        """It is still that card: enough for targets and "this card"."""
        return card.id == self.card and card.life == self.life

    def still_linked(self, card: Card) -> bool:
        """It is still that card and hasn't been face-down since."""
        return self.same_object(card) and card.face_life == self.face_life


def refer(card: Card) -> Ref:
    """A reference to it as it is now: a value, that all who refer to it share."""
    ref = card.ref
    return Ref(card.id, card.life, card.face_life) if ref is None else ref
