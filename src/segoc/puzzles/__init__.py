"""Puzzles: boards with a goal, and for each a solution, which only the tests get to see."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "zh", "ja")
# Player A has won before the turn ends; B has nothing to answer with, or answers whenever it can,
# as soon as it can (`bots.Eager`).
WIN_THIS_TURN: Final = "A wins this turn"
THOUGH_B_ANSWERS: Final = "A wins this turn, though B answers whenever it can"


@dataclass(frozen=True)
class Puzzle:
    """`board` is the set-up of a scenario, `solution` are steps of one."""

    key: str
    # By language.
    titles: dict[str, str]
    goal: str
    board: str
    solution: str

    @property
    def answers(self) -> bool:
        return self.goal == THOUGH_B_ANSWERS


def read_puzzle(key: str, text: str) -> Puzzle:
    """A file of the shelf: titles, goal, set-up, solution."""
    lines = text.splitlines()
    said = dict(line.split(": ", 1) for line in lines[: len(LANGUAGES) + 1])
    rest = lines[len(said) :]
    board = [line for line in rest if not line.startswith(">")]
    solution = [line for line in rest if line.startswith(">")]
    titles = {language: said[language] for language in LANGUAGES}
    return Puzzle(key, titles, said["goal"], "\n".join(board), "\n".join(solution))


@cache
def shelf() -> tuple[Puzzle, ...]:
    """The puzzles that come with segoc, the easier ones first."""
    found = [file for file in files("segoc.puzzles").iterdir() if file.name.endswith(".txt")]
    return tuple(
        read_puzzle(file.name.removesuffix(".txt"), file.read_text(encoding="utf-8"))
        for file in sorted(found, key=lambda file: file.name)
    )
