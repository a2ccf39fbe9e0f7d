"""Battles under way: the parts of their Damage Step, and who battles with whom."""

from typing import ClassVar

from segoc.effects.battles import foe_of
from segoc.effects.players import EITHER, means
from segoc.kernel.language.node import Cards, Condition, Filter, Happening, Number
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.phases import CALCULATION, END_STEP, START_STEP, in_damage_step
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import NO_CARD, State


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


def battles_now(state: State, card: int) -> bool:
    """It battles, with a monster or directly."""
    for procedure in battles(state):
        if card in procedure.fighters():
            return True
    return False


class BattlePart(Happening):
    """A part of the Damage Step has begun in which one of these monsters battles with one of
    those; without any, with whichever monster or directly."""

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
        if event.step_begun != self.part:
            return False
        for card in self.by.find(state, scope):
            foe = foe_of(state, card)
            if foe != NO_CARD:
                return self.against is None or self.against.includes_shown(state, scope, foe)
            if self.against is None and battles_now(state, card):
                return True
        return False


class AttackPart(Happening):
    """A part of the Damage Step has begun, of an attack by one of these monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part", "by")

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

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for procedure in battles(state):
            fighters = procedure.fighters()
            if fighters and card == fighters[0]:
                return True
        return False


class HasAttacked(Filter):
    """It has declared an attack in this turn."""

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].attacked_turn == state.turn


class BattledThisTurn(Filter):
    """It has battled in this turn, with a monster or directly."""

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].battled_turn == state.turn


class FelledThisTurn(Filter):
    """It has destroyed a monster of this Level or higher by battle in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return held.battle_victim_turn == state.turn and held.battle_victim_level >= self.level


class TimesAttacked(Number):
    """How many attacks these monsters have declared in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        count = 0
        for card in self.cards.find(state, scope):
            held = state.cards[card]
            if held.attacked_turn == state.turn:
                count += held.attacks
        return count


class BattlePhaseStarts(Happening):
    """The Battle Phase of this player starts: its Start Step, at any time in it (TRM-118)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

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
    """The Battle Phase of this player comes to its end: its End Step, at any time in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def step(self) -> int:
        return END_STEP


class EvenInDamageStep(Condition):
    """The effect can be activated in the Damage Step, too, as its text says."""

    def holds(self, state: State, scope: Scope) -> bool:
        return True

    def lets_in_damage_step(self) -> bool:
        return True


class InCalculation(Condition):
    """It is the damage calculation."""

    def holds(self, state: State, scope: Scope) -> bool:
        return state.battle_step == CALCULATION


class InDamageStep(Condition):
    """It is the Damage Step."""

    def holds(self, state: State, scope: Scope) -> bool:
        return in_damage_step(state.battle_step)
