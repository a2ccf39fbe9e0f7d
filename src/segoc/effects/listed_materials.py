"""What Fusion Monsters list, and what was used for them, one by one; monsters that a card's own
effect has Fusion Summoned."""

from typing import ClassVar

from segoc.effects.fusion_materials import as_they_were
from segoc.effects.references import Targets
from segoc.kernel.language import made_from
from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.table.event import FUSION_SUMMON
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.state import State


class ListsExactly(Filter):
    """A Fusion Monster that lists just so many materials."""

    WORD: ClassVar = "lists_exactly"
    PARTS: ClassVar[Parts] = {"number": "count"}

    def __init__(self, number: int) -> None:
        self.number = number

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for recipe in state.cards[card].printed.recipes:
            if isinstance(recipe, FusionMaterials):
                least = 0
                most = 0
                for part in recipe.parts:
                    least += part.least
                    most += part.most
                return least == self.number and most == self.number
        return False

    def asks_face(self) -> bool:
        return True


class MaterialsInGy(Cards):
    """Those Fusion Materials of a monster that lie in your GY, each for itself: what was used for
    its Fusion Summon; if so said, also what its text lists, used or not."""

    WORD: ClassVar = "each_used_for_fusion"
    PARTS: ClassVar[Parts] = {"cards": "cards", "or_listed": "yes_no"}

    def __init__(self, cards: Cards, or_listed: bool = False) -> None:
        self.cards = cards
        self.or_listed = or_listed

    def reach(self) -> int:
        return 1 << GRAVEYARD

    def asks_targets(self) -> bool:
        return isinstance(self.cards, Targets)

    def find(self, state: State, scope: Scope) -> list[int]:
        monsters = as_they_were(state, scope, self.cards)
        found: list[int] = []
        for card in state.pile(scope.player, GRAVEYARD):
            for monster in monsters:
                if self.was_used(state, monster, card) or self.is_listed(
                    state, scope, monster, card
                ):
                    found.append(card)
                    break
        return found

    def was_used(self, state: State, monster: Ref, card: int) -> bool:
        record = made_from.of(state, monster)
        if record is None or record.summon_way != FUSION_SUMMON:
            return False
        for material in record.materials:
            if material.same_object(state.cards[card]):  # TRM-262
                return True
        return False

    def is_listed(self, state: State, scope: Scope, monster: Ref, card: int) -> bool:
        held = state.cards[monster.card]
        if not self.or_listed or not state.cards[card].printed.is_monster or monster.card == card:
            return False
        lists = Scope(scope.player, refer(held), held.printed.code, 0)
        for recipe in held.printed.recipes:  # TRM-256
            if isinstance(recipe, FusionMaterials):
                for part in recipe.parts:
                    if part.suits(state, lists, card):
                        return True
        return False


class FusionSummonedByThis(Filter):
    """Was Fusion Summoned by an effect of this card; that may have gone to the GY since then."""

    WORD: ClassVar = "fusion_summoned_by_this"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        record = made_from.of(state, refer(state.cards[card]))
        if record is None or record.summon_way != FUSION_SUMMON:
            return False
        source = record.source
        # A card that has moved once is the next object. If it is its own cost, it was there before.
        life = scope.as_activated.life if isinstance(scope, Link) else scope.source.life
        return source.card == scope.source.card and life - source.life <= 1
