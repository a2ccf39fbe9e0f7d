"""When moments are told: so that a pass tells nothing.

A player who has nothing to activate isn't asked; one who has may pass. To the opponent both
must look the same, also by the clock. So wherever a player may respond, everything waits for
a moment, whether that player is asked or not; what is answered within it takes no more time
than what nobody was asked. Who thinks longer is seen to think, as at any table; who wants to
hide even that is asked always, also when there is nothing to activate, and takes the time.
"""

from collections import deque

from segoc.app.prompting import Mode, asks_for_fast_effects, may_be_asked
from segoc.app.story import Moment
from segoc.kernel.table.state import State


class Pacer:
    """Moments that wait to be told, and the pause, in seconds, after a chance to respond."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._queue: deque[Moment] = deque()
        self._not_before = 0.0
        # The state as it was told last.
        self.told: State | None = None
        # The player who is asked without having anything to activate, until they pass.
        self.feigned: int | None = None

    def begin(self, state: State) -> None:
        """Everything up to here has been told."""
        self.cut()
        self.told = state

    def cut(self) -> None:
        """What waits won't be told any more."""
        self._queue.clear()
        self.feigned = None

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
        return self._not_before if self._queue and self.feigned is None else None

    def due(self, now: float, modes: tuple[Mode, Mode]) -> list[Moment]:
        """The moments to be told by now, up to the next pause."""
        if self.feigned is not None and modes[self.feigned] != "always":
            self.feigned = None
        found: list[Moment] = []
        while self._queue and now >= self._not_before and self.feigned is None:
            moment = self._queue.popleft()
            found.append(moment)
            self.told = moment.state
            if self.pause:
                self._wait_for(moment, now, modes)
        return found

    def _wait_for(self, moment: Moment, now: float, modes: tuple[Mode, Mode]) -> None:
        """Wait where a player may respond. How somebody wants to be asked says nothing of their
        cards."""
        for player in moment.responds:
            if may_be_asked(moment.state, player, modes[player]):
                self.hold(now + self.pause)
                # If this were their question, nothing could have happened after it.
                if (
                    modes[player] == "always"
                    and self._queue
                    and asks_for_fast_effects(moment.state)
                ):
                    self.feigned = player
