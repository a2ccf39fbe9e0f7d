"""A match: one game or the best of three, and who goes first in each."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

NOBODY: Final = -1
BOTH: Final = (0, 1)


@dataclass
class Match:
    """`choosing` is the player who says who goes first in the next game: at the beginning who
    won the toss, later who lost the game before (of a draw, who chose last)."""

    best_of: Literal[1, 3]
    choosing: int
    # The number of the game that is played, or was played last; 0 before the first.
    game: int = 0
    # Winners of the games of this match; NOBODY for a draw.
    results: list[int] = field(default_factory=list)
    playing: bool = False
    ready: list[bool] = field(default_factory=lambda: [False, False])

    @property
    def wins(self) -> tuple[int, int]:
        return self.results.count(0), self.results.count(1)

    @property
    def over(self) -> bool:
        """Somebody has more than half of the wins that there can be; a draw is no win, and is
        played again unless there was only this one game."""
        if self.best_of == 1:
            return bool(self.results)
        return max(self.wins) > self.best_of // 2

    def begin(self) -> None:
        """The next game begins; after the end of a match, the next match."""
        if self.over:
            self.results = []
        self.game += 1
        self.playing = True
        self.ready = [False, False]

    def end(self, winner: int) -> None:
        self.results.append(winner)
        self.playing = False
        if winner != NOBODY:
            self.choosing = 1 - winner

    def facts(self) -> dict[str, Any]:
        return {
            "best_of": self.best_of,
            "choosing": self.choosing,
            "game": self.game,
            "results": self.results,
            "playing": self.playing,
            "ready": self.ready,
        }


def match_from(facts: dict[str, Any]) -> Match:
    return Match(**facts)
