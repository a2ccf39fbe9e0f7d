"""Playing the written steps on the written board, as far as they go.

What is written is what works there: who isn't asked on that board doesn't answer, and who is
asked in a window that the statements don't speak of passes. So for one player nothing is written
that hangs on whether the opponent was asked; what the opponent chose is read off from what
happened then.
"""

from dataclasses import dataclass, field
from typing import Final

from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import PHASE_BEGAN
from segoc.kernel.table.phases import BATTLE_PHASE, END_PHASE, MAIN_PHASE_2
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.play import Play
from segoc.rulebook.reading.cursor import Cursor, ScenarioError, Source
from segoc.rulebook.reading.steps import read_step
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.cast import Cast, zone_of
from segoc.rulebook.writing.course import Course
from segoc.rulebook.writing.steps import PHASES, Statement

# More than one action of a duel leads to.
PATIENCE: Final = 500
VERB_OF_PHASE: Final = {
    BATTLE_PHASE: dc.BATTLE_PHASE,
    MAIN_PHASE_2: dc.MAIN_PHASE_2,
    END_PHASE: dc.END_PHASE,
}


@dataclass
class Follower:
    """Goes along the course on the written board; `stopped` tells why it doesn't get further."""

    play: Play
    course: Course
    cast: Cast
    lines: list[str] = field(default_factory=list)
    stopped: str = ""

    def __post_init__(self) -> None:
        self._numbers = self.cast.numbers(self.play.finder)
        # A set-up in the Battle Phase begins before the Battle Step.
        while not self.stopped and self._topic() == dc.WINDOW and self.course.at_rest:
            self._write(self._passes())
        self._before = len(self.play.duel.events)

    def follow(self, statements: list[Statement]) -> None:
        left = statements.copy()
        for _ in range(PATIENCE):
            decision = self.play.duel.decision
            if self.stopped or (not left and self._done() >= len(self.course.events)):
                return
            if decision is None:
                break
            skipped = self._next(left, decision)
            if skipped >= 0:
                statement = left[skipped]
                del left[: skipped + 1]
                self._write(str(statement))
                continue
            line = self._found_out(decision)
            if line:
                self._write(line)
            elif left and left[0].answers and self._done() >= left[0].at:
                # It was forced on this board.
                left.pop(0)
            else:
                break
        if not self.stopped and (left or self._done() < len(self.course.events)):
            says = f"“{str(left[0])[2:]}”" if left else "what happened then"
            self.stopped = f"on this board it comes otherwise before {says}"

    def _done(self) -> int:
        return len(self.play.duel.events) - self._before

    def _topic(self) -> int:
        decision = self.play.duel.decision
        return -1 if decision is None else decision.topic

    def _next(self, left: list[Statement], decision: Decision) -> int:
        """The number of the statement that answers this; what it skips was forced."""
        for number, statement in enumerate(left):
            asked = (statement.player, statement.topic) == (decision.player, decision.topic)
            if statement.text == "surrenders" or (asked and self._done() >= statement.at):
                return number
            if not statement.answers:
                break
        return -1

    def _write(self, line: str) -> None:
        source = Source("the situation", len(self.lines), line)
        try:
            self.play.do(read_step(Cursor(source, self.play.duel.pool, 1)))
        except (Failed, ScenarioError) as failed:
            self.stopped = f"“{line[2:]}” can't be said or done here ({failed.message})"
        else:
            self.lines.append(line)

    # What isn't in the statements.

    def _passes(self) -> str:
        decision = self.play.duel.decision
        assert decision is not None
        return f"> {A_OR_B[decision.player]} passes"

    def _found_out(self, decision: Decision) -> str:
        """What the player who is asked must have answered, by what happened."""
        if decision.topic == dc.WINDOW:
            return self._passes()
        if not self.course.opponent_of_viewer(decision.player):
            return ""
        player = A_OR_B[decision.player]
        if decision.topic == dc.OPTIONAL or (
            decision.topic == dc.TRIGGERS and decision.lists(Option(dc.PASS))
        ):
            return f"> {player} declines"
        if decision.topic in (dc.OPEN, dc.BATTLE):
            return self._enters(decision)
        return self._chooses(decision)

    def _enters(self, decision: Decision) -> str:
        for event in self.course.events[self._done() :]:
            if event.kind == PHASE_BEGAN and event.phase_begun in VERB_OF_PHASE:
                verb = VERB_OF_PHASE[event.phase_begun]
                if decision.lists(Option(verb)):
                    return f"> {A_OR_B[decision.player]} enters {PHASES[verb]}"
                return ""
        return ""

    def _chooses(self, decision: Decision) -> str:
        """The cards on offer to which something happened first, as many as are asked for."""
        who = A_OR_B[decision.player]
        verb = "discards" if decision.topic == dc.HAND_LIMIT else "chooses"
        picks = self._picks(decision)
        for event in self.course.events[self._done() :]:
            chosen = [record.card for record in event.cards if record.card in picks]
            if chosen:
                now = self.course.now
                asked = self._asked_for(decision, [(one, picks[one]) for one in chosen])
                names = [self.cast.reference(one, zone_of(now, one), now) for one in asked]
                return f"> {who} {verb} {', '.join(names)}" if all(names) else ""
        return f"> {who} {verb} nothing" if decision.lists(Option(dc.FINISH)) else ""

    def _picks(self, decision: Decision) -> dict[int, int]:
        """The cards on offer, as they are numbered in the duel itself, and here."""
        found: dict[int, int] = {}
        for option in decision.options:
            here = self.play.state.card_at(option.spot)
            if option.verb == dc.PICK and here in self._numbers:
                found[self._numbers[here]] = here
        return found

    def _asked_for(self, decision: Decision, chosen: list[tuple[int, int]]) -> list[int]:
        """Of these cards, those that are picked before something else is asked."""
        fork = self.play.duel.fork()
        asked: list[int] = []
        for card, here in chosen:
            now = fork.decision
            option = Option(dc.PICK, fork.state.spot(here))
            if now is None or (now.player, now.topic) != (decision.player, decision.topic):
                break
            if now.lists(option):
                fork.push(option)
                asked.append(card)
        return asked
