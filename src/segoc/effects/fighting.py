"""Battles under way: the parts of their Damage Step, and who battles with whom."""

from typing import ClassVar

from segoc.effects.battles import foe_of
from segoc.kernel import event as ev
from segoc.kernel.effect import Cards, Happening
from segoc.kernel.event import Event
from segoc.kernel.scope import Scope
from segoc.kernel.state import NO_CARD, State


class Foes(Cards):
    """The monsters that battle with these, in the Damage Step that is under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.cards.find(state, scope):
            foe = foe_of(state, card)
            if foe != NO_CARD:
                found.append(foe)
        return found


class BattlePart(Happening):
    """A part of the Damage Step has begun in which one of these monsters battles with one of
    those; without any, with whichever monster."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part", "by", "against")

    def __init__(self, part: int, by: Cards, against: Cards | None) -> None:
        self.part = part
        self.by = by
        self.against = against

    def kinds(self) -> int:
        return 1 << ev.STEP_BEGAN

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.how != self.part:
            return False
        for card in self.by.find(state, scope):
            foe = foe_of(state, card)
            if foe != NO_CARD:
                return self.against is None or self.against.includes(state, scope, foe)
        return False
