"""Synchro Summons that effects let a player carry out."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.synchro_xyz_link import Limits, SummonOfMaterials, can_be_made
from segoc.kernel.table import verbs
from segoc.kernel.table.event import SYNCHRO_SUMMON
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import State


class SynchroSummon(OnCards):
    """Synchro Summon a monster from the Extra Deck, immediately after the effect resolves: by the
    rules, of the player's monsters, or `only` of these, `including` one of those.

    The effect has summoned nothing then, and the summon can be negated as any, unless other links
    are still to resolve.
    """

    WORD: ClassVar = "synchro_summon"
    PARTS: ClassVar[Parts] = {"cards": "cards", "only": "cards", "including": "filters"}

    def __init__(
        self, cards: Cards, only: Cards | None = None, including: Sequence[Filter] = ()
    ) -> None:
        super().__init__(cards)
        self.only = only
        self.including = list(including)

    def follows_link(self) -> bool:
        return True

    def recipe_no(self, state: State, card: int) -> int:
        """Which of the ways in its text is a Synchro Summon, or -1."""
        recipes = state.cards[card].printed.recipes
        for number in range(len(recipes)):
            if recipes[number].summon_way() == SYNCHRO_SUMMON:
                return number
        return -1

    def limits(self, state: State, scope: Scope, card: int, number: int) -> Limits:
        only = None if self.only is None else self.only.find(state, scope)
        limits = Limits(only, None, scope.spending)
        if self.including:
            limits.one_of = []
            recipe = state.cards[card].printed.recipes[number]
            for one in limits.candidates(state, scope.player, card, recipe).cards:
                if self.is_included(state, scope, one):
                    limits.one_of.append(one)
        return limits

    def is_included(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.including:
            if not one.passes(state, scope, card):
                return False
        return True

    def against(self, state: State, scope: Scope, card: int) -> str:
        if in_damage_step(state.battle_step):
            return "BAT-486"
        number = self.recipe_no(state, card)
        if number < 0:
            return self.why_impossible(state, scope)
        why: list[Reason] = []
        limits = self.limits(state, scope, card, number)
        can_be_made(state, scope.player, card, number, limits, why)
        return why[0].rule if why else ""

    def why_impossible(self, state: State, scope: Scope) -> str:
        return "CRD-201"

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SPECIAL_SUMMON else 0  # SSC-026

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        for card in self.affected(state, run):
            number = self.recipe_no(state, card)
            limits = self.limits(state, scope, card, number)
            summon = SummonOfMaterials(scope.player, [card], state.cards[card].printed.code, number)
            summon.by_effect = True  # SSC-033
            summon.only = limits.only or []
            summon.one_of = limits.one_of or []
            run.done = True
            # When the effect is over: it is none of what that has done.
            state.stack.insert(-1, summon)  # SSC-027
