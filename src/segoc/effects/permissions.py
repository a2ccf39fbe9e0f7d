"""What players may do, or may not, by effects: clauses about players, and applying them."""

from typing import ClassVar

from segoc.effects.players import YOU, means
from segoc.kernel.language import entry as en, lingering
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Clause, Filter, Parts, Usual
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.additional_normal_summons import against_permission
from segoc.kernel.table.phases import MAIN_PHASE_1
from segoc.kernel.table.state import State


class AdditionalSummon(Clause):
    """Of a player: once, in addition to the turn's Normal Summon, can Normal Summon (not Set) a
    monster that passes the filters. All such effects share one use a turn (EFX-290)."""

    WORD: ClassVar = "additional_summon"
    PARTS: ClassVar[Parts] = {"of": "filters", "tribute": "yes_no"}

    def __init__(self, *of: Filter, tribute: bool = False) -> None:
        super().__init__(en.ADDITIONAL_SUMMON)
        self.of = list(of)
        self.tribute = tribute

    def lets_summon(self, state: State, scope: Scope, card: int, tributes: int) -> bool:
        if self.tribute and tributes == 0:
            return False
        for one in self.of:
            if not one.passes(state, scope, card):
                return False
        return True


class CannotBeUsed(Clause):
    """It can't be used (EFX-302, EFX-303): neither activated nor Set nor summoned, neither attack
    nor change its position nor be a material; and its effects don't apply.

    It can't be used: neither activated nor Set nor summoned, neither attack nor change its
    position nor be a material; and its effects don't apply (EFX-302, EFX-303, EFX-304).
    """

    WORD: ClassVar = "cannot_be_used"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.UNUSABLE)


class ApplyToPlayers(Action):
    """Let clauses apply to players for a while."""

    WORD: ClassVar = "apply_to_players"
    PARTS: ClassVar[Parts] = {"whose": "players", "clauses": "clauses", "until": "until"}
    USUAL: ClassVar[Usual] = {"whose": YOU}

    def __init__(
        self, whose: int, clauses: list[Clause], until: int = en.UNTIL_END_OF_TURN
    ) -> None:
        super().__init__()
        self.whose = whose
        self.clauses = clauses
        self.until = until

    def possible(self, state: State, scope: Scope) -> bool:
        return self.against(state, scope) == ""  # OTH-052, OTH-061

    def why_impossible(self, state: State, scope: Scope) -> str:
        return self.against(state, scope)

    def against(self, state: State, scope: Scope) -> str:
        """The rule by which a permission has nothing to give any more, or ""."""
        for player in range(2):
            if means(state, scope, self.whose, player):
                for clause in self.clauses:
                    rule = against_permission(state, player, clause)
                    if rule:
                        return rule
        return ""

    def may_do_in(self, verb: int) -> int:
        """What it lets be done later is in its text, too (TRM-461)."""
        places = 0
        for clause in self.clauses:
            for effect in clause.granted():
                for action in effect.program:
                    places |= action.may_do_in(verb)  # TRM-461
        return places

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        whose = 0
        until = self.until
        for player in range(2):
            if means(state, scope, self.whose, player):
                whose |= 1 << player
                if self.until == en.UNTIL_BATTLE_PHASE_IS_OVER:
                    until = end_of_battle_phase(state, player)
                else:
                    until = lingering.until_when(state, player, self.until)
        for clause in self.clauses:
            lingering.put_on_players(state, scope, whose, clause, until)  # OTH-052, OTH-054
        state.settle()


def end_of_battle_phase(state: State, player: int) -> int:
    """How long it is until the next Battle Phase that this player would conduct is over: in the
    first turn there is none."""
    if player != state.turn_player:
        return en.UNTIL_END_OF_NEXT_TURN
    if state.turn > 1 and state.phase <= MAIN_PHASE_1:
        return en.UNTIL_END_OF_TURN
    return en.UNTIL_END_OF_THIRD_TURN
