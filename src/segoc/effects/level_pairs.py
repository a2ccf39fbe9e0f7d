"""Cards that are banished together, for a monster whose Level theirs add up to."""

from typing import ClassVar

from segoc.effects.moving import MoveCards
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import identity, values
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import against_summoning
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import SPECIAL_SUMMON
from segoc.kernel.table.places import EXTRA_DECK
from segoc.kernel.table.state import State


class BanishForLevel(MoveCards):
    """Banish the card that is meant (`TARGET`) together with one of those partners, such that their
    original Levels add up to the Level of one of these monsters. What was `DONE` to both tells
    afterwards which Level that is."""

    WORD: ClassVar = "banish_for_level"
    PARTS: ClassVar[Parts] = {"cards": "cards", "partners": "cards", "monsters": "cards"}

    def __init__(self, cards: Cards, partners: Cards, monsters: Cards) -> None:
        super().__init__(verbs.BANISH, cards)
        self.partners = partners
        self.monsters = monsters

    def fitting(self, state: State, scope: Scope, card: int) -> list[int]:
        """The partners with which this card makes a Level that is wanted."""
        found: list[int] = []
        levels: list[int] = []
        for monster in self.monsters.find(state, scope):
            if identity.has_level(state, monster):
                if not against_summoning(
                    state, scope.player, monster, [], False, SPECIAL_SUMMON, False
                ):
                    levels.append(values.level(state, monster))
        for partner in self.partners.find(state, scope):
            total = values.original_level(state, card) + values.original_level(state, partner)
            if partner != card and total in levels and self.can(state, scope, partner):
                found.append(partner)
        return found

    def feeds(self) -> int:
        """Which monster is meant then hangs on what is banished."""
        return super().feeds() | 1 << EXTRA_DECK

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        rule = super().refuses(state, scope, target)
        if rule or self.fitting(state, scope, target):
            return rule
        return self.why_impossible(state, scope)

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        state.last_picks = []
        for card in self.affected(state, run):
            partners = self.fitting(state, scope, card)
            if partners:
                spot = state.spot(scope.source.card)
                state.push(PickCards(scope.player, CARDS, partners, 1, 1, [], spot))

    def perform(self, state: State, run: Run) -> None:
        picked = state.last_picks
        cards = self.affected(state, run)
        state.last_moved = []
        if cards and picked:
            player = run.scope(state).player
            both = cards + picked
            state.push(Move.of(both, self.destination(), 0, run.reason(), player, run.rule()))
