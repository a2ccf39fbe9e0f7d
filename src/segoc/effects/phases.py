"""What effects do to battles and phases: monsters that must attack, a Battle Phase that ends."""

from typing import ClassVar

from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Clause, Filter
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import State


class InBattle(Filter):
    """One of the monsters of the attack that is under way."""

    WORD: ClassVar = "in_battle"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for procedure in battles(state):
            if card in procedure.fighters():
                return True
        return False


class MustAttack(Clause):
    """Of a monster: must attack if it can, so there must be a Battle Phase (BAT-005)."""

    WORD: ClassVar = "must_attack"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.MUST_ATTACK)


class EndsPhase(Action):
    """The phase that is under way ends, when what is done in it is over."""

    def perform(self, state: State, run: Run) -> None:
        for procedure in state.stack:
            if procedure.ends_early(state):
                run.done = True


class EndBattlePhase(EndsPhase):
    """End the Battle Phase: its End Step comes next (BAT-497)."""

    WORD: ClassVar = "end_battle_phase"


class EndMainPhase(EndsPhase):
    """End the Main Phase: nothing more is done in it, and the turn goes on."""

    WORD: ClassVar = "end_main_phase"
