"""Players, as texts speak of them."""

from typing import Final

from segoc.kernel.language.scope import Scope
from segoc.kernel.table.state import State

# Seen from the player of the effect.
YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2
# Where both players do the same, the turn player goes first.
TURN_PLAYER: Final = 3
OTHER_PLAYER: Final = 4
# No player chooses: the opponent of who holds the cards picks unseen (EFX-111).
AT_RANDOM: Final = 5


def player_of(state: State, scope: Scope, whose: int) -> int:
    """The one player who is meant."""
    if whose == YOU:
        return scope.player  # EFX-015, EFX-016
    if whose == OPPONENT:
        return 1 - scope.player
    assert whose in (TURN_PLAYER, OTHER_PLAYER)
    return state.turn_player if whose == TURN_PLAYER else 1 - state.turn_player  # EFX-009, EFX-010


def means(state: State, scope: Scope, whose: int, player: int) -> bool:
    """Whether this player is meant."""
    return whose == EITHER or player_of(state, scope, whose) == player
