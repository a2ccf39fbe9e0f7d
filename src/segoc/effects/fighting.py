"""Battles under way: the parts of their Damage Step, and who battles with whom."""

from typing import ClassVar

from segoc.effects.battles import foe_of
from segoc.effects.players import EITHER, means
from segoc.kernel.language.node import Cards, Condition, Filter, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.phases import (
    CALCULATION,
    END_STEP,
    START_STEP,
    in_damage_step,
)
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import NO_CARD, State


class Foes(Cards):
    """The monster that battles with one of these, in the Damage Step; none before it, and none
    against a direct attack."""

    WORD: ClassVar = "foe"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.cards.find(state, scope):
            foe = foe_of(state, card)
            if foe != NO_CARD:
                found.append(foe)
        return found


def battles_now(state: State, card: int) -> bool:
    """It battles, with a monster or directly."""
    for procedure in battles(state):
        if card in procedure.fighters():
            return True
    return False


def is_fought(state: State) -> bool:
    """The battle of this Damage Step has not been called off before damage calculation."""
    for procedure in battles(state):
        if procedure.is_fought():
            return True
    return False


class BattlePart(Happening):
    """A part of the Damage Step (`segoc.kernel.table.phases`) has begun in which one of these
    monsters battles, with one of those. As `if_=`: what else happens then is no matter."""

    WORD: ClassVar = "battles"
    PARTS: ClassVar[Parts] = {"part": "damage_part", "by": "cards", "against": "cards"}

    def __init__(self, part: int, by: Cards, against: Cards | None = None) -> None:
        self.part = part
        self.by = by
        self.against = against

    def kinds(self) -> int:
        return 1 << ev.STEP_BEGAN

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.step_begun != self.part or not is_fought(state):  # BAT-250
            return False
        for card in self.by.find(state, scope):
            foe = foe_of(state, card)
            if foe != NO_CARD:
                return self.against is None or self.is_meant(state, scope, self.against, foe)
            if self.against is None and battles_now(state, card):
                return True
        return False

    def is_meant(self, state: State, scope: Scope, those: Cards, foe: int) -> bool:
        """Whether it battles one of those: by how that monster was when damage was calculated."""
        for procedure in battles(state):
            event = procedure.as_fought()
            if event is not None:
                for index in range(len(event.cards)):
                    if event.cards[index].card == foe:
                        return those.included(state, scope, event, index)  # BAT-254
        return those.includes_shown(state, scope, foe)


class AttackPart(Happening):
    """A part of the Damage Step (`segoc.kernel.table.phases`) has begun, of an attack by one of
    these monsters, on whatever it is."""

    WORD: ClassVar = "attacks_in"
    PARTS: ClassVar[Parts] = {"part": "damage_part", "by": "cards"}

    def __init__(self, part: int, by: Cards) -> None:
        self.part = part
        self.by = by

    def kinds(self) -> int:
        return 1 << ev.STEP_BEGAN

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.step_begun != self.part:
            return False
        for card in self.by.find(state, scope):
            for procedure in battles(state):
                if procedure.is_attack_of(card):
                    return True
        return False


class Attacking(Filter):
    """It attacks now: from the declaration of its attack until the end of the Damage Step."""

    WORD: ClassVar = "attacking"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for procedure in battles(state):
            fighters = procedure.fighters()
            if fighters and card == fighters[0]:
                return True
        return False


class HasDeclared(Filter):
    """It has declared an attack in this turn, whatever became of it."""

    WORD: ClassVar = "declared_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].declared_turn == state.turn  # BAT-159, FDN-137


class HasAttacked(Filter):
    """It has attacked in this turn: its attack came to the Damage Step (BAT-198)."""

    WORD: ClassVar = "attacked_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].attacked_turn == state.turn  # BAT-159, BAT-198


class BattledThisTurn(Filter):
    """It has battled in this turn, with a monster or directly."""

    WORD: ClassVar = "battled_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].battled_turn == state.turn


class FelledThisTurn(Filter):
    """Has destroyed a monster of this Level or higher by battle in this turn."""

    WORD: ClassVar = "felled_this_turn"
    PARTS: ClassVar[Parts] = {"level": "0..12"}

    def __init__(self, level: int) -> None:
        self.level = level

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return held.battle_victim_turn == state.turn and held.battle_victim_level >= self.level


class BattlePhaseStarts(Happening):
    """At the start of this player's Battle Phase: at any time in its Start Step (TRM-118)."""

    WORD: ClassVar = "battle_phase_starts"
    PARTS: ClassVar[Parts] = {"whose": "whose"}

    def __init__(self, whose: int = EITHER) -> None:
        self.whose = whose

    def kinds(self) -> int:
        return 1 << ev.STEP_BEGAN

    def lasts(self) -> bool:
        return True  # TRM-118

    def step(self) -> int:
        return START_STEP

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return event.step_begun == self.step() and means(state, scope, self.whose, event.player)


class BattlePhaseEnds(BattlePhaseStarts):
    """At the end of this player's Battle Phase: at any time in its End Step (TRM-118)."""

    WORD: ClassVar = "battle_phase_ends"
    PARTS: ClassVar[Parts] = {"whose": "whose"}

    def step(self) -> int:
        return END_STEP


class EvenInDamageStep(Condition):
    """Of what answers at Spell Speed 2: always so; and it can be activated in the Damage Step."""

    WORD: ClassVar = "even_in_damage_step"

    def holds(self, state: State, scope: Scope) -> bool:
        return True

    def lets_in_damage_step(self) -> bool:
        return True


class InCalculation(Condition):
    """It is the damage calculation."""

    WORD: ClassVar = "in_calculation"

    def holds(self, state: State, scope: Scope) -> bool:
        return state.battle_step == CALCULATION and is_fought(state)

    def has_begun(self, state: State, scope: Scope, by_equip: bool) -> bool:
        return self.holds(state, scope)


class InDamageStep(Condition):
    """It is the Damage Step."""

    WORD: ClassVar = "in_damage_step"

    def holds(self, state: State, scope: Scope) -> bool:
        return in_damage_step(state.battle_step)

    def has_begun(self, state: State, scope: Scope, by_equip: bool) -> bool:
        return by_equip or self.holds(state, scope)  # CAL-097
