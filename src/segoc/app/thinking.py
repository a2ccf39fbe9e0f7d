"""How long bots may take: nobody waits for one for more than three seconds.

What happens between a person's answer and the next question is a stretch. A bot may have forty
decisions in it, or one. So it isn't the decision that has its time, but the stretch: each decision
gets a part of what is left, less while others think, too; and when that is nothing much, a quick
bot answers the rest. Thinking is done elsewhere (`thinkers`), and everything else goes on.

A bot that takes its time doesn't answer alike twice: a room that is read from the file takes the
choices that were kept, and only what is still owed is thought about anew.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from weakref import WeakMethod

from segoc.duel.savefile import Start

if TYPE_CHECKING:
    # A process in which bots think needs no messages.
    from segoc.app.audience import Timer

# The bots that take the time that they are given, and the one that answers when there is none.
SLOW: Final = ("search",)
QUICK: Final = "thumb"

# So many seconds of a stretch are for thinking. What is left of three is for the answers that are
# given at once then, and for a machine that does much else.
STRETCH: Final = 1.5
# So often a stretch has to wait until a server that has much to do comes to it.
COMES: Final = 4
# The part of what is left that one decision gets: others may follow.
SHARE: Final = 0.25
# And the part of what its clock has left that a bot uses in a stretch: it never runs out.
OF_CLOCK: Final = 0.1
# For less it isn't worth to ask.
SHORTEST: Final = 0.05
# Quick bots answer for so long, in seconds, before the other rooms have their turn.
SLICE: Final = 0.1


class Task(NamedTuple):
    """What a bot has to think about: where these choices lead to, in a game of a room."""

    game: tuple[str, int]
    start: Start
    choices: tuple[str, ...]
    bot: str
    player: int


class Thinker(Protocol):
    """Where bots think."""

    def prepare(self) -> None:
        """Somebody will think soon."""

    def before(self, game: tuple[str, int]) -> int:
        """How many thoughts a thought about this game would have to wait for."""

    def think(
        self, task: Task, seconds: float, tell: Callable[[str | None], None]
    ) -> Callable[[], object]:
        """`tell` hears the key of the choice, or None if there is none. Returns how to give it up:
        then nothing is told any more."""


class Thought:
    """A task that a bot thinks about, and what has come of it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.done = False
        self.key: str | None = None
        self.give_up: Callable[[], object] = lambda: None


class Thinking:
    """What the bots of one room do with their time. `wake` is called when there is more to do."""

    def __init__(self, thinker: Thinker, timer: "Timer", wake: Callable[[], None]) -> None:
        self._thinker = thinker
        self._timer = timer
        # Whoever is put away must not be kept by this.
        self._wake = WeakMethod(wake)
        # When the stretch is over, and when this turn of the room has begun.
        self._until = 0.0
        self._since = 0.0
        self._thought: Thought | None = None
        # A bot owes an answer, and will be asked again.
        self.busy = False

    def begin(self) -> None:
        """The room has its turn: a new stretch, unless a bot still owes an answer."""
        self._since = self._timer.now()
        if not self.busy:
            self._until = self._since + STRETCH - COMES * self._timer.late
        self.busy = False

    def end(self) -> None:
        """Its turn is over. If nobody owes an answer, there is nothing to think about any more."""
        if not self.busy:
            self._forget()

    @property
    def is_due(self) -> bool:
        """Whether something would come of another turn."""
        if not self.busy:
            return False
        thought = self._thought
        return thought is None or thought.done or self._timer.now() >= self._until

    @property
    def wakes(self) -> float:
        """When there will be something to do, at the latest."""
        thought = self._thought
        return self._since if thought is None or thought.done else self._until

    def rests(self) -> bool:
        """Whether the other rooms have their turn first: only as long as there is time."""
        now = self._timer.now()
        if now - self._since >= SLICE and now < self._until:
            self.busy = True
        return self.busy

    def must_wait(self, task: Task, clock: float | None) -> bool:
        """Whether a bot thinks about this, and has found nothing yet. `clock` is what it has left
        to play, in seconds."""
        now = self._timer.now()
        if self._thought is not None and self._thought.task != task:
            self._forget()
        if self._thought is None:
            if clock is not None:
                self._until = min(self._until, now + clock * OF_CLOCK)
            others = self._thinker.before(task.game)
            seconds = (self._until - now) * SHARE / (1 + others)
            if seconds < SHORTEST:
                return False
            self._thought = thought = Thought(task)
            thought.give_up = self._thinker.think(task, seconds, partial(self._hear, thought))
        self.busy = not self._thought.done and now < self._until
        return self.busy

    def found(self) -> str | None:
        """What was thought of, if anything; nothing is thought about any more then."""
        key = None if self._thought is None else self._thought.key
        self._forget()
        return key

    def _forget(self) -> None:
        thought, self._thought = self._thought, None
        if thought is not None and not thought.done:
            thought.done = True
            thought.give_up()

    def _hear(self, thought: Thought, key: str | None) -> None:
        """Something has come of a thought."""
        thought.done = True
        thought.key = key
        wake = self._wake()
        if wake is not None:
            self._timer.at(self._timer.now(), wake)
