"""When moments are told: so that a pass tells nothing.

A player who has nothing to activate isn't asked; one who has may pass. To the opponent both
must look the same, also by the clock. So wherever a player may respond, everything waits for
a moment, whether that player is asked or not; what is answered within it takes no more time
than what nobody was asked. (Who thinks longer is seen to think, as at any table.)
"""

from collections import deque

from segoc.app.prompting import Mode, wants_to_be_asked
from segoc.app.story import NOBODY, Moment


class Pacer:
    """Moments that wait to be told, and the pause, in seconds, after a chance to respond."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._queue: deque[Moment] = deque()
        self._not_before = 0.0

    def clear(self) -> None:
        self._queue.clear()

    def add(self, moments: list[Moment]) -> None:
        self._queue.extend(moments)

    def hold(self, until: float) -> None:
        """Tell nothing before this time."""
        self._not_before = max(self._not_before, until)

    @property
    def empty(self) -> bool:
        """Everything has been told."""
        return not self._queue

    def is_over(self, now: float) -> bool:
        """Everything has been told, and the pause after it has passed."""
        return not self._queue and now >= self._not_before

    @property
    def wakes(self) -> float | None:
        """When there will be something to tell."""
        return self._not_before if self._queue else None

    def due(self, now: float, modes: tuple[Mode, Mode]) -> list[Moment]:
        """The moments to be told by now, up to the next pause."""
        found: list[Moment] = []
        while self._queue and now >= self._not_before:
            moment = self._queue.popleft()
            found.append(moment)
            player = moment.responds
            if self.pause and player != NOBODY:
                # That somebody never wants to be asked, or always, says nothing of their cards.
                if wants_to_be_asked(moment.state, player, modes[player]):
                    self.hold(now + self.pause)
        return found
