"""Playing an imagined duel on: both players by rule of thumb, as each of them sees it."""

from math import tanh
from typing import Final

from segoc.bots import worth
from segoc.bots.bot import Question
from segoc.bots.imagined import Imagined, move_of, name_of
from segoc.bots.scene import Lying
from segoc.bots.sight import Move
from segoc.bots.thumb import ZONES, Seat
from segoc.cards.pool import Pool
from segoc.kernel.decision import PASS, PLACEMENT, WINDOW, Decision, Option
from segoc.kernel.state import UNDECIDED, State

# Who leads by so many points is likely to win.
LEAD: Final = 7000
# What a turn takes off a victory: the sooner the better.
LATER: Final = 0.03
# A card that can be activated in the opponent's turn, and one that stays: more than in the hand.
READY: Final = worth.IN_HAND + 150
PLAYED: Final = worth.IN_HAND + 50
BACK_ROW: Final = frozenset(("spell_zone", "pendulum_zone", "field_zone"))


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
        return tanh(_standing(Imagined(state, player, pool)) / LEAD)
    if state.winner not in (0, 1):
        return 0.0
    sure = 1 - LATER * min(10, state.turn - turn)
    return sure if state.winner == player else -sure


def _standing(scene: Imagined) -> float:
    me = scene.me
    total = worth.of_lp(scene.lp(me)) - worth.of_lp(scene.lp(1 - me))
    for card in scene.cards:
        total += _of_card(card) if card.side == me else -_of_card(card)
    return total


def _of_card(card: Lying) -> float:
    """What a card is worth where the playout ends: what was played for later than that must not
    count as lost, or nobody would ever Set a Trap."""
    if card.place not in BACK_ROW:
        return worth.of_card(card)
    if card.seen.face_up:
        return PLAYED if card.place == "pendulum_zone" or _stays(card) else 0.0
    return READY if card.printed is None or card.is_trap_or_quick else worth.of_card(card)


def _stays(card: Lying) -> bool:
    return card.printed is not None and card.printed.stays
