"""The course of a scenario and of its twins: what each line did, and whether it held.

The runner is the one that tries scenarios (`playing.trial`), looked at line by line. It stops at
the first thing that fails; who looks at a course wants to see the rest too, as far as there is
any.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.duel.duel import Duel
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State
from segoc.rulebook.changing import retold
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.trial import Performance, nothing_idle
from segoc.rulebook.scenario import STEPS, Scenario, Twin

Kind: TypeAlias = Literal["board", "step", "outcome"]


@dataclass
class PlayedLine:
    """A line of a scenario, and what came of it; `message` says what is wrong with it.

    The last line of the board and every step have the state after them. Their choices lead
    there from the state before, and cause these events.
    """

    line: int
    text: str
    kind: Kind
    message: str = ""
    choices: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    after: State | None = None


@dataclass
class Course:
    """A scenario played from beginning to end, or a twin, with what it changes."""

    change: str
    lines: list[PlayedLine]

    @property
    def holds(self) -> bool:
        return not any(line.message for line in self.lines)


def courses(scenario: Scenario, pool: Pool | None = None) -> list[Course]:
    """The courses of a scenario and then of its twins."""
    pool = pool or standard_pool()
    watched = [_Watched(scenario, twin, pool) for twin in (None, *scenario.twins)]
    found = [one.course for one in watched]
    if all(course.holds for course in found):
        try:
            nothing_idle(scenario, [one.performance for one in watched if one.performance])
        except Failed as failed:
            watched[0].fail(failed)
    return found


class _Watched:
    """A performance, and the course that it takes."""

    def __init__(self, scenario: Scenario, twin: Twin | None, pool: Pool) -> None:
        self.scenario = scenario
        self.twin = twin
        self.pool = pool
        self.texts = dict(scenario.lines)
        # How many choices and events have been told.
        self.choices = 0
        self.events = 0
        self.course = Course("", [])
        self._lay()
        self.performance: Performance | None = None
        try:
            self.performance = Performance(scenario, pool, twin)
            self._retell(self.performance)
            self._see(self.course.lines[-1], self.performance.play.duel)
            self._watch(self.performance)
        except Failed as failed:
            self.fail(failed)

    def _lay(self) -> None:
        """The board as it is written; a twin's is the same, and then what it changes."""
        lines = [line.line for line in self.scenario.board]
        if self.twin is not None:
            lines.append(self.twin.change.line)
            self.course.change = self.scenario.lines[self.twin.change.line]
        self.course.lines = [PlayedLine(at, self.scenario.lines[at], "board") for at in lines]

    def _watch(self, performance: Performance) -> None:
        play = performance.play
        try:
            for line, instead in performance.lines():
                step = isinstance(line, STEPS)
                played = PlayedLine(line.line, self.texts[line.line], "step" if step else "outcome")
                played.message = instead
                self.course.lines.append(played)
                if step:
                    self._see(played, play.duel)
        except Failed as failed:
            played = self._line_of(failed)
            if len(play.duel.choices) > self.choices:
                # A step that failed on its way.
                self._see(played, play.duel)
            raise

    def _see(self, played: PlayedLine, duel: Duel) -> None:
        """What has happened since the line before."""
        choices, events = duel.choices, duel.events
        played.choices += choices[self.choices :]
        played.events += events[self.events :]
        played.after = duel.state.copy()
        self.choices, self.events = len(choices), len(events)

    def fail(self, failed: Failed) -> None:
        self._line_of(failed).message = failed.message

    def _line_of(self, failed: Failed) -> PlayedLine:
        """The line that fails; if it hasn't been played, it is the last one."""
        for played in self.course.lines:
            if played.line == failed.line:
                return played
        text = self.texts[failed.line]
        kind: Kind = "step" if text.startswith(">") else "outcome"
        self.course.lines.append(PlayedLine(failed.line, text, kind))
        return self.course.lines[-1]

    def _retell(self, performance: Performance) -> None:
        """Of a card that the twin replaces, lines of the scenario say the new one."""
        change = None if self.twin is None else self.twin.change
        if change is None or change.old is None or change.new is None:
            return
        body = self.scenario.body
        for line, new in zip(body, retold(body, performance.board, change), strict=True):
            if line != new:
                text = self.texts[line.line]
                name = next((one for one in self._names(change.old.code) if one in text), "")
                self.texts[line.line] = text.replace(name, change.new.card.name) if name else text

    def _names(self, code: int) -> Iterator[str]:
        """All names of a card, the longest first, since one may be a part of another."""
        card = self.pool[code]
        yield from sorted((*card.names, *card.aliases), key=len, reverse=True)
