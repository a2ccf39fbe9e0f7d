"""A card that is determined to go somewhere: one item of a move."""

from typing import ClassVar

from segoc.kernel.table.ints import Bits, CardNo, Place
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.record import CARD_NO, CARD_NO_OR_NONE, INT, TEXT, TRUTH, Fields, Record


@mypyc_attr(free_list_len=1)
class MoveItem(Record):
    FIELDS: ClassVar[Fields] = {
        "card": CARD_NO,
        "destination": INT,
        "tags": INT,
        "why": INT,
        "rule": TEXT,
        "cause": CARD_NO,
        "by": INT,
        "source": CARD_NO_OR_NONE,
        "effect_no": INT,
        "goal": INT,
        "certain": TRUTH,
        "instead": INT,
    }

    def __init__(
        self, card: CardNo, destination: Place, tags: Bits, why: int, rule: str, cause: int = -1
    ) -> None:
        self.card = card
        self.destination = destination
        self.tags = tags
        self.why = why
        self.rule = rule
        # The card because of which it goes too, or -1.
        self.cause = cause
        # Whose effect takes it along, the card that has it, and its number there; -1 for what the
        # move is made by.
        self.by = -1
        self.source = -1
        self.effect_no = -1
        # Where it really goes, once that is known.
        self.goal = -1
        # Nothing can prevent it any more: that was asked when it was determined.
        self.certain = False
        # The Spell & Trap Zone that it is placed in instead, or -1 (CRD-303).
        self.instead = -1

    def copy(self) -> "MoveItem":
        new = MoveItem(self.card, self.destination, self.tags, self.why, self.rule, self.cause)
        new.by = self.by
        new.source = self.source
        new.effect_no = self.effect_no
        new.goal = self.goal
        new.certain = self.certain
        new.instead = self.instead
        return new
