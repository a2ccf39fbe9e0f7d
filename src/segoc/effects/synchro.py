"""Synchro Summons that an effect carries out."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.fusing import SummonUsing
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.node import Cards, Clause, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.summoning.materials import Stock, SynchroMaterials
from segoc.kernel.summoning.revive_limit import OWN_WAY, takes
from segoc.kernel.table.event import SYNCHRO_SUMMON
from segoc.kernel.table.places import EXTRA_DECK, GRAVEYARD
from segoc.kernel.table.state import State


class SynchroSummon(SummonUsing):
    """Synchro Summon a monster from the Extra Deck of the player's monsters on the field."""

    WORD: ClassVar = "synchro_summon"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "using": "cards",
        "including": "filters",
        "with_": "clauses",
    }

    def __init__(
        self,
        cards: Cards,
        using: Cards,
        including: Sequence[Filter] = (),
        with_: Sequence[Clause] = (),
    ) -> None:
        super().__init__(cards, using, GRAVEYARD, including, with_)

    def how(self) -> int:
        return SYNCHRO_SUMMON

    def rule_of_materials(self) -> str:
        return "CRD-201"

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        held = state.cards[card]
        if held.place != EXTRA_DECK or not takes(held, OWN_WAY):
            return None
        for recipe in held.printed.recipes:
            if isinstance(recipe, SynchroMaterials):
                if recipe.is_hopeless(state, card, Stock(state, used)):
                    return None
                return recipe.among(state, scope.player, card, used)
        return None
