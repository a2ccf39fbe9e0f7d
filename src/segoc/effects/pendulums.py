"""Pendulum Cards: their scales, more Pendulum Summons, and the face-up Extra Deck."""

from typing import ClassVar

from segoc.effects.moving import MoveCards
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import values
from segoc.kernel.table import verbs
from segoc.kernel.table.kinds import PENDULUM
from segoc.kernel.table.places import EXTRA_DECK
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class ScaleOf(Number):
    """The Pendulum Scale of this card; or its original one."""

    WORD: ClassVar = "scale_of"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def value(self, state: State, scope: Scope) -> int:
        for card in self.cards.find(state, scope):
            if self.original:
                return state.cards[card].printed.scale
            return values.scale(state, card)
        return 0


class ScaleChanged(Filter):
    """Its Pendulum Scale is another than its original one."""

    WORD: ClassVar = "scale_changed"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return values.scale(state, card) != state.cards[card].printed.scale


class AdditionalPendulumSummon(Clause):
    """Of a player: once, in addition to the turn's Pendulum Summon, can Pendulum Summon monsters
    that pass the filters. All such effects share one use a turn (CRD-231)."""

    WORD: ClassVar = "additional_pendulum_summon"
    PARTS: ClassVar[Parts] = {"of": "filters"}

    def __init__(self, *of: Filter) -> None:
        super().__init__(en.ADDITIONAL_PENDULUM)
        self.of = list(of)

    def lets_summon(self, state: State, scope: Scope, card: int, tributes: int) -> bool:
        for one in self.of:
            if not one.passes(state, scope, card):
                return False
        return True


class ActivatedOnlyIf(Clause):
    """In the `text` of a Pendulum Card: as a Spell it can only be activated if this holds.

    As a Pendulum Card: it can only be activated if this holds (see `printing`).
    """

    WORD: ClassVar = "activated_only_if"
    PARTS: ClassVar[Parts] = {"condition": "condition"}

    def __init__(self, condition: Condition) -> None:
        super().__init__(en.ACTIVATED_IF)
        self.condition = condition


class ToExtraDeck(MoveCards):
    """Add these Pendulum Monsters to their owners' Extra Decks, face-up."""

    WORD: ClassVar = "to_extra_deck"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(verbs.TO_EXTRA, cards, EXTRA_DECK)

    def against(self, state: State, scope: Scope, card: int) -> str:
        if not state.cards[card].printed.types & PENDULUM:
            return IMPOSSIBLE
        return super().against(state, scope, card)
