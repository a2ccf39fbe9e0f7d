"""A summon of a monster that lies on the field already: a Flip Summon, a Gemini's second summon.

It is no summon from somewhere: while it can be negated the monster is on the field, face-up, with
all that it is. It can be targeted, moved, taken, used as cost or material; only its effects are
neither activated nor applied (NEG-012, NEG-022, NEG-023). So whatever ends the summon, the monster
is looked at again.
"""

from typing import ClassVar

from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import layers
from segoc.kernel.table.event import FOR_SUMMON, SUMMON_NEGATED
from segoc.kernel.table.ints import CardNo, Player, SummonWay
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.record import TRUTH, Fields
from segoc.kernel.table.state import State


class SummonWhereItLies(AboutCard):
    BASE: ClassVar[Fields] = {**AboutCard.BASE, "negated": TRUTH}

    def __init__(self, player: Player, card: CardNo) -> None:
        super().__init__(player, card)
        self.negated = False

    def way(self) -> SummonWay:
        """How it is summoned."""
        raise AssertionError("a summon has a way")

    def rule(self) -> str:
        """The rule by which it can be negated."""
        raise AssertionError("a summon is negated by a rule")

    def is_carried_out(self, state: State) -> bool:
        """Whether there is still something to succeed or to be negated: the monster, face-up where
        monsters are, whoever controls it by now (NEG-031, NEG-032)."""
        return state.cards[self.card].summoning  # NEG-022

    def can_be_negated(self, state: State, source: CardNo) -> bool:
        if not self.is_carried_out(state):
            return False  # NEG-031, NEG-047
        return not layers.unaffected(state, self.card, source)  # NEG-033

    def negate(self, state: State, which: list[int] | None = None) -> None:
        self.negated = True
        records = state.begin([self.card])
        state.emit(
            SUMMON_NEGATED,
            self.player,
            records,
            summon_way=self.way(),
            why=FOR_SUMMON,
            rule=self.rule(),
        )

    def come_out(self, state: State) -> None:
        if self.negated:
            self.fail(state)
        elif self.is_carried_out(state):
            self.succeed(state)  # NEG-032

    def succeed(self, state: State) -> None:
        raise AssertionError("a summon succeeds")

    def fail(self, state: State) -> None:
        """From where it lies to the GY, by rule, if what negated the summon hasn't taken it."""
        if state.cards[self.card].summoning:
            # NEG-034
            state.push(Move.of([self.card], GRAVEYARD, 0, FOR_SUMMON, self.player, "NEG-034"))
