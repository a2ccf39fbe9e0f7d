"""Being targeted: by which effects a card can't be, and looked back at."""

from typing import ClassVar

from segoc.kernel import entry as en
from segoc.kernel import event as ev
from segoc.kernel.event import Event
from segoc.kernel.node import Cards, Clause, Filter, Happening
from segoc.kernel.scope import Scope
from segoc.kernel.state import State


class WasTargeted(Happening):
    """Cards that are meant were the targets of an effect whose turn to be processed came,
    negated or not. An activation that was negated has targeted nothing (EFX-066)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.RESOLVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        # What the chain did is still to come to a window, or is what this one is about.
        told = state.happened if state.happened else state.now
        targeted = False
        for earlier in told:
            if earlier.numbers != event.numbers:
                continue
            if earlier.kind == ev.NEGATED and earlier.how == 0:
                return False  # EFX-066
            if earlier.kind == ev.TARGETED:
                for record in earlier.cards:
                    # As the object that it was: in the GY, say, it was another one.
                    same = state.cards[record.card].life == record.life
                    included = same and self.cards.includes_shown(state, scope, record.card)
                    targeted = targeted or included
        return targeted


class NotTargetedBy(Clause):
    """Can't be targeted by the effects of cards that pass the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters",)

    def __init__(self, filters: list[Filter]) -> None:
        super().__init__(en.UNTARGETED)
        self.filters = filters

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True
