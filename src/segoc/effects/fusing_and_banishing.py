"""Fusion Summons for which some of the materials are banished instead."""

from typing import ClassVar

from segoc.effects.fusing import FusionSummon
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.state import State


class FusionSummonAlsoBanishing(FusionSummon):
    """Fusion Summon a monster of its materials, which go to the GY; of these cards, no more than so
    many can be materials as well, and are banished."""

    WORD: ClassVar = "fusion_summon_also_banishing"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "using": "cards",
        "banishing": "cards",
        "most": "count",
    }

    def __init__(self, cards: Cards, using: Cards, banishing: Cards, most: int) -> None:
        super().__init__(cards, using, GRAVEYARD, [], [])
        self.banishing = banishing
        self.most = most

    def gathering(self, state: State, scope: Scope, card: int) -> Gathering | None:
        gathering = super().gathering(state, scope, card)
        if gathering is not None:
            gathering.limit(gathering.bits(self.banished(state, scope)), self.most)
        return gathering
