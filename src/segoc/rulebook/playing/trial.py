"""A scenario on trial: it holds, and its twins get another outcome."""

from collections.abc import Sequence
from typing import NamedTuple

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.rulebook.changing import Impossible, changed, retold
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.finding import Identity
from segoc.rulebook.playing.judging import judge
from segoc.rulebook.playing.play import Play
from segoc.rulebook.scenario import (
    STEPS,
    Act,
    Can,
    Line,
    Outcome,
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


def try_scenario(scenario: Scenario, pool: Pool | None = None) -> Failure | None:
    """Play a scenario and its twins; the first failure, if there is one."""
    pool = pool or standard_pool()
    try:
        play = Play(scenario.board, pool)
        _play_through(play, scenario.body)
        used = play.finder.used
        for twin in scenario.twins:
            used |= _try_twin(scenario, twin, pool)
        _nothing_idle(scenario, play, used)
    except Failed as failed:
        return Failure(scenario.name, scenario.file, failed.line, failed.message)
    return None


def _play_through(play: Play, body: Sequence[Line]) -> None:
    for line in body:
        if isinstance(line, STEPS):
            play.do(line)
        else:
            _must_hold(play, line)
    play.finish()


def _must_hold(play: Play, outcome: Outcome) -> None:
    instead = judge(play, outcome)
    if instead:
        raise Failed(outcome.line, f"it doesn't hold: {instead}")


def _nothing_idle(scenario: Scenario, play: Play, used: set[Identity]) -> None:
    """A card that nobody speaks of has no business on the board."""
    changes = [twin.change for twin in scenario.twins]
    changed_cards = {change.old.code for change in changes if change.old is not None}
    for identity in play.finder.laid():
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


def _try_twin(scenario: Scenario, twin: Twin, pool: Pool) -> set[Identity]:
    try:
        board = changed(scenario.board, twin.change)
    except Impossible as impossible:
        raise Failed(twin.change.line, str(impossible)) from None
    play = Play(board, pool)
    base = retold(scenario.body, board, twin.change)
    comparison = _Comparison(play, base, twin)
    if twin.has_steps:
        comparison.along_the_twin()
    else:
        comparison.along_the_base()
    play.finish()
    if not comparison.differs:
        raise Failed(
            twin.change.line,
            "the twin gets no other outcome: none of its lines answers a question of the "
            "scenario in another way",
        )
    return play.finder.used


class _Comparison:
    """Plays a twin, and looks whether what the scenario says there fails."""

    def __init__(self, play: Play, base: Sequence[Line], twin: Twin) -> None:
        self.play = play
        self.base = list(base)
        self.own = list(twin.body)
        self.differs = False

    def along_the_base(self) -> None:
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
                    self._compare(line, refusal)
                    break
                if not self._without_its_card(line):
                    self.play.do(line)
                continue
            answer = _taken(self.own, line)
            if answer is not None:
                self._compare(line, answer)
        for line in self.own:
            assert not isinstance(line, STEPS)
            _must_hold(self.play, line)

    def _refused(self) -> dict[int, Line]:
        """By their lines, the steps that the twin refuses with all that was said of them; what
        refuses them is an answer to no other question."""
        found: dict[int, Line] = {}
        for step in self.base:
            for own in self.own:
                if isinstance(step, Act) and step.clauses and isinstance(own, Can):
                    if own.rule and own.act.question == step.question:
                        if own.act.clauses == step.clauses:
                            found[step.line] = own
        self.own = [line for line in self.own if line not in found.values()]
        return found

    def _without_its_card(self, step: Line) -> bool:
        refs = (step.card, step.aim) if isinstance(step, Act) else ()
        return any(ref is not None and not self.play.finder.all(ref) for ref in refs)

    def along_the_twin(self) -> None:
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
                self._compare(other, line)
            elif isinstance(line, STEPS):
                self.play.do(line)
            else:
                _must_hold(self.play, line)

    def _compare(self, base: Line, own: Line) -> None:
        """`own` must hold, or be done, in the twin; `base` should fail there."""
        fails = self._fails(base, own)
        if isinstance(own, STEPS):
            self.play.do(own)
        else:
            _must_hold(self.play, own)
        self.differs = self.differs or fails

    def _fails(self, base: Line, own: Line) -> bool:
        if isinstance(base, STEPS):
            # What was done in the scenario is refused in the twin.
            return isinstance(base, Act) and isinstance(own, Can) and bool(own.rule)
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
