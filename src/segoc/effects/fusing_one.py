"""Fusion Summons with one single material, whatever else the monster lists."""

from typing import ClassVar

from segoc.effects.fusing import FusionSummon, recipe_of
from segoc.effects.references import Choose
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.table import verbs
from segoc.kernel.table.event import FUSION_SUMMON, WAY
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.state import State


class FusionSummonOfOne(FusionSummon):
    """Fusion Summon a monster that lists the name of this material, using it and nothing else."""

    WORD: ClassVar = "fusion_summon_of_one"
    PARTS: ClassVar[Parts] = {"cards": "cards", "using": "cards"}

    def __init__(self, cards: Cards, using: Cards) -> None:
        super().__init__(cards, using, GRAVEYARD, [], [])

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        gathering = Gathering([1], [1])
        for one in used:
            if self.is_listed(state, card, one) and self.can_use(state, scope, one):
                way = WAY + FUSION_SUMMON
                if not prohibitions.forbidden(state, one, verbs.MATERIAL, way, card):
                    gathering.add(one, 1)
        return gathering

    def is_listed(self, state: State, card: int, material: int) -> bool:
        """By the name that it has now; not as one of an archetype or of a Type."""
        recipe = recipe_of(state, card)
        if recipe is None:
            return False
        name = identity.title(state, material)
        for part in recipe.parts:
            if part.is_one_of([name]):
                return True
        return False

    def on_targets(self) -> bool:
        return self.using.has_targets()

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if not self.using.has_targets():
            return ""
        trial = scope.copy()
        trial.aim_at([refer(state.cards[target])])
        assert isinstance(self.cards, Choose)
        for card in self.cards.candidates(state, trial):
            if self.against(state, trial, card) == "":
                return ""
        return self.rule_of_materials()
