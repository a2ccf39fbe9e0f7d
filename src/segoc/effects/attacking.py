"""Clauses about attacks: how many, how, and on what."""

from typing import ClassVar

from segoc.effects.filtered_clauses import OfThosePassing
from segoc.effects.numbers import Fixed, as_number
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Clause, Filter, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.attack_permissions import (
    allowance,
    attacks_declared,
    forbidden_to_attack,
)
from segoc.kernel.picture.prohibitions import forbidden
from segoc.kernel.table import verbs
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.state import State


class Attacks(Clause):
    """Can attack so many times in a Battle Phase; `on_monsters` if all but one of these attacks
    must be on monsters."""

    WORD: ClassVar = "attacks"
    PARTS: ClassVar[Parts] = {"number": "number", "on_monsters": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: int | Number, on_monsters: bool = False) -> None:
        super().__init__(en.ATTACKS, en.ON_MONSTERS if on_monsters else 0)
        self.number = as_number(number)
        self.on_monsters = on_monsters

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)

    def no_use(self, state: State, card: CardNo) -> str:
        """It must allow more than other effects do: nothing is added up."""
        rule = no_use_of_attacks(state, card)
        if rule:
            return rule
        allowed = allowance(state, card, state.attacks)
        if allowed.in_a_row:
            return "BAT-143"
        if not isinstance(self.number, Fixed):
            return ""
        least = allowed.freely if not self.on_monsters else allowed.most()
        return "BAT-134" if self.number.number <= least else ""


class AttacksAgain(Clause):
    """Can attack once more in a row: if it is the very next to attack. `only_once`: that isn't
    applied to it repeatedly."""

    WORD: ClassVar = "attacks_again"
    PARTS: ClassVar[Parts] = {"only_once": "yes_no"}

    def __init__(self, only_once: bool = False) -> None:
        super().__init__(en.ATTACKS, en.IN_A_ROW)
        self.only_once = only_once

    def value(self, state: State, scope: Scope) -> int:
        return state.attacks

    def no_use(self, state: State, card: CardNo) -> str:
        """Not to what can make several attacks already; but as often as it is so if the text names
        no number, when those are used up."""
        rule = no_use_of_attacks(state, card)
        if rule:
            return rule
        most = allowance(state, card, state.attacks).most()
        if not self.only_once:
            return "BAT-155" if attacks_declared(state, card) < most else ""  # BAT-129
        if most > 1:
            return "BAT-150"  # BAT-151
        for entry in state.entries:
            if entry.receiver == card and entry.op == en.IN_A_ROW:
                if entry.layer == en.ATTACKS:
                    return "BAT-124"
        return ""


def no_use_of_attacks(state: State, card: CardNo) -> str:
    """The rule by which more attacks, or other ones, are no use to a monster, or ""."""
    return "BAT-021" if forbidden_to_attack(state, card) else ""


class AttacksDirectly(Clause):
    """Of a monster: can attack directly, though the opponent controls monsters."""

    WORD: ClassVar = "attacks_directly"

    TIMELESS: ClassVar[bool] = True

    def __init__(
        self,
    ) -> None:
        super().__init__(en.ATTACKS_DIRECTLY)

    def no_use(self, state: State, card: CardNo) -> str:
        rule = no_use_of_attacks(state, card)
        if rule:
            return rule
        return "BAT-021" if forbidden(state, card, verbs.DIRECT_ATTACK) else ""


class AttacksInDefense(Clause):
    """Of a monster: can attack in face-up Defense Position, and battles with its DEF as its ATK
    then."""

    WORD: ClassVar = "attacks_in_defense"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.ATTACKS_IN_DEFENSE)


class AttacksOnly(OfThosePassing):
    """In a `standing` effect, of a monster: can choose no monsters as attack targets but those
    that pass the filters. It says nothing of direct attacks."""

    WORD: ClassVar = "attacks_only"
    PARTS: ClassVar[Parts] = {"that": "filters+"}

    def __init__(self, *that: Filter) -> None:
        super().__init__(en.ATTACKS_ONLY, that)


class DrawsAttacks(Clause):
    """Of a monster: the opponent's monsters can attack no other (`ONLY`); must attack it, if they
    can (`MUST`); must attack it if they attack (`IF_IT_ATTACKS`); or can attack no other whatever
    else is said (`ABOVE_ALL`)."""

    WORD: ClassVar = "draws_attacks"
    PARTS: ClassVar[Parts] = {"way": "drawing"}

    def __init__(self, way: int) -> None:
        super().__init__(en.DRAWS_ATTACKS, way)
        self.way = way
