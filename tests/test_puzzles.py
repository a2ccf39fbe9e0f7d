"""The shelf of puzzles: each has a solution, and no shorter way."""

import pytest

from segoc.app.lab_board import write
from segoc.app.lab_text import begin
from segoc.app.protocol.lab import LabBoard
from segoc.bots import Eager
from segoc.bots.bot import choice_of
from segoc.cards.standard import standard_pool
from segoc.duel.duel import Duel
from segoc.kernel.table import decision as dc
from segoc.puzzles import THOUGH_B_ANSWERS, WIN_THIS_TURN, Puzzle, shelf
from tests.puzzle_solver import BATTLES, Solver

POOL = standard_pool()
PUZZLES = pytest.mark.parametrize("puzzle", shelf(), ids=[puzzle.key for puzzle in shelf()])


def board_of(puzzle: Puzzle) -> LabBoard:
    return begin(puzzle.board, POOL).board


def duel_at(board: LabBoard) -> Duel:
    return begin("\n".join(line.text for line in write(board, POOL, "en")), POOL).duel


def test_there_are_ten_and_some_with_answers() -> None:
    assert len(shelf()) == 12
    assert sum(puzzle.answers for puzzle in shelf()) == 2
    for language in ("en", "zh", "ja"):
        assert len({puzzle.titles[language] for puzzle in shelf()}) == 12


@PUZZLES
def test_the_solution_wins_in_this_turn(puzzle: Puzzle) -> None:
    assert puzzle.goal in (WIN_THIS_TURN, THOUGH_B_ANSWERS)
    duel = begin(f"{puzzle.board}\n{puzzle.solution}", POOL).duel
    assert (duel.winner, duel.state.turn) == (0, board_of(puzzle).turn)


@PUZZLES
def test_the_opponent_has_nothing_to_answer_with_or_answers_by_itself(puzzle: Puzzle) -> None:
    """Who plays both sides can't win by answering badly."""
    other = board_of(puzzle).sides[1]
    if not puzzle.answers:
        assert not other.hand
        assert all(zone.startswith("m") for zone in other.zones)
    duel = begin(f"{puzzle.board}\n{puzzle.solution}", POOL).duel
    again = duel_at(board_of(puzzle))
    for key in duel.choices:
        decision = again.decision
        assert decision is not None
        if decision.player == 1 and puzzle.answers:
            assert key == choice_of(again, Eager())
        else:
            assert decision.player == 0 or decision.topic == dc.PLACEMENT
        again.push(key)


@pytest.mark.parametrize("puzzle", [one for one in shelf() if one.answers], ids=lambda one: one.key)
def test_what_the_opponent_answers_matters(puzzle: Puzzle) -> None:
    """Without what B has Set there would be nothing to it: it is won by attacks, or by fewer
    cards."""
    board = board_of(puzzle)
    side, other = board.sides
    bare = other.model_copy(update={"zones": {}})
    open_board = board.model_copy(update={"sides": (side, bare)})
    all_at_once = board.model_copy(
        update={"sides": (side.model_copy(update={"hand": side.hand[:1]}), bare)}
    )
    assert any(Solver(duel).wins(duel) for duel in (duel_at(all_at_once), duel_at(open_board)))


@PUZZLES
def test_attacks_alone_do_not_win(puzzle: Puzzle) -> None:
    duel = duel_at(board_of(puzzle))
    assert not Solver(duel, BATTLES, answers=puzzle.answers).wins(duel)


@PUZZLES
def test_every_card_in_the_hand_is_needed(puzzle: Puzzle) -> None:
    board = board_of(puzzle)
    side, other = board.sides
    for index in range(len(side.hand)):
        hand = side.hand[:index] + side.hand[index + 1 :]
        less = board.model_copy(update={"sides": (side.model_copy(update={"hand": hand}), other)})
        duel = duel_at(less)
        assert not Solver(duel, answers=puzzle.answers).wins(duel), POOL.name(side.hand[index])


@PUZZLES
def test_the_solver_finds_a_way(puzzle: Puzzle) -> None:
    """Else that it finds none in the tests above would mean nothing."""
    duel = duel_at(board_of(puzzle))
    assert Solver(duel, answers=puzzle.answers).wins(duel)
