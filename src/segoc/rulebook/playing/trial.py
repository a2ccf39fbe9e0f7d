"""A scenario on trial: it holds, and its twins get another outcome."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.rulebook.changing import Impossible, changed, retold
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.judging import judge
from segoc.rulebook.playing.play import Play
from segoc.rulebook.scenario import (
    STEPS,
    Act,
    Begins,
    BoardLine,
    Can,
    Line,
    Scenario,
    Twin,
)


class Failure(NamedTuple):
    """A line that doesn't hold; the whole scenario then proves nothing."""

    scenario: str
    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class Looked(NamedTuple):
    """A line that was played: a step that was done, or an outcome, and what is the case instead
    if it doesn't hold."""

    line: Line
    instead: str = ""


class Performance:
    """A scenario on its board, or one of its twins; `Failed` if there is no such board."""

    def __init__(self, scenario: Scenario, pool: Pool, twin: Twin | None = None) -> None:
        self.scenario = scenario
        self.twin = twin
        self.board = scenario.board if twin is None else _board_of(scenario, twin)
        self.play = Play(self.board, pool)

    def lines(self) -> Iterator[Looked]:
        """Play it line by line, each when it is asked for. What doesn't hold stops nothing, unless
        whoever looks on stops; a step that can't be done is `Failed`."""
        if self.twin is None:
            for line in self.scenario.body:
                yield _played(self.play, line)
            self.play.finish()
            return
        base = retold(self.scenario.body, self.board, self.twin.change)
        comparison = _Comparison(self.play, base, self.twin)
        if self.twin.has_steps:
            yield from comparison.along_the_twin()
        else:
            yield from comparison.along_the_base()
        self.play.finish()
        if not comparison.differs:
            raise Failed(
                self.twin.change.line,
                "the twin gets no other outcome: none of its lines answers a question of the "
                "scenario in another way",
            )


def try_scenario(scenario: Scenario, pool: Pool | None = None) -> Failure | None:
    """Play a scenario and its twins; the first failure, if there is one."""
    pool = pool or standard_pool()
    performances: list[Performance] = []
    try:
        for twin in (None, *scenario.twins):
            performance = Performance(scenario, pool, twin)
            for line, instead in performance.lines():
                if instead:
                    raise Failed(line.line, f"it doesn't hold: {instead}")
            performances.append(performance)
        nothing_idle(scenario, performances)
    except Failed as failed:
        return Failure(scenario.name, scenario.file, failed.line, failed.message)
    return None


def _played(play: Play, line: Line) -> Looked:
    if isinstance(line, STEPS):
        play.do(line)
        return Looked(line)
    return Looked(line, judge(play, line))


def nothing_idle(scenario: Scenario, performances: Sequence[Performance]) -> None:
    """A card that nobody speaks of, in the scenario and all its twins, has no business on the
    board."""
    used = {one for performance in performances for one in performance.play.finder.used}
    changes = [twin.change for twin in scenario.twins]
    changed_cards = {change.old.code for change in changes if change.old is not None}
    for identity in performances[0].play.finder.laid():
        owner, code, _ = identity
        if identity in used or code in changed_cards:
            continue
        line = next(
            line
            for line in scenario.board
            if line.player == owner and any(laid.card.code == code for laid in line.cards)
        )
        name = next(laid.card.name for laid in line.cards if laid.card.code == code)
        raise Failed(line.line, f"{name} is never used, and nothing is said about it")


# Twins.


def _board_of(scenario: Scenario, twin: Twin) -> tuple[BoardLine, ...]:
    try:
        return changed(scenario.board, twin.change)
    except Impossible as impossible:
        raise Failed(twin.change.line, str(impossible)) from None


class _Comparison:
    """Plays a twin, and looks whether what the scenario says there fails."""

    def __init__(self, play: Play, base: Sequence[Line], twin: Twin) -> None:
        self.play = play
        self.base = list(base)
        self.own = list(twin.body)
        self.differs = False

    def along_the_base(self) -> Iterator[Looked]:
        """The same steps; where the twin answers a question of the scenario, its answer counts.

        What is done with a card that the twin takes away falls away too. A step that the twin
        says is not legal is where it ends.
        """
        answered = {line.question for line in self.base if not isinstance(line, STEPS)}
        refused = self._refused()
        for line in self.base:
            if isinstance(line, STEPS):
                refusal = refused.get(line.line)
                if refusal is None and line.question not in answered:
                    refusal = _taken(self.own, line)
                if refusal is not None:
                    yield self._compared(line, refusal)
                    break
                if not self._without_its_card(line):
                    yield _played(self.play, line)
                continue
            answer = _taken(self.own, line)
            if answer is not None:
                yield self._compared(line, answer)
        for line in self.own:
            yield _played(self.play, line)

    def _refused(self) -> dict[int, Line]:
        """By their lines, the steps that the twin refuses with all that was said of them; what
        refuses them is an answer to no other question."""
        found: dict[int, Line] = {}
        for step in self.base:
            for own in self.own:
                if isinstance(step, Act) and step.clauses and isinstance(own, Can):
                    if own.rules and own.act.question == step.question:
                        if isinstance(own.act, Act) and own.act.clauses == step.clauses:
                            found[step.line] = own
        self.own = [line for line in self.own if line not in found.values()]
        return found

    def _without_its_card(self, step: Line) -> bool:
        refs = (step.card, step.aim) if isinstance(step, Act) else ()
        return any(ref is not None and not self.play.finder.all(ref) for ref in refs)

    def along_the_twin(self) -> Iterator[Looked]:
        """The twin's own steps; at each of its lines we ask what the scenario says there."""
        for line in self.own:
            # What is done may be what the scenario does, or what it says can't be done; what is
            # said is compared with what is said, if anything is.
            outcomes: list[Line] = [one for one in self.base if not isinstance(one, STEPS)]
            other = None if isinstance(line, STEPS) else _taken(outcomes, line)
            if other is not None:
                self.base.remove(other)
            else:
                other = _taken(self.base, line)
            if other is not None:
                yield self._compared(other, line)
            else:
                yield _played(self.play, line)

    def _compared(self, base: Line, own: Line) -> Looked:
        """`own` must hold, or be done, in the twin; `base` should fail there."""
        fails = self._fails(base, own)
        looked = _played(self.play, own)
        self.differs = self.differs or fails
        return looked

    def _fails(self, base: Line, own: Line) -> bool:
        if isinstance(base, STEPS):
            # What was done in the scenario is refused in the twin.
            return isinstance(base, Act | Begins) and isinstance(own, Can) and bool(own.rules)
        try:
            return bool(judge(self.play, base))
        except Failed:
            return False  # it speaks of a card that isn't there: that says nothing


def _taken(lines: list[Line], line: Line) -> Line | None:
    """The first line left that answers the same question; each is taken once."""
    for index, other in enumerate(lines):
        if other.question == line.question:
            return lines.pop(index)
    return None
