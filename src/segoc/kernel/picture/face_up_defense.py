"""Monsters that can't be Set, but come in face-up Defense Position instead (CRD-115)."""

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import State


def summons_in_defense(state: State, player: Player) -> bool:
    """An effect lets the player Normal Summon in face-up Defense Position, which is no Set."""
    if nothing_tells_of(state, en.OPEN_DEFENSE):
        return False
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.OPEN_DEFENSE):
            whose = layers.whose_bits(effect.whose, state.cards[had.card].side)
            if whose >> player & 1 and applies(state, had):
                return True
    return False
