"""Xyz Summons that an effect carries out, on a monster that is overlaid; detaching."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.effects.references import Choose
from segoc.effects.summoning import follow_summoned
from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, layers, prohibitions, values
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect, against_summoning
from segoc.kernel.table import verbs
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.event import WAY, XYZ_SUMMON
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import EITHER_POSITION
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class OverlaySummon(OnCards):
    """Special Summon a monster by overlaying it on that monster, with all its materials; treated
    as an Xyz Summon, so what can't be material of one can't be used (TRM-219)."""

    WORD: ClassVar = "overlay_summon"
    PARTS: ClassVar[Parts] = {"cards": "cards", "on": "cards"}

    def __init__(self, cards: Cards, on: Cards) -> None:
        super().__init__(cards)
        self.on = on

    def against(self, state: State, scope: Scope, card: int) -> str:
        for base in self.on.find(state, scope):
            spending = [*scope.spending, base]
            rule = self.against_base(state, scope, base, card)
            return rule or against_summoning(state, scope.player, card, spending, False, XYZ_SUMMON)
        return IMPOSSIBLE

    def against_base(self, state: State, scope: Scope, base: int, card: int) -> str:
        """The rule by which this monster can't be the material of that one, or ""."""
        if not state.cards[base].face_up:
            return "TRM-222"
        if state.cards[base].doomed == DOOMED_BY_BATTLE:
            return "BAT-405"
        way = WAY + XYZ_SUMMON
        if prohibitions.forbidden(state, base, verbs.MATERIAL, way, card):
            return "TRM-219"  # TRM-220
        if prohibitions.forbidden_to(state, scope.player, verbs.MATERIAL, base, way):
            return "TRM-219"
        return ""

    def on_targets(self) -> bool:
        return self.on.has_targets()

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if not self.on.has_targets():
            return ""
        trial = scope.copy()
        trial.aim_at([refer(state.cards[target])])
        assert isinstance(self.cards, Choose)
        rule = IMPOSSIBLE
        for card in self.cards.candidates(state, trial):
            rule = self.against(state, trial, card)
            if rule == "":
                return ""
        return rule

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SPECIAL_SUMMON else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        cards = self.affected(state, run)
        bases = self.on.find(state, scope)
        if not cards or not bases or layers.unaffected(state, bases[0], scope.source.card):
            return
        scope.done = [refer(state.cards[cards[0]])]
        summon = SummonByEffect(
            scope.player,
            cards[:1],
            EITHER_POSITION,
            0,
            scope.source,
            scope.code,
            scope.effect_no,
            [],
        )
        summon.summon_way = XYZ_SUMMON
        summon.overlaid = bases[:1]
        state.push(summon)

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)


class RankAbove(Filter):
    """Of a Rank that is just so much higher than that of this monster."""

    WORD: ClassVar = "rank_above"
    PARTS: ClassVar[Parts] = {"cards": "cards", "by": "1..12"}

    def __init__(self, cards: Cards, by: int = 1) -> None:
        self.cards = cards
        self.by = by

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_rank(state, card):
            return False
        for other in self.cards.find(state, scope):
            if identity.has_rank(state, other):
                if values.rank(state, other) + self.by == values.rank(state, card):
                    return True
        return False

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_face(self) -> bool:
        return True
