"""Damage and LP: what effects do to them, and what they say of damage."""

from typing import ClassVar

from segoc.effects.players import means, player_of
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Clause, Number
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.damage import gain_lp, inflict_damage, lose_lp, set_lp
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.programs.program import Run
from segoc.kernel.table.event import AS_COST, BY_EFFECT, PAID
from segoc.kernel.table.state import State


class DamageTaken(Clause):
    """Of a player: damage of these sorts (bits of reasons) is changed (see `entry`)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whys", "change")

    def __init__(self, whys: int, change: int) -> None:
        super().__init__(en.DAMAGE_TAKEN, change)
        self.whys = whys
        self.change = change

    def value(self, state: State, scope: Scope) -> int:
        return self.whys


class BattleDamage(Clause):
    """Of a monster: the battle damage that its battles do to these players is changed; perhaps
    only in battles with monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "change", "against_monsters")

    def __init__(self, whose: int, change: int, against_monsters: bool = False) -> None:
        super().__init__(en.BATTLE_DAMAGE, change)
        self.whose = whose
        self.change = change
        self.against_monsters = against_monsters

    def value(self, state: State, scope: Scope) -> int:
        bits = whose_bits(self.whose, scope.player)
        return bits | en.AGAINST_MONSTERS if self.against_monsters else bits


class Pierces(Clause):
    """Of a monster: attacking a Defense Position monster it does battle damage, too, so many times
    what its ATK exceeds the DEF by."""

    FIELDS: ClassVar[tuple[str, ...]] = ("times",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, times: int = 1) -> None:
        super().__init__(en.PIERCES)
        self.times = times

    def value(self, state: State, scope: Scope) -> int:
        return self.times


class PassesDamageOn(Clause):
    """Of a monster: the battle damage to its player from its battles is the opponent's."""

    def __init__(self) -> None:
        super().__init__(en.PASSES_ON)

    def value(self, state: State, scope: Scope) -> int:
        return 1 << scope.player


class SharesDamage(Clause):
    """Of a monster: both players take the battle damage from its battles."""

    def __init__(self) -> None:
        super().__init__(en.SHARES)


class OnLP(Action):
    """An action on the LP of players, one or both."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "amount", "joint")

    def __init__(self, whose: int, amount: Number) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        amount = self.amount.value(state, scope)
        state.tick()
        for player in (state.turn_player, 1 - state.turn_player):
            if means(state, scope, self.whose, player) and self.change(state, player, amount):
                run.done = True
        state.settle()

    def change(self, state: State, player: int, amount: int) -> bool:
        raise AssertionError("LP are gained, lost or set")


class GainLP(OnLP):
    """Players gain so many LP."""

    def change(self, state: State, player: int, amount: int) -> bool:
        return gain_lp(state, player, amount)


class LoseLP(OnLP):
    """Players lose so many LP, which is no damage (EFX-206)."""

    def change(self, state: State, player: int, amount: int) -> bool:
        return lose_lp(state, player, amount)


class SetLP(OnLP):
    """The LP of players become so many: nothing is gained, lost, or damage."""

    def change(self, state: State, player: int, amount: int) -> bool:
        return set_lp(state, player, amount)


class ThatDamage(Number):
    """The damage that the event was about."""

    def value(self, state: State, scope: Scope) -> int:
        return 0 if scope.event is None else scope.event.amounts[0]


class Damage(Action):
    """Inflict damage to a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "amount", "joint")

    def __init__(self, whose: int, amount: Number) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        amount = self.amount.value(state, scope)
        if amount > 0:
            state.tick()
            player = player_of(state, scope, self.whose)
            run.done = inflict_damage(state, player, amount, BY_EFFECT, "EFX-205")
            state.settle()


class PayDownTo(Action):
    """Pay LP so that just so many are left; how many were paid is what it changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left", "joint")

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def possible(self, state: State, scope: Scope) -> bool:
        return state.lp[scope.player] > self.left

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.amount = state.lp[scope.player] - self.left
        state.lp[scope.player] = self.left
        state.changed()
        run.done = True
        state.tick()
        state.emit(
            PAID, scope.player, [], why=AS_COST, amounts=[scope.amount, self.left], rule=run.rule()
        )
        state.settle()


class PayLP(Action):
    """Pay LP: this many, or half of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "half", "joint")

    def __init__(self, amount: int, half: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.half = half

    def possible(self, state: State, scope: Scope) -> bool:
        return state.lp[scope.player] >= self.amount  # TRM-009

    def lp_paid(self) -> int:
        return self.amount

    def perform(self, state: State, run: Run) -> None:
        player = run.scope(state).player
        # Half remains, rounded up.
        amount = state.lp[player] // 2 if self.half else self.amount  # EFX-017, EFX-018
        state.lp[player] -= amount
        state.changed()
        run.done = True
        state.tick()
        state.emit(
            PAID, player, [], why=AS_COST, amounts=[amount, state.lp[player]], rule="EFX-029"
        )  # EFX-206
        state.settle()
