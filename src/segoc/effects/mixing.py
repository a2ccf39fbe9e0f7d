"""Cards of the Deck that are hidden among the monsters, as monsters."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.effects.references import Choose
from segoc.kernel.knowledge.mixed_face_down import from_before
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.mixing_face_down import MixFaceDown
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import against_guise
from segoc.kernel.table import verbs
from segoc.kernel.table.kinds import LINK, TOKEN
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import MONSTER_ZONE, NOWHERE
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import room_for_monsters


class MixWithMonster(OnCards):
    """Special Summon these cards, which are no monsters, face-down as Normal Monsters with ATK and
    DEF 0, mixed with one of those monsters: nobody else knows which is which. `DONE` are the cards
    that were summoned."""

    WORD: ClassVar = "mix_with_monster"
    PARTS: ClassVar[Parts] = {"cards": "cards", "one_of": "cards"}

    def __init__(self, cards: Cards, one_of: Cards) -> None:
        super().__init__(cards)
        self.one_of = one_of

    def hosts(self, state: State, scope: Scope) -> list[int]:
        """The monsters that can lie face-down among them."""
        found: list[int] = []
        for card in self.one_of.find(state, scope):
            face = state.cards[card].shows()
            if not face.types & (LINK | TOKEN) and not face.also_trap:
                found.append(card)
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        if not self.hosts(state, scope) or not super().possible(state, scope):
            return False
        return room_for_monsters(state, scope.player, scope.spending) >= self.fewest(state, scope)

    def against(self, state: State, scope: Scope, card: int) -> str:
        return against_guise(state, scope.player, card)

    def needs(self) -> int:
        return 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        """They are no monsters in the Deck."""
        return 1 << NOWHERE if verb == verbs.SPECIAL_SUMMON else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        hosts = self.hosts(state, scope)
        scope.done = [refer(state.cards[card]) for card in cards]
        room = room_for_monsters(state, scope.player, [])
        wanted = self.cards.least if isinstance(self.cards, Choose) else 1
        if not hosts or len(cards) < wanted or room < len(cards):
            scope.done = []
            return
        state.push(MixFaceDown(scope.player, scope.source.card, hosts, cards))

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = [ref.card for ref in scope.done]
        there = [card for card in cards if state.cards[card].place == MONSTER_ZONE]
        run.done = len(there) > 0
        scope.done = [from_before(state.cards[card]) for card in there]
