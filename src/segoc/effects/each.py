"""The one monster that a clause about several is worked out for, and what is linked with it."""

from typing import ClassVar

from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.geometry import pointed_zones
from segoc.kernel.table.linked_monsters import link_monsters, pointers
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.state import NO_CARD, State


class Each(Cards):
    """Of the cards that a standing effect is about, the one that the number is worked out for."""

    WORD: ClassVar = "each"

    def find(self, state: State, scope: Scope) -> list[int]:
        return [scope.receiver] if scope.receiver >= 0 else []


class LinkedWith(Cards):
    """The monsters that are linked with one of these: one of both points to the other."""

    WORD: ClassVar = "linked_with"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.cards.find(state, scope):
            held = state.cards[card]
            if held.place != MONSTER_ZONE:
                continue
            found += [one for one in pointers(state, held.zone) if one not in found]
            if card in link_monsters(state):
                for zone in pointed_zones(held.zone, held.side, held.printed.arrows):
                    there = state.zones[zone]
                    if there != NO_CARD and state.cards[there].place == MONSTER_ZONE:
                        if there not in found:
                            found.append(there)
        return found
