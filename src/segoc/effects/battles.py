"""What battles do: damage, and destruction by a monster."""

from typing import ClassVar

from segoc.effects.players import means
from segoc.kernel.language.node import Cards, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import NO_CARD, State


def foe_of(state: State, card: int) -> int:
    """The monster that this one battles in the Damage Step that is under way, or NO_CARD."""
    for procedure in battles(state):
        foe = procedure.foe_of(card)
        if foe != NO_CARD:
            return foe
    return NO_CARD


class DestroyedByBattle(Happening):
    """These cards were destroyed in a battle with one of those monsters, and came there."""

    WORD: ClassVar = "destroyed_by_battle"
    PARTS: ClassVar[Parts] = {"by": "cards", "cards": "cards", "to": "places"}

    def __init__(self, by: Cards, cards: Cards, to: int = 0) -> None:
        self.by = by
        self.cards = cards
        self.to = to

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.why != ev.BY_BATTLE or not event.move_tags & ev.DESTROYED:
            return False
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return True
        return False

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        if self.to and not self.to >> event.cards[index].to_place & 1:
            return False  # BAT-448
        # What is sent there as a monster is one there; what is only destroyed was one.
        if self.to and self.cards.kinds_said() == 1 << MONSTER:
            if not state.cards[event.cards[index].card].printed.is_monster:
                return False  # BAT-447
        if not self.is_by(state, scope, event, foe_of(state, event.cards[index].card)):
            return False
        return self.cards.included(state, scope, event, index)  # TRM-327

    def is_by(self, state: State, scope: Scope, event: Event, foe: int) -> bool:
        """The monster that has destroyed it is meant; of one that was destroyed as well it is asked
        as it was."""
        if foe == NO_CARD:
            return False
        for index in range(len(event.cards)):
            if event.cards[index].card == foe:
                return self.by.included(state, scope, event, index)  # BAT-444
        return self.by.includes(state, scope, foe)


class BattleDamage(Happening):
    """A player took battle damage from a monster that is meant; perhaps by a direct attack."""

    WORD: ClassVar = "battle_damage"
    PARTS: ClassVar[Parts] = {"whose": "whose", "by": "cards", "direct": "yes_no"}

    def __init__(self, whose: int, by: Cards | None = None, direct: bool = False) -> None:
        self.whose = whose
        self.by = by
        self.direct = direct

    def kinds(self) -> int:
        return 1 << ev.DAMAGE

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.why != ev.BY_BATTLE or not means(state, scope, self.whose, event.player):
            return False
        source = event.source
        if source is None:
            return False
        if self.direct and foe_of(state, source.card) != NO_CARD:
            return False
        return self.by is None or self.by.includes(state, scope, source.card)
