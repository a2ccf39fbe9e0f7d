"""Normal Summons that an effect carries out."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language.node import Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.normal_summon import NormalSummon, can_summon_by_effect
from segoc.kernel.table import verbs
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class NormalSummonByEffect(OnCards):
    """Normal Summon a monster from your hand, with Tributes if it needs any, besides the turn's
    own Normal Summon: immediately after the effect resolves.

    It can be negated as any summon, unless other links are still to resolve (SSC-020).
    """

    WORD: ClassVar = "normal_summon"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against(self, state: State, scope: Scope, card: int) -> str:
        if in_damage_step(state.battle_step):
            return "BAT-235"
        possible = can_summon_by_effect(state, scope.player, card)
        return "" if possible else IMPOSSIBLE

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.NORMAL_SUMMON else 0

    def follows_link(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        for card in self.affected(state, run):
            summon = NormalSummon(run.scope(state).player, card, True)
            summon.by_effect = True
            run.done = True
            # When the effect is over: it is none of what that has done.
            state.stack.insert(-1, summon)
