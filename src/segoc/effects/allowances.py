"""What texts allow besides the rules, or count in a turn: Traps from the hand, summons."""

from typing import ClassVar

from segoc.effects.players import means
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Clause, Condition, Number
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
    """Of a Trap: its activation can also be from the hand (CRD-371)."""

    def __init__(self) -> None:
        super().__init__(en.FROM_HAND)


class TrapFromHand(Clause):
    """Of a player: can activate a Trap from the hand, once (CHG-029)."""

    def __init__(self) -> None:
        super().__init__(en.TRAPS_FROM_HAND)


class OneSummonPerTurn(Clause):
    """Of a monster: its player can summon monsters of its name in these ways (bits) only once a
    turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ways",)

    def __init__(self, ways: int = SPECIAL_WAYS) -> None:
        super().__init__(en.ONE_SUMMON, ways)
        self.ways = ways


class OneSpecialSummonEach(Clause):
    """A player can Special Summon only once a turn while this applies: what came before it applied
    doesn't count, and neither does the summon of its own card."""

    def __init__(self) -> None:
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
    """How often these players have summoned in this turn, in whichever way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for player in range(2):
            if means(state, scope, self.whose, player):
                total += summons_of(state, player)  # CHG-016
        return total


class AppliedThisTurn(Condition):
    """This card's effect with this number was applied this turn; the card is where that left it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def holds(self, state: State, scope: Scope) -> bool:
        return was_applied(state, scope, self.which - 1)


class NormalSummonedThisTurn(Condition):
    """The player has Normal Summoned or Set a monster in this turn."""

    def holds(self, state: State, scope: Scope) -> bool:
        return scope.player == state.turn_player and state.normal_summons > 0


class TributesThisTurn(Number):
    """How many monsters these players have Tributed for Tribute Summons in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def value(self, state: State, scope: Scope) -> int:
        total = 0
        for player in range(2):
            if means(state, scope, self.whose, player):
                total += tributes_of(state, player)
        return total


class ActivatedThisTurn(Condition):
    """An effect of this card was activated in this turn: any, gained ones too (TRM-229)."""

    def holds(self, state: State, scope: Scope) -> bool:
        return was_activated(state, scope.source)
