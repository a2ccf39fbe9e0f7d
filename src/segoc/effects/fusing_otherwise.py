"""Special Summons of Fusion Monsters with what they list that are no Fusion Summons."""

from typing import ClassVar

from segoc.effects.fusing import FusionSummon, recipe_of
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.summoning.special_summon_by_effect import rule_of_text
from segoc.kernel.table import verbs
from segoc.kernel.table.event import IGNORING, SPECIAL_SUMMON, WAY
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.state import State


class SummonOfListed(FusionSummon):
    """Special Summon a Fusion Monster from the Extra Deck, ignoring its summoning conditions, with
    what its text lists: that goes away, but isn't used as Fusion Material, and nothing stands in
    for it."""

    WORD: ClassVar = "summon_with_listed"
    PARTS: ClassVar[Parts] = {"cards": "cards", "using": "cards", "to": "place"}

    def __init__(self, cards: Cards, using: Cards, to: int) -> None:
        super().__init__(cards, using, to, [], [])

    def how(self) -> int:
        return SPECIAL_SUMMON  # TRM-263

    def against(self, state: State, scope: Scope, card: int) -> str:
        if prohibitions.forbidden(state, card, verbs.SPECIAL_SUMMON, IGNORING):
            return rule_of_text(state, card)
        way = WAY + SPECIAL_SUMMON
        if prohibitions.forbidden_to(state, scope.player, verbs.SPECIAL_SUMMON, card, way):
            return rule_against(state, scope.player, card, way)
        gathering = self.gathering(state, scope, card)
        possible = gathering is not None and gathering.possible(0)
        return "" if possible else self.rule_of_materials()

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        recipe = recipe_of(state, card)
        if recipe is None or len(used) < recipe.fewest:
            return None
        held = state.cards[card]
        lists = Scope(scope.player, refer(held), held.printed.code, 0)
        gathering = Gathering(
            [part.least for part in recipe.parts], [part.most for part in recipe.parts]
        )
        for one in used:
            roles = recipe.roles(state, lists, one) if self.can_use(state, scope, one) else 0
            if roles:
                # Nobody asks whether it can be a material.
                gathering.add(one, roles)  # TRM-263
        return gathering

    def rule_of_materials(self) -> str:
        return "TRM-263"

    def why_impossible(self, state: State, scope: Scope) -> str:
        return self.rule_of_materials()
