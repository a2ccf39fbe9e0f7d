"""Placing or removing counters on cards that a player chooses: one choice a counter, and all of
them at once when everything is chosen."""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.picture.counters import counters_on, kinds_on, may_place, put, room_for
from segoc.kernel.table.counter_kinds import ANY_COUNTER
from segoc.kernel.table.decision import CARDS, COSTS
from segoc.kernel.table.event import AS_COST, BY_EFFECT, COUNTERS_PLACED, COUNTERS_REMOVED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import (
    CARD_NO_OR_NONE,
    CARD_NOS,
    COUNT,
    COUNTS,
    PLAYER,
    TRUTH,
    Fields,
)
from segoc.kernel.table.state import State


class ShareCounters(Procedure):
    """So many counters on or from these cards; `State.last_moved` tells from which."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "source": CARD_NO_OR_NONE,
        "kind": COUNT,
        "left": COUNT,
        "cards": CARD_NOS,
        "place": TRUTH,
        "cost": TRUTH,
        "picks": CARD_NOS,
        "kinds": COUNTS,
    }

    # Steps.
    CHOOSE: Final = 0
    COUNT: Final = 1
    DONE: Final = 2

    def __init__(
        self,
        player: Player,
        source: int,
        kind: int,
        left: int,
        cards: list[CardNo],
        place: bool,
        cost: bool,
    ) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.kind = kind
        self.left = left
        self.cards = cards
        self.place = place
        self.cost = cost
        # What each counter will be placed on or taken from, and its kind.
        self.picks: list[int] = []
        self.kinds: list[int] = []

    def copy(self) -> "ShareCounters":
        new = ShareCounters(
            self.player,
            self.source,
            self.kind,
            self.left,
            self.cards.copy(),
            self.place,
            self.cost,
        )
        new.step = self.step
        new.picks = self.picks.copy()
        new.kinds = self.kinds.copy()
        return new

    def run(self, state: State) -> None:
        if self.step == self.CHOOSE:
            self.choose(state)
        elif self.step == self.COUNT:
            self.count(state, state.last_picks[0])
        else:
            state.last_moved = self.picks
            state.pop()

    def choose(self, state: State) -> None:
        candidates = [card for card in self.cards if self.can(state, card)]
        if self.left == 0 or not candidates:
            self.step = self.DONE
            self.carry_out(state)
            return
        if not self.place and self.takes_all(state, candidates):
            self.step = self.CHOOSE
            return
        self.step = self.COUNT
        topic = COSTS if self.cost else CARDS
        spot = state.spot(self.source)
        state.push(PickCards(self.player, topic, candidates, 1, 1, [], spot))

    def takes_all(self, state: State, cards: list[CardNo]) -> bool:
        """Where all must go there is nothing to choose: take them; else take none."""
        there = 0
        for card in cards:
            there += counters_on(state, card, self.kind) - self.picks.count(card)
        if there > self.left:
            return False
        for card in cards:
            while self.can(state, card):
                self.count(state, card)
        return True

    def can(self, state: State, card: CardNo) -> bool:
        """Whether one more can be placed there, or taken, beside those that were chosen."""
        chosen = self.picks.count(card)
        if not self.place:
            return counters_on(state, card, self.kind) > chosen
        if not may_place(state, card, self.kind, self.source):
            return False
        return chosen == 0 or room_for(state, card, self.kind) > chosen

    def count(self, state: State, card: CardNo) -> None:
        kind = self.kind if self.kind != ANY_COUNTER else self.next_kind(state, card)
        self.picks.append(card)
        self.kinds.append(kind)
        self.left -= 1
        self.step = self.CHOOSE

    def next_kind(self, state: State, card: CardNo) -> int:
        """Of any kind: the first of which not all were chosen."""
        for kind in kinds_on(state, card):
            if counters_on(state, card, kind) > self.chosen(card, kind):
                return kind
        raise AssertionError("a counter is left")

    def chosen(self, card: CardNo, kind: int) -> int:
        count = 0
        for index in range(len(self.picks)):
            if self.picks[index] == card and self.kinds[index] == kind:
                count += 1
        return count

    def carry_out(self, state: State) -> None:
        """All of it at the same moment, a card and a kind at a time."""
        if not self.picks:
            return
        state.tick()
        told: list[tuple[int, int]] = []
        for index in range(len(self.picks)):
            one = (self.picks[index], self.kinds[index])
            if one in told:
                continue
            told.append(one)
            count = self.chosen(one[0], one[1])
            put(state, one[0], one[1], count if self.place else -count)
            tell_counters(state, self.player, one[0], one[1], count, self.place, self.cost)
        state.settle()


def tell_counters(
    state: State, player: Player, card: CardNo, kind: int, count: int, placed: bool, cost: bool
) -> None:
    what = COUNTERS_PLACED if placed else COUNTERS_REMOVED
    why = AS_COST if cost else BY_EFFECT
    rule = "EFX-260" if placed else "EFX-262"
    state.emit(what, player, [state.snapshot(card)], why=why, amounts=[count, kind], rule=rule)
