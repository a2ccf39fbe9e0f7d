"""Fusion Summons whose materials are sent away first: the card remembers them for the monster."""

from typing import ClassVar

from segoc.effects.fusing import recipe_of
from segoc.effects.on_cards import look_through
from segoc.effects.summoning import SpecialSummon
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language import made_from
from segoc.kernel.language.action import Action
from segoc.kernel.language.made_from import SummonMaterials
from segoc.kernel.language.node import Cards, Condition, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import identity
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.table.decision import MATERIALS
from segoc.kernel.table.event import FUSION_SUMMON
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import EITHER_POSITION, GRAVEYARD
from segoc.kernel.table.state import State


def materials_among(state: State, scope: Scope, monster: int, using: Cards) -> Gathering | None:
    """What these cards are good for as materials of a Fusion Summon of this monster."""
    recipe = recipe_of(state, monster)
    if recipe is None:
        return None
    return recipe.for_fusion(state, scope.player, monster, using.find(state, scope), [])  # TRM-274


class MadeFrom(Filter):
    """A Fusion Monster that lists Fusion Materials of which there is a whole set among these
    cards."""

    WORD: ClassVar = "makeable_from"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        gathering = materials_among(state, scope, card, self.cards)
        return gathering is not None and gathering.possible(0)

    def asks_face(self) -> bool:
        return True


class SendMaterials(Action):
    """Send a whole set of the materials that this monster lists to the GY, of these cards. The card
    remembers both: `FORESEEN` is a monster of that name, and `fusion_summon_of_sent` has those
    materials."""

    WORD: ClassVar = "send_materials"
    PARTS: ClassVar[Parts] = {"of": "cards", "using": "cards"}

    def __init__(self, of: Cards, using: Cards) -> None:
        super().__init__()
        self.of = of
        self.using = using

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        look_through(state, scope, scope.player, self.using)
        for monster in self.of.find(state, scope):
            gathering = materials_among(state, scope, monster, self.using)
            if gathering is not None and gathering.possible(0):
                spot = state.spot(monster)
                state.push(PickMaterials(scope.player, MATERIALS, gathering, "CRD-163", spot))

    def perform(self, state: State, run: Run) -> None:
        player = run.scope(state).player
        state.last_moved = []
        if state.last_picks:
            move = Move.of(state.last_picks, GRAVEYARD, 0, run.reason(), player, run.rule())
            state.push(move)

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = len(state.last_moved) > 0
        sent = [refer(state.cards[card]) for card in state.last_moved]
        for monster in self.of.find(state, scope):
            if run.done and scope.source.same_object(state.cards[scope.source.card]):
                shown = refer(state.cards[monster])
                state.summon_materials.append(
                    SummonMaterials(scope.source, sent, FUSION_SUMMON, [], [], shown)
                )
        scope.done = sent


class Foreseen(Filter):
    """Has the name of the monster for which materials were sent away by an effect of this card."""

    WORD: ClassVar = "foreseen"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        record = made_from.of(state, scope.source)
        if record is None:
            return False
        return identity.title(state, card) == state.cards[record.source.card].printed.title

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class FusionSummonOfSent(SpecialSummon):
    """Fusion Summon a monster, of materials that an effect of this card sent away before."""

    WORD: ClassVar = "fusion_summon_of_sent"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, EITHER_POSITION, [], 1 << FUSION_SUMMON)

    def perform(self, state: State, run: Run) -> None:
        super().perform(state, run)
        record = made_from.of(state, run.scope(state).source)
        summon = state.stack[-1]
        if record is not None and isinstance(summon, SummonByEffect):
            summon.materials = record.materials  # SEG-171


class OwnTurnSince(Condition):
    """It is your turn with this number after the one in which this card was activated."""

    WORD: ClassVar = "own_turn_since"
    PARTS: ClassVar[Parts] = {"number": "count"}

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, state: State, scope: Scope) -> bool:
        if state.turn_player != scope.player:
            return False
        return (state.turn - state.cards[scope.source.card].came_turn + 1) // 2 == self.number
