"""Which puzzles of the shelf a bot solves: `python -m bench.puzzles --seconds 2`."""

import argparse
from time import thread_time

from segoc.app.lab_text import begin
from segoc.bots import NAMES, Bot, Eager, answer, named
from segoc.cards.standard import standard_pool
from segoc.puzzles import Puzzle, shelf


def solves(puzzle: Puzzle, bot: Bot) -> bool:
    """Whether it wins in this turn; the opponent answers whenever it can."""
    duel = begin(puzzle.board, standard_pool()).duel
    turn = duel.state.turn
    while duel.decision is not None and duel.state.turn == turn:
        answer(duel, Eager() if duel.decision.player == 1 else bot)
    return duel.winner == 0 and duel.state.turn == turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=NAMES, default="search")
    parser.add_argument("--seconds", type=float, default=2.0, help="for a decision, on average")
    args = parser.parse_args()
    solved = 0
    for puzzle in shelf():
        start = thread_time()
        won = solves(puzzle, named(args.bot, 1, 0, seconds=args.seconds))
        solved += won
        used = thread_time() - start
        print(f"{puzzle.key:<16}{'solved' if won else 'not solved':<12}{used:5.1f} s", flush=True)
    print(f"{solved} of {len(shelf())}")


if __name__ == "__main__":
    main()
