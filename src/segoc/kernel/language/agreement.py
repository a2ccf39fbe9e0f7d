"""What went together when an order that monsters go together was last met (see `must_match`)."""

from typing import ClassVar

from segoc.kernel.table.ints import Bits, Player
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.record import COUNTS, PLAYER, Fields, Record, always, many


class Agreement(Record):
    """A value: the face-up monsters of a player, and of which sort each was. Who is among them
    still, unchanged, was there before all others."""

    FIELDS: ClassVar[Fields] = {
        "order": always(Ref),
        "player": PLAYER,
        "monsters": many(Ref),
        "sorts": COUNTS,
    }

    def __init__(self, order: Ref, player: Player, monsters: list[Ref], sorts: list[Bits]) -> None:
        # The card whose text asks for it.
        self.order = order
        self.player = player
        self.monsters = monsters
        self.sorts = sorts
