"""Materials that are detached for a summon, by the text of the monster that is summoned."""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.moving.moves import Move
from segoc.kernel.table.decision import MATERIALS
from segoc.kernel.table.event import FOR_SUMMON
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import CARD_NO, COUNT, PLAYER, Fields
from segoc.kernel.table.state import State


class DetachForSummon(Procedure):
    """Choose so many of the materials under a monster, and send them to the GY."""

    FIELDS: ClassVar[Fields] = {"player": PLAYER, "host": CARD_NO, "count": COUNT}

    # Steps.
    PICK: Final = 0
    DETACH: Final = 1

    def __init__(self, player: Player, host: CardNo, count: int) -> None:
        super().__init__()
        self.player = player
        self.host = host
        self.count = count

    def copy(self) -> "DetachForSummon":
        new = DetachForSummon(self.player, self.host, self.count)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.PICK:
            under = state.under.get(self.host, []).copy()
            spot = state.spot(self.host)
            count = self.count
            state.push(PickCards(self.player, MATERIALS, under, count, count, [], spot))
        elif step == self.DETACH:
            state.push(Move.of(state.last_picks, GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-217"))
        else:
            state.pop()
