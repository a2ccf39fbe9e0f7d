"""Damage to players, and other changes of their LP. Whoever calls this settles afterwards."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Instead, Standing
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import all_as_printed, applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.programs.without_chain import apply_pending
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, DAMAGE, LP_GAINED, LP_LOST, LP_SET, CardSnapshot
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import State


def inflict_damage(state: State, player: Player, amount: int, rule: str) -> bool:
    """Damage by an effect to a player's LP; whether there was any."""
    if amount > 0 and not all_as_printed(state):
        if replaced(state, player, BY_EFFECT):
            return False
        found = damage_changes(state, player, BY_EFFECT)
        if en.HEALED in found:
            # It is no damage then, and nothing else is said of it.
            gain_lp(state, player, amount)
            return False
        amount = changed_damage(amount, found)
        if is_not_taken(state, player, amount, BY_EFFECT):
            return False
    return take_damage(state, player, amount, BY_EFFECT, rule, None)


def take_damage(
    state: State,
    player: Player,
    amount: int,
    why: int,
    rule: str,
    source: CardSnapshot | None,
    times: int = 1,
) -> bool:
    """The player takes what damage is left, so many `times` at once; LP don't fall below 0. Whether
    there was any.

    `source` is the card that inflicts it, if it isn't the one whose effect is under way.
    """
    if amount <= 0:
        return False
    total = times * amount
    state.lp[player] = max(0, state.lp[player] - total)  # EFX-205, SEG-017
    state.progressed()
    numbers = [total, state.lp[player]] if times == 1 else [total, state.lp[player], amount]
    state.emit(DAMAGE, player, [], why=why, amounts=numbers, rule=rule, source=source)  # EFX-205
    return True


def replaced(state: State, player: Player, why: int) -> bool:
    """Whether an effect of the player does something else instead of damage; it does it then."""
    for had in picture(state).in_place:
        effect = had.effect
        if not isinstance(effect, Instead) or effect.verb != verbs.DAMAGE:
            continue
        scope = scope_of(state, had)
        if scope.player == player and effect.whys >> why & 1 and applies(state, had):
            if effect.program[0].possible(state, scope):
                apply_pending(
                    state, WaitingEffect(player, scope.source, had.code, had.effect_no, None, True)
                )
                return True
    return False


def damage_changes(state: State, player: Player, why: int) -> list[int]:
    """How effects change damage of this sort to a player."""
    # EFX-207
    return [said.op for said in said_of(state, player, en.DAMAGE_TAKEN) if said.value >> why & 1]


def said_of(state: State, player: Player, layer: int) -> list[layers.Change]:
    """What effects say of the damage that a player takes."""
    found: list[layers.Change] = []
    if nothing_tells_of(state, layer):
        return found
    for had in picture(state).standing:
        effect = had.effect
        if not isinstance(effect, Standing) or effect.receivers is not None:
            continue
        for clause in effect.clauses:
            if clause.layer == layer and applies(state, had):
                scope = scope_of(state, had)
                if layers.whose_bits(effect.whose, scope.player) >> player & 1:
                    value = clause.value(state, scope)
                    found.append(layers.Change(clause.op, value, 0, True, had.code))
    for entry in state.entries:
        if entry.layer == layer and entry.whose >> player & 1:
            found.append(layers.Change(entry.op, entry.value, entry.moment, False, entry.code))
    return found


def is_not_taken(state: State, player: Player, amount: int, why: int) -> bool:
    """A player takes no damage of this sort that is so little: this is asked last."""
    for said in said_of(state, player, en.NO_DAMAGE_UP_TO):
        if said.op >> why & 1 and amount <= said.value:  # BAT-336
            return True
    return False


def changed_damage(amount: int, found: list[int]) -> int:
    """The damage that is left: none, if any effect says so; else halves and doubles."""
    if en.ZERO in found:
        return 0
    for change in found:
        if change == en.HALVED:
            amount = (amount + 1) // 2
        elif change == en.DOUBLED:
            amount *= 2
    return amount


def gain_lp(state: State, player: Player, amount: int) -> bool:
    if amount <= 0:
        return False
    state.lp[player] += amount
    state.progressed()
    state.emit(
        LP_GAINED, player, [], why=BY_EFFECT, amounts=[amount, state.lp[player]], rule="SEG-017"
    )
    return True


def lose_lp(state: State, player: Player, amount: int) -> bool:
    """LP that are lost were no damage: whatever is said of damage doesn't matter."""
    amount = min(amount, state.lp[player])  # SEG-017
    if amount <= 0:
        return False
    state.lp[player] -= amount
    state.progressed()
    numbers = [amount, state.lp[player]]
    state.emit(LP_LOST, player, [], why=BY_EFFECT, amounts=numbers, rule="EFX-206")  # EFX-207
    return True


def set_lp(state: State, player: Player, amount: int) -> bool:
    if amount == state.lp[player]:
        return False
    state.lp[player] = amount
    state.progressed()
    state.emit(LP_SET, player, [], why=BY_EFFECT, amounts=[amount, amount], rule="SEG-017")
    return True
