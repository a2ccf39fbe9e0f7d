"""Words about link markers: linked and co-linked monsters, and the zones that are pointed to."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.summoning import SpecialSummon
from segoc.kernel.language.node import Cards, Clause, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.summoning.summon_zones import is_free, zones_for
from segoc.kernel.table.geometry import pointed_zones
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.linked_monsters import co_linked_with, in_extra_link, is_linked, pointers
from segoc.kernel.table.places import EITHER_POSITION, MONSTER_ZONE
from segoc.kernel.table.state import State


class InLinkState(Filter):
    """Linked: pointed to, or pointing to another monster; `mutual`: co-linked (CRD-039)."""

    WORD: ClassVar = "in_link_state"
    PARTS: ClassVar[Parts] = {"mutual": "yes_no"}

    def __init__(self, mutual: bool = False) -> None:
        self.mutual = mutual

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if self.mutual:
            return len(co_linked_with(state, card)) > 0
        return is_linked(state, card)


class InExtraLink(Filter):
    """One of the monsters that form an Extra Link (CRD-042)."""

    WORD: ClassVar = "in_extra_link"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return in_extra_link(state, card)


class PointedTo(Filter):
    """In a zone that some Link Monster points to, whosever it is."""

    WORD: ClassVar = "pointed_to"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return held.place == MONSTER_ZONE and len(pointers(state, held.zone)) > 0


class RatingIs(Filter):
    """A Link Monster with a rating in this range."""

    WORD: ClassVar = "link_rating"
    PARTS: ClassVar[Parts] = {"least": "1..8", "most": "1..8"}

    def __init__(self, least: int, most: int = 8) -> None:
        self.least = least
        self.most = most

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.types(state, card) & LINK:
            return False
        return self.least <= state.cards[card].printed.level <= self.most

    def asks_face(self) -> bool:
        return True


class CoLinked(Cards):
    """The monsters that this card points to and that point to this card."""

    WORD: ClassVar = "co_linked_with_this"

    def find(self, state: State, scope: Scope) -> list[int]:
        return co_linked_with(state, scope.source.card)


class SummonWherePointed(SpecialSummon):
    """Special Summon to zones of the own field that this card points to."""

    WORD: ClassVar = "special_summon_where_pointed"
    PARTS: ClassVar[Parts] = {"cards": "cards", "in_": "summon_positions", "with_": "clauses"}

    def __init__(
        self, cards: Cards, in_: int = EITHER_POSITION, with_: Sequence[Clause] = ()
    ) -> None:
        super().__init__(cards, in_, with_)

    def zones(self, state: State, scope: Scope) -> list[int]:
        """The zones that this card points to, as far as they are free."""
        source = state.cards[scope.source.card]
        found: list[int] = []
        if source.place == MONSTER_ZONE and scope.source.same_object(source):
            for zone in pointed_zones(source.zone, source.side, source.printed.arrows):
                if is_free(state, zone, scope.spending):
                    found.append(zone)
        return found

    def against(self, state: State, scope: Scope, card: int) -> str:
        return super().against(state, scope, card) or self.against_zones(state, scope, card)

    def against_zones(self, state: State, scope: Scope, card: int) -> str:
        free = zones_for(state, scope.player, card, scope.spending, [])
        for zone in self.zones(state, scope):
            if zone in free:
                return ""
        return "SEG-020"

    def capacity(self, state: State, scope: Scope) -> int:
        return min(super().capacity(state, scope), len(self.zones(state, scope)))

    def perform(self, state: State, run: Run) -> None:
        zones = self.zones(state, run.scope(state))
        super().perform(state, run)
        summon = state.stack[-1]
        if isinstance(summon, SummonByEffect):
            summon.within = zones
