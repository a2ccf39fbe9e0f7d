"""Fusion Materials in texts: what a monster lists, what was used for it, what is used for its own
procedure."""

from typing import ClassVar, Final

from segoc.effects.references import Targets, That
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.choosing.shuffling import shuffle_in
from segoc.kernel.language import made_from
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Filter, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.tokens import vanishes
from segoc.kernel.picture import prohibitions
from segoc.kernel.programs.program import Run, happening_of
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.summoning.materials import Part
from segoc.kernel.summoning.summon_zones import find_zones
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import MATERIALS
from segoc.kernel.table.event import FOR_SUMMON, FUSION_SUMMON
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import BANISHED, DECK, GRAVEYARD, HAND
from segoc.kernel.table.state import State

# What is done to materials that go there.
VERBS: Final[dict[int, int]] = {
    GRAVEYARD: verbs.SEND_TO_GY,
    BANISHED: verbs.BANISH,
    DECK: verbs.TO_DECK,
    HAND: verbs.TO_HAND,
}


class MadeOf(Filter):
    """A Fusion Monster that lists a card of one of these names as its material. An effect that
    Fusion Summons such a monster needs that card itself: nothing stands in for it (CRD-184)."""

    WORD: ClassVar = "made_of"
    PARTS: ClassVar[Parts] = {"names": "names+"}

    def __init__(self, *names: str) -> None:
        self.names = list(names)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for recipe in state.cards[card].printed.recipes:
            if isinstance(recipe, FusionMaterials):
                for part in recipe.parts:
                    if part.is_one_of(self.names):
                        return True
        return False

    def asks_face(self) -> bool:
        return True


def as_they_were(state: State, scope: Scope, cards: Cards) -> list[Ref]:
    """References to these monsters; targets are still those that were targeted, and what has
    happened was about what they were then, wherever they have gone by now."""
    if isinstance(cards, Targets):
        return scope.targets
    event = scope.event
    if isinstance(cards, That) and event is not None:
        happening = happening_of(state, scope)
        found: list[Ref] = []
        for index in range(len(event.cards)):
            if happening is None or happening.is_about(state, scope, event, index):
                found.append(Ref(event.cards[index].card, event.cards[index].life, 0))
        return found
    return [refer(state.cards[card]) for card in cards.find(state, scope)]


class UsedForFusion(Cards):
    """The whole set of materials of the Fusion Summon of these monsters (or of `TARGET`, where it
    was targeted), if all lie in your GY; else none."""

    WORD: ClassVar = "used_for_fusion"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def reach(self) -> int:
        return 1 << GRAVEYARD

    def asks_targets(self) -> bool:
        return isinstance(self.cards, Targets)

    def way(self) -> int:
        return FUSION_SUMMON

    def find(self, state: State, scope: Scope) -> list[int]:
        for ref in as_they_were(state, scope, self.cards):
            record = made_from.of(state, ref)
            if record is not None and record.summon_way == self.way():  # TRM-257
                found = self.whole(state, scope, record.materials)
                return found if self.are_listed(state, scope, ref.card, found) else []
        return []

    def are_listed(self, state: State, scope: Scope, monster: int, found: list[int]) -> bool:
        """Whether they are the Fusion Materials that its text lists, where they lie."""
        for recipe in state.cards[monster].printed.recipes:
            if isinstance(recipe, FusionMaterials):
                return recipe.lists(state, scope.player, monster, found)  # TRM-258
        return False

    def whole(self, state: State, scope: Scope, materials: list[Ref]) -> list[int]:
        found: list[int] = []
        for ref in materials:
            held = state.cards[ref.card]
            if not ref.same_object(held):
                return []  # CRD-181, CRD-182, CRD-212
            if held.place != GRAVEYARD or held.owner != scope.player:
                return []
            found.append(ref.card)
        return found

    def is_one_set(self) -> bool:
        return True


class HowManyUsed(Number):
    """How many materials were used for the summon of these monsters."""

    WORD: ClassVar = "materials_used"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        found = 0
        for ref in as_they_were(state, scope, self.cards):
            record = made_from.known_to(state, ref)
            if record is not None:
                found += len(record.materials)
        return found


def is_hidden(state: State, player: int, card: int) -> bool:
    """Banished face-down, or on the opponent's field: nobody can tell what it is good for."""
    held = state.cards[card]
    if held.face_up:
        return False
    if held.place == BANISHED:
        return True
    return held.side != player  # TRM-264, TRM-267


class UseListed(Action):
    """Use the Fusion Materials that this card lists for its own procedure: of these cards, which
    go there. Nothing can stand in, and it is no Fusion Summon."""

    WORD: ClassVar = "use_listed"
    PARTS: ClassVar[Parts] = {"using": "cards", "to": "place"}

    def __init__(self, using: Cards, to: int) -> None:
        super().__init__()
        self.using = using
        self.to = to

    def gathering(self, state: State, scope: Scope) -> Gathering:
        """What there is to use, such that the monster has a place to go to."""
        card = scope.source.card
        used: list[int] = []
        for one in self.using.find(state, scope):
            if is_hidden(state, scope.player, one):
                continue
            verb = VERBS[self.to]
            if prohibitions.forbidden_to(state, scope.player, verb, one):
                continue
            if vanishes(state, one, verb):  # TRM-287, TRM-290
                continue
            if not prohibitions.forbidden(state, one, verb, FOR_SUMMON):
                used.append(one)  # TRM-268
        gathering = self.recipe(state, card).for_procedure(state, scope.player, card, used)
        find_zones(state, scope.player, card, gathering)  # CRD-120
        return gathering  # CRD-185

    def recipe(self, state: State, card: int) -> FusionMaterials:
        """What is asked for."""
        for recipe in state.cards[card].printed.recipes:
            if isinstance(recipe, FusionMaterials):
                return recipe
        raise AssertionError("a card that lists no Fusion Materials")

    def possible(self, state: State, scope: Scope) -> bool:
        return self.gathering(state, scope).possible(0)

    def why_unpayable(self, state: State, scope: Scope) -> str:
        return "CRD-185"

    def pays_with(self, state: State, scope: Scope) -> list[int]:
        return self.gathering(state, scope).cards

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        gathering = self.gathering(state, scope)
        spot = state.spot(scope.source.card)
        state.push(PickMaterials(scope.player, MATERIALS, gathering, "CRD-185", spot))

    def perform(self, state: State, run: Run) -> None:
        player = run.scope(state).player
        state.push(Move.of(state.last_picks, self.to, 0, run.reason(), player, run.rule()))

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = len(state.last_moved) > 0
        scope.done = [refer(state.cards[card]) for card in state.last_moved]
        scope.paid = scope.paid + scope.done
        shuffle_in(state, state.last_moved)


class UseAsMaterials(UseListed):
    """Use these Fusion Materials for the own procedure of this card, in place of those that it
    lists for its Fusion Summon: of these cards, which go there."""

    WORD: ClassVar = "use_as_materials"
    PARTS: ClassVar[Parts] = {"parts": "parts", "using": "cards", "to": "place"}

    def __init__(self, parts: list[Part], using: Cards, to: int) -> None:
        super().__init__(using, to)
        self.parts = parts
        self.asked_for = FusionMaterials(parts)

    def recipe(self, state: State, card: int) -> FusionMaterials:
        return self.asked_for  # TRM-261
