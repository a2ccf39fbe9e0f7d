"""Damage to players. Whoever calls this settles afterwards."""

from segoc.kernel.event import DAMAGE, CardThen
from segoc.kernel.state import State


def inflict_damage(
    state: State, player: int, amount: int, why: int, rule: str, source: CardThen | None = None
) -> None:
    """Damage to a player's LP, which don't fall below 0.

    `source` is the card that inflicts it, if it isn't the one whose effect is under way.
    """
    if amount <= 0:
        return
    state.lp[player] = max(0, state.lp[player] - amount)
    state.changed()
    state.emit(DAMAGE, player, [], 0, why, [amount, state.lp[player]], rule, source)
