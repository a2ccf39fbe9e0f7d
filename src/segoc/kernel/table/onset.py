"""Since when what stands applies to a monster's ATK and DEF.

What counts on top of what goes by time (EFX-181…EFX-202), and an effect that stands counts
from when it began to apply to that monster, not from when its card came: its condition may
hold at some times only, and it may have been negated for a while.
"""

from typing import TYPE_CHECKING, ClassVar

from segoc.kernel.table.ints import CardNo, Code, EffectNo, Moment
from segoc.kernel.table.record import CARD_NO, INT, Fields, Record

if TYPE_CHECKING:
    from segoc.kernel.table.state import State


class Onset(Record):
    """A value: an effect of a card has applied to another card since that moment."""

    FIELDS: ClassVar[Fields] = {
        "card": CARD_NO,
        "code": INT,
        "effect_no": INT,
        "receiver": CARD_NO,
        "moment": INT,
    }

    def __init__(
        self, card: CardNo, code: Code, effect_no: EffectNo, receiver: CardNo, moment: Moment
    ) -> None:
        self.card = card
        self.code = code
        self.effect_no = effect_no
        self.receiver = receiver
        self.moment = moment


def onset(state: "State", card: CardNo, code: Code, number: int, receiver: CardNo) -> Onset:
    """Since when it has applied, as it was noted; otherwise since now."""
    for one in state.onsets:
        if one.card == card and one.receiver == receiver:
            if one.code == code and one.effect_no == number:
                return one
    return Onset(card, code, number, receiver, state.moment)
