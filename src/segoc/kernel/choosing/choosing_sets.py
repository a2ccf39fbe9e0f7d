"""Choosing cards that must go together: never one with which nothing could come out."""

from typing import ClassVar

from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.table.decision import FINISH, PICK, TOPICS, Option, option
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import NO_SPOT
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import (
    CARD_NOS,
    LARGEST,
    PLAYER,
    TEXT,
    Fields,
    always,
    between,
    many,
)
from segoc.kernel.table.state import State


class PickMaterials(Procedure):
    """A player chooses a set of cards that will do; it is left in `State.last_picks`."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "topic": between(0, len(TOPICS) - 1),
        "gathering": always(Gathering),
        "rule": TEXT,
        "about": between(NO_SPOT, LARGEST),
        "others": many(Gathering),
        "picks": CARD_NOS,
    }

    def __init__(
        self, player: Player, topic: int, gathering: Gathering, rule: str, about: int
    ) -> None:
        super().__init__()
        self.player = player
        # As what they are chosen, and the rule that says which will do.
        self.topic = topic
        self.rule = rule
        self.gathering = gathering
        self.about = about
        # Other demands on the same cards, in the same order: one of them all must be met.
        self.others: list[Gathering] = []
        self.picks: list[int] = []

    def copy(self) -> "PickMaterials":
        # What there is to choose from never changes while it is chosen.
        new = PickMaterials(self.player, self.topic, self.gathering, self.rule, self.about)
        new.step = self.step
        new.others = self.others.copy()
        new.picks = self.picks.copy()
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """What can be chosen was worked out from what the cards are."""
        return card not in self.gathering.cards

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        gathering = self.gathering
        chosen = gathering.bits(self.picks)
        options: list[Option] = []
        good = 0
        for index in range(len(gathering.cards)):
            if chosen >> index & 1:
                continue
            # Many are as good as another, and need not be tried.
            like = index if self.others else gathering.like(index, chosen)
            if like == index and self.possible(chosen | 1 << index):
                good |= 1 << index
            if good >> like & 1:
                options.append(option(PICK, state.spot(gathering.cards[index])))
        if self.complete(chosen):
            options.append(option(FINISH))
        state.ask(self.player, self.topic, options, self.about)

    def possible(self, chosen: int) -> bool:
        """Whether some set that will do contains these."""
        if self.gathering.possible(chosen):
            return True
        for other in self.others:
            if other.possible(chosen):
                return True
        return False

    def complete(self, chosen: int) -> bool:
        """Whether these will do as they are."""
        if self.gathering.complete(chosen):
            return True
        for other in self.others:
            if other.complete(chosen):
                return True
        return False

    def answer(self, state: State, option: Option) -> None:
        if option.verb == FINISH:
            state.last_picks = self.picks
            state.pop()
        else:
            self.picks.append(state.card_at(option.spot))
