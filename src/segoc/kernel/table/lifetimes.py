"""How long a fact about a card lives: one table, the only place that forgets.

Rows are facts, columns are what can happen to a card. Targets, "this card",
Tribute-Summoned status and the history of attacks and position changes survive
turning face-down (TRM-001, TRM-147, TRM-161, EFX-243); lingering effects and
links don't (EFX-239, EFX-241).
"""

from typing import ClassVar, Final

from segoc.kernel.table.card import Card
from segoc.kernel.table.native import i32, mypyc_attr
from segoc.kernel.table.record import SMALL, Fields, Record

# Facts.
IDENTITY: Final = 1 << 0  # being "that card" to whoever refers to it
LINKS: Final = 1 << 1  # being the continuous target of a card
LINGERING: Final = 1 << 2  # effects that apply to it
SUMMONED_HOW: Final = 1 << 3  # its way to the field, and the number of its Tributes
HISTORY: Final = 1 << 4  # arrived, attacked, changed position this turn
PROPER: Final = 1 << 5  # properly summoned, as the revive limit asks
SUMMONED_BY: Final = 1 << 6  # the effect of its own that summoned it
FORM: Final = 1 << 7  # being the monster that its text makes of it
COUNTERS: Final = 1 << 8  # what effects have placed on it
CLAIMS: Final = 1 << 9  # who was given control of it, face-down or not

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
)

# Transitions.
WITHIN_ZONES: Final = 0  # a move within its controller's own Monster Zones
FACE_DOWN: Final = 1
CONTROL: Final = 2
TRAP_MONSTER: Final = 3  # an also-Trap trap monster's change between its two zones
TEMPORARY: Final = 4  # temporary banishment and return
MATERIAL: Final = 5
HIDDEN: Final = 6  # hand, Deck, face-down Extra Deck
NEGATED_FLIP: Final = 7
OTHER: Final = 8
ARRIVAL: Final = 9  # out of the act, onto the field: it keeps what the summon gave it

FORGOTTEN: Final[list[int]] = [
    0,  # WITHIN_ZONES: EFX-281, EFX-282
    # FACE_DOWN: TRM-191, TRM-398
    LINKS | LINGERING | SUMMONED_BY | COUNTERS,
    0,  # CONTROL: TRM-069
    # TRAP_MONSTER: TRM-001, TRM-051, TRM-367, TRM-374, TRM-375; one that is Set there turns
    # face-down besides.
    ALL & ~(IDENTITY | LINKS | LINGERING),
    ALL & ~PROPER,  # TEMPORARY: SEG-156
    ALL & ~PROPER,  # MATERIAL: TRM-244
    ALL,  # HIDDEN: CRD-143
    PROPER,  # NEGATED_FLIP: CRD-146; the rest when it leaves, as with every card
    ALL & ~PROPER,  # OTHER: TRM-050, EFX-283, EFX-289
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
        card.tributes = 0
        card.tributed_kinds = 0
        card.came_from = -1
    if gone & SUMMONED_BY:
        card.summoned_by = 0  # EFX-233, TRM-426, TRM-431
    if gone & FORM:
        card.form = 0  # TRM-323
        card.treated_as = 0
    if gone & HISTORY:
        card.summoned_or_set_turn = 0
        card.position_changed_turn = 0
        card.attacked_turn = 0
        card.attacks = 0
        card.battled_turn = 0
        card.sent_as_cost_turn = 0
        card.flipped_turn = 0
        card.flip_summoned_turn = 0
        card.control_changed_turn = 0
        card.battle_victim_turn = 0
        card.battle_victim_level = 0
        card.doomed = False
        card.destroyed_turn = 0
    if gone & PROPER:
        card.proper = False
    if gone & (IDENTITY | LINKS):
        card.ref = Ref(card.id, card.life, card.face_life)
    return gone


@mypyc_attr(free_list_len=1)
class Ref(Record):
    """A reference to a card as the object it was when referred to."""

    FIELDS: ClassVar[Fields] = {"card": SMALL, "life": SMALL, "face_life": SMALL}

    def __init__(self, card: i32, life: i32, face_life: i32) -> None:
        self.card = card
        self.life = life
        self.face_life = face_life

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
