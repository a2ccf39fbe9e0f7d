"""Monsters that can't be Set, but come in face-up Defense Position instead (CRD-115)."""

from segoc.kernel import entry as en
from segoc.kernel import layers
from segoc.kernel.effect import Standing
from segoc.kernel.picture import applies, picture, untold
from segoc.kernel.state import State


def summons_in_defense(state: State, player: int) -> bool:
    """An effect lets the player Normal Summon in face-up Defense Position, which is no Set."""
    if untold(state, en.OPEN_DEFENSE):
        return False
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.says >> en.OPEN_DEFENSE & 1:
            whose = layers.whose_bits(effect.whose, state.cards[had.card].side)
            if whose >> player & 1 and applies(state, had):
                return True
    return False
