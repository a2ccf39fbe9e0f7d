"""Synchro Materials, and those of Link Summons, in texts: what a monster was made from."""

from typing import ClassVar

from segoc.effects.fusion_materials import UsedForFusion
from segoc.kernel.language import entry as en, made_from
from segoc.kernel.language.node import Cards, Clause, Filter, Number, Parts, any_asks_names
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.event import SYNCHRO_SUMMON
from segoc.kernel.table.state import State


class UsedForSynchro(UsedForFusion):
    """The whole set of materials of the Synchro Summon of these monsters (or of `TARGET`, where
    it was targeted), if all lie in your GY; else none."""

    WORD: ClassVar = "used_for_synchro"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def way(self) -> int:
        return SYNCHRO_SUMMON

    def are_listed(self, state: State, scope: Scope, monster: int, found: list[int]) -> bool:
        """Whatever they are now: nothing is said of what it lists."""
        return True


class UsedForThis(Cards):
    """The materials of this card's summon that pass the filters, wherever they are; `came` if they
    had come to the field in one of these ways (`BY_PENDULUM`…)."""

    WORD: ClassVar = "used_for_this"
    PARTS: ClassVar[Parts] = {"that": "filters", "came": "ways"}

    def __init__(self, *that: Filter, came: int = 0) -> None:
        self.that = list(that)
        self.came = came

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        record = made_from.known_to(state, scope.source)
        if record is None:
            return found
        for index in range(len(record.materials)):
            card = record.materials[index].card
            passes = self.came == 0 or self.came_so(record, index)
            for one in self.that:
                passes = passes and one.passes(state, scope, card)
            if passes:
                found.append(card)
        return found

    def came_so(self, record: made_from.SummonMaterials, index: int) -> bool:
        """Whether it had come to the field in such a way."""
        return index < len(record.came_by) and self.came >> record.came_by[index] & 1 == 1

    def asks_names(self) -> bool:
        return any_asks_names(self.that)


class TunersOfThis(UsedForThis):
    """The Tuner of this card's Synchro Summon, wherever it is now, if it had come to the field in
    one of these ways (bits) and passes the filters; all that can have been it."""

    WORD: ClassVar = "tuner_used"
    PARTS: ClassVar[Parts] = {"that": "filters", "came": "ways"}

    def find(self, state: State, scope: Scope) -> list[int]:
        record = made_from.known_to(state, scope.source)
        if record is None:
            return []
        return [card for card in super().find(state, scope) if card in record.tuners]


class AttributeKinds(Number):
    """How many different original Attributes these monsters have."""

    WORD: ClassVar = "kinds_of_attributes"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        attributes = 0
        for card in self.cards.find(state, scope):
            attributes |= state.cards[card].printed.attribute
        count = 0
        while attributes:
            count += attributes & 1
            attributes >>= 1
        return count


class TypesAlso(Clause):
    """Has these words of a type line besides: treated as a Tuner."""

    WORD: ClassVar = "types_also"
    PARTS: ClassVar[Parts] = {"types": "types"}

    def __init__(self, types: int) -> None:
        super().__init__(en.TYPES)
        self.types = types

    def value(self, state: State, scope: Scope) -> int:
        return self.types
