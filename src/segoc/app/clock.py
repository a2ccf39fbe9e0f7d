"""The clocks of a game. Whoever calls tells the time: nothing here looks at a watch."""

from dataclasses import dataclass, field
from typing import Any, Final

NOBODY: Final = -1


@dataclass
class Clocks:
    """Seconds left to each player, and whose clock runs since when.

    The first `grace` seconds of every answer are free. A player who has nothing to activate
    isn't asked and loses no time; one who has and passes at once must not lose any either,
    or the clock would tell the one from the other.
    """

    left: list[float]
    grace: float
    running: int = NOBODY
    since: float = field(default=0.0)

    def start(self, player: int, now: float) -> None:
        self.stop(now)
        self.running = player
        self.since = now

    def stop(self, now: float) -> None:
        """Charge the player whose clock runs."""
        if self.running != NOBODY:
            self.left[self.running] = self.at(self.running, now)
        self.running = NOBODY

    def at(self, player: int, now: float) -> float:
        """What a player has left at this time."""
        if player != self.running:
            return self.left[player]
        spent = max(0.0, now - self.since - self.grace)
        return max(0.0, self.left[player] - spent)

    @property
    def runs_out(self) -> float | None:
        """When the clock that runs will have run out."""
        if self.running == NOBODY:
            return None
        return self.since + self.grace + self.left[self.running]

    def facts(self, now: float) -> list[float]:
        """To be kept: a clock that ran when the server was killed starts again from here."""
        return [self.at(0, now), self.at(1, now)]


def clocks_from(facts: Any, grace: float) -> Clocks | None:
    return None if facts is None else Clocks([float(left) for left in facts], grace)
