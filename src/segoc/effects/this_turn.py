"""What texts allow besides the rules, or count in a turn: Traps from the hand, summons."""

from typing import ClassVar

from segoc.effects.players import means
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Clause, Condition, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.summons_this_turn import (
    summoned_beside,
    summons_of,
    tributes_of,
    was_activated,
    was_applied,
)
from segoc.kernel.table import verbs
from segoc.kernel.table.event import SPECIAL_WAYS
from segoc.kernel.table.state import State


class FromHand(Clause):
    """Of a Trap, in its `text`: its activation can also be from the hand (CRD-371)."""

    WORD: ClassVar = "from_hand"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.FROM_HAND)


class TrapFromHand(Clause):
    """Of a player: can activate a Trap Card from the hand, once (CHG-029)."""

    WORD: ClassVar = "trap_from_hand"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.TRAPS_FROM_HAND)


class OneSummonPerTurn(Clause):
    """In the `text` of a monster: you can Special Summon monsters of its name only once a turn, in
    whichever way, or in these ways. Only successes count (CHG-015)."""

    WORD: ClassVar = "one_special_summon_per_turn"
    PARTS: ClassVar[Parts] = {"in_": "ways"}

    def __init__(self, in_: int = SPECIAL_WAYS) -> None:
        super().__init__(en.ONE_SUMMON, in_)
        self.in_ = in_


class OneSpecialSummonEach(Clause):
    """Of players, in a `standing` effect: each of them can Special Summon only once a turn while it
    applies. What came before doesn't count, nor does the summon of this card."""

    WORD: ClassVar = "one_special_summon_each"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON

    def counts_summons(self) -> bool:
        return True

    def binds(self, state: State, scope: Scope, player: int) -> bool:
        return summoned_beside(state, player, scope.source)


class SummonsThisTurn(Number):
    """How often a player has summoned in this turn, in whichever way: only successes count, and
    monsters that came together were summoned once (CHG-016)."""

    WORD: ClassVar = "summons_this_turn"
    PARTS: ClassVar[Parts] = {"whose": "players"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for player in range(2):
            if means(state, scope, self.whose, player):
                total += summons_of(state, player)  # CHG-016
        return total


class AppliedThisTurn(Condition):
    """This card's effect with this number was applied this turn; if the card was spent for it, it
    is still where that left it."""

    WORD: ClassVar = "applied_this_turn"
    PARTS: ClassVar[Parts] = {"which": "count"}

    def __init__(self, which: int) -> None:
        self.which = which

    def holds(self, state: State, scope: Scope) -> bool:
        return was_applied(state, scope, self.which - 1)


class NormalSummonedThisTurn(Condition):
    """You have Normal Summoned or Set a monster in this turn, whatever became of that."""

    WORD: ClassVar = "normal_summoned_this_turn"

    def holds(self, state: State, scope: Scope) -> bool:
        return scope.player == state.turn_player and state.normal_summons > 0


class TributesThisTurn(Number):
    """How many monsters these players have Tributed in this turn for Tribute Summons that have
    succeeded."""

    WORD: ClassVar = "tributes_this_turn"
    PARTS: ClassVar[Parts] = {"whose": "players"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for player in range(2):
            if means(state, scope, self.whose, player):
                total += tributes_of(state, player)
        return total


class ActivatedThisTurn(Condition):
    """An effect of this card was activated this turn, one that it gained as well (TRM-229)."""

    WORD: ClassVar = "activated_this_turn"

    def holds(self, state: State, scope: Scope) -> bool:
        return was_activated(state, scope.source)
