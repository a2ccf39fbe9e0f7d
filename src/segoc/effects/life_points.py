"""Damage and LP: what effects do to them, and what they say of damage."""

from typing import ClassVar

from segoc.effects.numbers import ChangedBy, Fixed, as_number, is_nothing
from segoc.effects.players import means, player_of
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Clause, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.damage import gain_lp, inflict_damage, lose_lp, set_lp
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.programs.program import Run
from segoc.kernel.table.event import AS_COST, PAID
from segoc.kernel.table.state import State


class DamageTaken(Clause):
    """Of a player: the damage that it takes by `BATTLE`, `EFFECT` or both is `ZERO`, `HALVED`,
    `DOUBLED`, or `HEALED` (so many LP are gained instead).

    Of a player: damage of these sorts (bits of reasons) is changed (see `entry`).
    """

    WORD: ClassVar = "damage_taken"
    PARTS: ClassVar[Parts] = {"why": "reasons", "change": "damage_change"}

    def __init__(self, why: int, change: int) -> None:
        super().__init__(en.DAMAGE_TAKEN, change)
        self.why = why
        self.change = change

    def value(self, state: State, scope: Scope) -> int:
        return self.why


class BattleDamageTo(Clause):
    """Of a monster: the battle damage that its battles do to these players is changed; perhaps
    only in battles with monsters, or only what it inflicts itself."""

    WORD: ClassVar = "battle_damage_to"
    PARTS: ClassVar[Parts] = {
        "whose": "players",
        "change": "damage_change",
        "against_monsters": "yes_no",
        "inflicted": "yes_no",
    }

    def __init__(
        self, whose: int, change: int, against_monsters: bool = False, inflicted: bool = False
    ) -> None:
        super().__init__(en.BATTLE_DAMAGE, change)
        self.whose = whose
        self.change = change
        self.against_monsters = against_monsters
        self.inflicted = inflicted

    def value(self, state: State, scope: Scope) -> int:
        bits = whose_bits(self.whose, scope.player)
        if self.against_monsters:
            bits |= en.AGAINST_MONSTERS
        return bits | en.INFLICTED if self.inflicted else bits


class BattleDamageIs(Clause):
    """Of a player: battle damage that it takes is this number, whatever it was (but 0 stays 0). Of
    a monster: so is what it does to the opponent; `directly`: when it attacks directly by an
    effect that lets it do so while there are monsters to attack."""

    WORD: ClassVar = "battle_damage_is"
    PARTS: ClassVar[Parts] = {"amount": "number", "directly": "yes_no"}

    def __init__(self, amount: int | Number, directly: bool = False) -> None:
        super().__init__(en.BATTLE_DAMAGE_IS, en.DIRECTLY if directly else 0)
        self.amount = as_number(amount)
        self.directly = directly

    def value(self, state: State, scope: Scope) -> int:
        return self.amount.value(state, scope)


class NoDamageUpTo(Clause):
    """Of a player: takes no damage of these sorts (`BATTLE`, `EFFECT`) of this number or less."""

    WORD: ClassVar = "no_damage_up_to"
    PARTS: ClassVar[Parts] = {"why": "reasons", "amount": "number"}

    def __init__(self, why: int, amount: int | Number) -> None:
        super().__init__(en.NO_DAMAGE_UP_TO, why)
        self.why = why
        self.amount = as_number(amount)

    def value(self, state: State, scope: Scope) -> int:
        return self.amount.value(state, scope)


class Pierces(Clause):
    """Of a monster: if it attacks a Defense Position monster, its ATK that exceeds the DEF is
    battle damage (EFX-208), so many `times`."""

    WORD: ClassVar = "pierces"
    PARTS: ClassVar[Parts] = {"times": "count"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, times: int = 1) -> None:
        super().__init__(en.PIERCES)
        self.times = times

    def value(self, state: State, scope: Scope) -> int:
        return self.times


class PassesDamageOn(Clause):
    """Of a monster: the battle damage that its controller would take from its battles is taken
    by the opponent instead (EFX-209)."""

    WORD: ClassVar = "passes_battle_damage_on"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.PASSES_ON)

    def value(self, state: State, scope: Scope) -> int:
        return 1 << scope.player


class SharesDamage(Clause):
    """Of a monster: both players take the battle damage from its battles (EFX-210)."""

    WORD: ClassVar = "shares_battle_damage"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.SHARES)


class OnLP(Action):
    """An action on the LP of players, one or both."""

    def __init__(self, whose: int, amount: Number) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount

    def has_amount(self) -> bool:
        return not isinstance(self.amount, Fixed)

    def is_vain(self, state: State, scope: Scope) -> bool:
        return is_nothing(state, scope, self.amount)

    def goes_by_change(self) -> bool:
        return isinstance(self.amount, ChangedBy)

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

    WORD: ClassVar = "gain_lp"
    PARTS: ClassVar[Parts] = {"whose": "whose", "amount": "number"}

    def change(self, state: State, player: int, amount: int) -> bool:
        return gain_lp(state, player, amount)


class LoseLP(OnLP):
    """Players lose so many LP, which is no damage (EFX-206)."""

    WORD: ClassVar = "lose_lp"
    PARTS: ClassVar[Parts] = {"whose": "whose", "amount": "number"}

    def change(self, state: State, player: int, amount: int) -> bool:
        return lose_lp(state, player, amount)


class SetLP(OnLP):
    """The LP of players become so many: nothing is gained, lost, or damage."""

    WORD: ClassVar = "set_lp"
    PARTS: ClassVar[Parts] = {"whose": "whose", "amount": "number"}

    def is_vain(self, state: State, scope: Scope) -> bool:
        return False

    def change(self, state: State, player: int, amount: int) -> bool:
        return set_lp(state, player, amount)


class ThatDamage(Number):
    """The damage that it is about."""

    WORD: ClassVar = "that_damage"

    def value(self, state: State, scope: Scope) -> int:
        return 0 if scope.event is None else scope.event.amounts[0]


class Damage(Action):
    """Inflict effect damage to a player (EFX-205)."""

    WORD: ClassVar = "damage"
    PARTS: ClassVar[Parts] = {"whose": "player", "amount": "number"}

    def __init__(self, whose: int, amount: int | Number) -> None:
        super().__init__()
        self.whose = whose
        self.amount = as_number(amount)

    def has_amount(self) -> bool:
        return not isinstance(self.amount, Fixed)

    def is_vain(self, state: State, scope: Scope) -> bool:
        return is_nothing(state, scope, self.amount)

    def goes_by_change(self) -> bool:
        return isinstance(self.amount, ChangedBy)  # CAL-059

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        amount = self.amount.value(state, scope)
        if amount > 0:
            state.tick()
            player = player_of(state, scope, self.whose)
            run.done = inflict_damage(state, player, amount, "EFX-205")
            state.settle()


class PayDownTo(Action):
    """Pay LP so that just so many are left; `changed_by` is how many were paid."""

    WORD: ClassVar = "pay_down_to"
    PARTS: ClassVar[Parts] = {"left": "amount"}

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
    """Pay LP, as a cost; that is no damage (EFX-206)."""

    WORD: ClassVar = "pay_lp"
    PARTS: ClassVar[Parts] = {"amount": "amount", "half": "yes_no"}

    def __init__(self, amount: int = 0, half: bool = False) -> None:
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
