"""Playing an imagined duel on: both players by rule of thumb, as each of them sees it."""

from math import tanh
from typing import Final

from segoc.bots import worth
from segoc.bots.bot import Question
from segoc.bots.imagined import Imagined, move_of, name_of
from segoc.bots.sight import Move
from segoc.bots.thumb import ZONES, Seat
from segoc.cards.pool import Pool
from segoc.kernel.decision import PASS, PLACEMENT, WINDOW, Decision, Option
from segoc.kernel.state import UNDECIDED, State

# Who leads by so many points is likely to win.
LEAD: Final = 7000
# What a turn takes off a victory: the sooner the better.
LATER: Final = 0.03


def by_thumb(state: State, pool: Pool) -> Option:
    """What the rules of thumb say to whoever is asked."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    if decision.topic == WINDOW and options[-1].verb == PASS and _answers_itself(state, decision):
        return options[-1]
    if decision.topic == PLACEMENT:
        return min(options, key=_zone)
    moves = [move_of(option) for option in options]
    key = _seat(state, decision, moves, pool).choice()
    for index, move in enumerate(moves):
        if move.key == key:
            return options[index]
    raise AssertionError(key)


def _zone(option: Option) -> int:
    """The place of a zone among those that rules of thumb would take."""
    return ZONES.find(name_of(option.spot)[-1])


def _seat(state: State, decision: Decision, moves: list[Move], pool: Pool) -> Seat:
    about = name_of(decision.about) if decision.about >= 0 else None
    question = Question(decision.kind, about, tuple(move.key for move in moves))
    return Seat(Imagined(state, decision.player, pool), question, moves)


def _answers_itself(state: State, decision: Decision) -> bool:
    """The last link of the chain is its own: rules of thumb never answer that."""
    return bool(state.chain) and state.chain[-1].player == decision.player


def value_of(state: State, player: int, turn: int, pool: Pool) -> float:
    """How a state stands for a player, from -1 (lost) to 1 (won); `turn` is that of now."""
    if state.winner == UNDECIDED:
        return tanh(worth.of_scene(Imagined(state, player, pool)) / LEAD)
    if state.winner not in (0, 1):
        return 0.0
    sure = 1 - LATER * min(10, state.turn - turn)
    return sure if state.winner == player else -sure
