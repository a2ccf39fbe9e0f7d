"""Playing an imagined duel on: both players by rule of thumb, as each of them sees it."""

from typing import Final

from segoc.bots.thumb.imagined import Imagined
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.outlook import outlook
from segoc.bots.thumb.seat import Seat, best_zone
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.table.decision import PASS, PLACEMENT, WINDOW, Option
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine

# What a turn takes off a victory: the sooner the better.
LATER: Final = 0.03


def by_thumb(state: State, library: Library) -> Option:
    """What the rules of thumb say to whoever is asked."""
    decision = state.decision
    assert decision is not None
    options = offered(state)
    player = decision.player
    if decision.topic == PLACEMENT:
        return best_zone(options)
    if decision.topic == WINDOW and options[-1].verb == PASS:
        # The last link of the chain is its own: rules of thumb never answer that.
        if state.chain and state.chain[-1].player == player:
            return options[-1]
    scene = Imagined(state, player, library)
    return Seat(scene, decision.topic, decision.about, options).choice()


def play_on(state: State, library: Library, last: int, most: int) -> None:
    """Both players by rule of thumb, to the end of this turn or of the duel; but no more choices
    than that."""
    for _number in range(most):
        if state.decision is None or state.turn > last:
            return
        machine.take(state, by_thumb(state, library))


def value_of(state: State, player: int, turn: int, library: Library) -> float:
    """How a state stands for a player, from -1 (lost) to 1 (won); `turn` is that of now."""
    if state.winner == UNDECIDED:
        return outlook(Imagined(state, player, library))
    if state.winner not in (0, 1):
        return 0.0
    sure = 1 - LATER * min(10, state.turn - turn)
    return sure if state.winner == player else -sure
