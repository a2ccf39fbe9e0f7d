"""Being targeted, looked back at."""

from typing import ClassVar

from segoc.kernel import event as ev
from segoc.kernel.effect import Cards, Happening
from segoc.kernel.event import Event
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
                    included = same and self.cards.includes(state, scope, record.card)
                    targeted = targeted or included
        return targeted
