"""Conditions: what must be so."""

from typing import ClassVar

from segoc.effects.players import player_of
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Condition, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.ties import linked
from segoc.kernel.picture import identity, layers
from segoc.kernel.table.card import AGAIN, AS_TRAP
from segoc.kernel.table.event import BY_EFFECT
from segoc.kernel.table.kinds import CONTINUOUS
from segoc.kernel.table.phases import BATTLE_STEP
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import State


class Exists(Condition):
    """There are at least so many of these cards."""

    WORD: ClassVar = "exists"
    PARTS: ClassVar[Parts] = {"cards": "cards", "count": "count"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, count: int = 1) -> None:
        self.cards = cards
        self.count = count

    def holds(self, state: State, scope: Scope) -> bool:
        return len(self.cards.find(state, scope)) >= self.count

    def has_begun(self, state: State, scope: Scope, by_equip: bool) -> bool:
        return not self.cards.equipped_by_its_effect() or self.holds(state, scope)  # CAL-099


class ExistsEach(Condition):
    """A card of each of these names."""

    WORD: ClassVar = "exists_each"
    PARTS: ClassVar[Parts] = {"cards": "cards", "names": "names+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, *names: str) -> None:
        self.cards = cards
        self.names = list(names)

    def holds(self, state: State, scope: Scope) -> bool:
        there = [identity.title(state, card) for card in self.cards.find(state, scope)]
        for name in self.names:
            if name not in there:
                return False
        return True


class More(Condition):
    """One number is greater than the other."""

    WORD: ClassVar = "more"
    PARTS: ClassVar[Parts] = {"number": "number", "than": "number"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number, than: Number) -> None:
        self.number = number
        self.than = than

    def holds(self, state: State, scope: Scope) -> bool:
        return self.number.value(state, scope) > self.than.value(state, scope)


class TurnOf(Condition):
    """It is this player's turn."""

    WORD: ClassVar = "turn_of"
    PARTS: ClassVar[Parts] = {"whose": "player"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, state: State, scope: Scope) -> bool:
        return state.turn_player == player_of(state, scope, self.whose)


class InPhase(Condition):
    """It is one of these phases (bits)."""

    WORD: ClassVar = "in_phase"
    PARTS: ClassVar[Parts] = {"phases": "phases"}

    def __init__(self, phases: int) -> None:
        self.phases = phases

    def holds(self, state: State, scope: Scope) -> bool:
        return self.phases >> state.phase & 1 == 1

    def said_phases(self) -> int:
        return self.phases


class CameBefore(Condition):
    """This card didn't come to where it lies in this turn.

    This card came to where it lies before this turn (EFX-148).
    """

    WORD: ClassVar = "came_before_this_turn"

    def holds(self, state: State, scope: Scope) -> bool:
        return state.cards[scope.source.card].came_turn < state.turn


class LiesIn(Condition):
    """This card lies in one of these places, and came there from one of those."""

    WORD: ClassVar = "lies_in"
    PARTS: ClassVar[Parts] = {"in_": "places", "from_": "places"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, in_: int, from_: int = 0) -> None:
        self.in_ = in_
        self.from_ = from_

    def holds(self, state: State, scope: Scope) -> bool:
        held = state.cards[scope.source.card]
        if not self.in_ >> held.place & 1:
            return False
        return self.from_ == 0 or self.from_ >> held.previous_place & 1 == 1


class IsContinuousSpell(Condition):
    """This card, a monster, is treated as a Continuous Spell by its own effect."""

    WORD: ClassVar = "is_continuous_spell"

    def holds(self, state: State, scope: Scope) -> bool:
        held = state.cards[scope.source.card]
        return held.treated_as == CONTINUOUS and held.summoned_by > 0


class IsContinuousTrap(Condition):
    """This card, a monster, is treated as a Continuous Trap."""

    WORD: ClassVar = "is_continuous_trap"

    def holds(self, state: State, scope: Scope) -> bool:
        return state.cards[scope.source.card].treated_as == CONTINUOUS | AS_TRAP


class HasBecome(Condition):
    """This card is the monster that its text makes of it (`forms` of the card), and has the effects
    that the text gives to it: also when it was turned face-down and face-up again.

    This card is the monster that its text makes of it: also when it has been face-down since,
    and in whichever way it came (TRM-397).
    """

    WORD: ClassVar = "has_become"
    PARTS: ClassVar[Parts] = {"form": "count"}

    def __init__(self, form: int = 1) -> None:
        self.form = form

    def holds(self, state: State, scope: Scope) -> bool:
        return state.cards[scope.source.card].form == self.form  # TRM-397


class SummonedAgain(Condition):
    """This card, a Gemini, was summoned again on the field (EFX-232)."""

    WORD: ClassVar = "summoned_again"

    TIMELESS: ClassVar[bool] = True

    def holds(self, state: State, scope: Scope) -> bool:
        return state.cards[scope.source.card].summoned_by == AGAIN


class CountsAsSummonedAgain(Clause):
    """Of Geminis: they count as summoned again, and have what they gain by that."""

    WORD: ClassVar = "counts_as_summoned_again"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.SUMMONED_AGAIN)


class Battling(Condition):
    """It is the Battle Step in which one of these monsters battles; or, `to_end`, it battles and
    the Damage Step of that battle hasn't ended."""

    WORD: ClassVar = "battling"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to_end": "yes_no"}

    def __init__(self, cards: Cards, to_end: bool = False) -> None:
        self.cards = cards
        self.to_end = to_end

    def holds(self, state: State, scope: Scope) -> bool:
        if state.battle_step != BATTLE_STEP and not self.to_end:
            return False
        for procedure in battles(state):
            for card in procedure.fighters():
                if self.cards.includes_shown(state, scope, card):
                    return True
        return False


class CausedBy(Condition):
    """What the effect is about was done by an effect of this player."""

    WORD: ClassVar = "caused_by"
    PARTS: ClassVar[Parts] = {"whose": "player"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, state: State, scope: Scope) -> bool:
        event = scope.event
        if event is None or event.why != BY_EFFECT:
            return False
        return event.player == player_of(state, scope, self.whose)


class NotSo(Condition):
    """This doesn't hold."""

    WORD: ClassVar = "not_so"
    PARTS: ClassVar[Parts] = {"condition": "condition"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: State, scope: Scope) -> bool:
        return not self.condition.holds(state, scope)


class AllSo(Condition):
    """All of these hold."""

    WORD: ClassVar = "all_so"
    PARTS: ClassVar[Parts] = {"conditions": "conditions+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = list(conditions)

    def holds(self, state: State, scope: Scope) -> bool:
        for one in self.conditions:
            if not one.holds(state, scope):
                return False
        return True

    def lets_in_damage_step(self) -> bool:
        for one in self.conditions:
            if one.lets_in_damage_step():
                return True
        return False

    def has_begun(self, state: State, scope: Scope, by_equip: bool) -> bool:
        for one in self.conditions:
            if not one.has_begun(state, scope, by_equip):
                return False
        return True


class StillLinked(Condition):
    """This card is still linked to these cards, and isn't negated: what hangs on a link is always
    judged anew (TRM-074)."""

    WORD: ClassVar = "still_linked"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, state: State, scope: Scope) -> bool:
        source = scope.source.card
        if not scope.source.same_object(state.cards[source]) or layers.negated(state, source):
            return False  # TRM-074
        tied = linked(state, source)
        for card in self.cards.find(state, scope):
            if card not in tied:
                return False
        return True
