"""Playing an imagined duel on: both players by rule of thumb, as each of them sees it."""

from math import tanh
from typing import Final

from segoc.bots.thumb import worth
from segoc.bots.thumb.imagined import Imagined
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.seat import Seat, best_zone
from segoc.kernel import machine
from segoc.kernel.decision import PASS, PLACEMENT, WINDOW, Option
from segoc.kernel.places import FIELD_ZONE, PENDULUM_ZONE, SPELL_ZONE
from segoc.kernel.state import UNDECIDED, State

# Who leads by so many points is likely to win.
LEAD: Final = 7000.0
# What a turn takes off a victory: the sooner the better.
LATER: Final = 0.03
# A card that can be activated in the opponent's turn, and one that stays: more than in the hand.
READY: Final = worth.IN_HAND + 150.0
PLAYED: Final = worth.IN_HAND + 50.0
BACK_ROW: Final = 1 << SPELL_ZONE | 1 << PENDULUM_ZONE | 1 << FIELD_ZONE


def by_thumb(state: State, library: Library) -> Option:
    """What the rules of thumb say to whoever is asked."""
    decision = state.decision
    assert decision is not None
    options = decision.options
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
        return tanh(_standing(Imagined(state, player, library)) / LEAD)
    if state.winner not in (0, 1):
        return 0.0
    sure = 1 - LATER * min(10, state.turn - turn)
    return sure if state.winner == player else -sure


def _standing(scene: Imagined) -> float:
    me = scene.me
    total = worth.of_lp(scene.lp[me]) - worth.of_lp(scene.lp[1 - me])
    for card in scene.cards:
        value = _of_card(card)
        total += value if card.side == me else -value
    return total


def _of_card(card: Lying) -> float:
    """What a card is worth where the playout ends: what was played for later than that must not
    count as lost, or nobody would ever Set a Trap."""
    if not card.bit & BACK_ROW:
        return worth.of_card(card)
    face = card.face
    if card.face_up:
        scale = card.place == PENDULUM_ZONE
        return PLAYED if scale or (face is not None and face.stays) else 0.0
    return READY if face is None or card.is_trap_or_quick else worth.of_card(card)
