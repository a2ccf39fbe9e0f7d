"""Fusion Materials that are Tributed: a Fusion Monster comes of them that isn't Fusion Summoned."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.fusing import recipe_of
from segoc.effects.moving import note_spent
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import prohibitions
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import against_summoning
from segoc.kernel.summoning.summon_zones import find_zones
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import TRIBUTES
from segoc.kernel.table.event import SPECIAL_SUMMON, TRIBUTED
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.state import State


class Demand:
    """What one monster asks for, of the cards that can be Tributed."""

    def __init__(self, monster: int, gathering: Gathering) -> None:
        self.monster = monster
        self.gathering = gathering


class TributeListed(Action):
    """As a cost: Tribute, of these cards, a whole set of the materials that one of those monsters
    lists, one that the effect could summon; one of them must be so. `MADE_OF_PAID` is such a
    monster afterwards. It is no Fusion Summon, but one card can stand in for another."""

    WORD: ClassVar = "tribute_listed"
    PARTS: ClassVar[Parts] = {"for_": "cards", "using": "cards", "including": "filters"}

    def __init__(self, *, for_: Cards, using: Cards, including: Sequence[Filter] = ()) -> None:
        super().__init__()
        self.for_ = for_
        self.using = using
        self.including = list(including)

    def pays_with(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.using.find(state, scope):
            if prohibitions.forbidden(state, card, verbs.TRIBUTE):
                continue
            if not prohibitions.forbidden_to(state, scope.player, verbs.TRIBUTE, card):
                found.append(card)
        return found

    def demands(self, state: State, scope: Scope) -> list[Demand]:
        """What there is to Tribute for each monster that could come of it."""
        there = self.pays_with(state, scope)
        some = 0
        for index in range(len(there)):
            fits = True
            for one in self.including:
                fits = fits and one.passes(state, scope, there[index])
            some |= (1 if fits else 0) << index
        found: list[Demand] = []
        for monster in self.for_.find(state, scope):
            recipe = recipe_of(state, monster)
            if recipe is None or against_summoning(state, scope.player, monster, there):
                continue
            # TRM-279
            asked = recipe.for_fusion(state, scope.player, monster, there, [], SPECIAL_SUMMON)
            gathering = asked.asked_of(there)
            find_zones(state, scope.player, monster, gathering)
            gathering.insist(some)
            if gathering.possible(0):
                found.append(Demand(monster, gathering))
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.demands(state, scope)) > 0

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        demands = self.demands(state, scope)
        spot = state.spot(scope.source.card)
        picking = PickMaterials(scope.player, TRIBUTES, demands[0].gathering, "TRM-279", spot)
        picking.others = [demand.gathering for demand in demands[1:]]
        state.push(picking)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        picked = state.last_picks
        suited: list[Ref] = []
        for demand in self.demands(state, scope):
            if demand.gathering.complete(demand.gathering.bits(picked)):
                suited.append(refer(state.cards[demand.monster]))
        scope.suited = suited
        state.push(Move.of(picked, GRAVEYARD, TRIBUTED, run.reason(), scope.player, run.rule()))

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = len(state.last_moved) > 0
        scope.done = [refer(state.cards[card]) for card in state.last_moved]
        scope.paid = scope.paid + scope.done
        note_spent(state, scope, state.last_moved)
        if scope.source.card in state.last_moved:
            scope.source = refer(state.cards[scope.source.card])


class MadeOfPaid(Filter):
    """A monster of which what was paid is a whole set of materials; any, before it is paid."""

    WORD: ClassVar = "made_of_paid"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not scope.suited:
            return True
        for ref in scope.suited:
            if ref.card == card and ref.same_object(state.cards[card]):
                return True
        return False

    def asks_face(self) -> bool:
        return True
