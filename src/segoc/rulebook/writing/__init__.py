"""Writing scenarios: the situation of a duel as a text that the reader of scenarios understands.

For whoever meets something that looks wrong: the board, what was done, and what came of it.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from segoc.duel.duel import Duel
from segoc.duel.log import JUDGE
from segoc.kernel.table.decision import FINISH, PICK, PLACEMENT, SUMMONED, Option
from segoc.kernel.table.event import Event
from segoc.rulebook.entries import entry
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.judging import judge
from segoc.rulebook.playing.play import Play
from segoc.rulebook.reading.board import read_board_line
from segoc.rulebook.reading.cursor import Cursor, ScenarioError, Source
from segoc.rulebook.reading.outcomes import read_outcome
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.board import Board, board_of
from segoc.rulebook.writing.course import Course, courses_of
from segoc.rulebook.writing.following import Follower
from segoc.rulebook.writing.outcomes import outcomes_of
from segoc.rulebook.writing.steps import statements_of
from segoc.rulebook.writing.unsaid import unsaid_of

# Stands in the text if playing it comes out otherwise, or can't be played, above the reasons.
DIFFERS: Final = "# Played from here, it does not come to this situation:"
# What of the board isn't in the set-up: what is wrong may hang on it, though the text holds.
UNSAID: Final = "# The set-up can't say:"
CHANGE_THIS: Final = "# So it is now. Change the lines that look wrong to what should be:"
# Of no rule in particular: the rules of a duel begin with it.
ANY_RULE: Final = "SEG-001"
BLANKS: Final = "# Blanks (空白…) stand for cards of the Decks that don't matter here."
BLANKS_OF_A_PLAYER: Final = "# Blanks (空白…) stand for cards that this player can't see."
TWIN_WANTED: Final = (
    "# A scenario needs a twin besides: one line of the board otherwise, and what comes out",
    "# then, such as “but: without X in A hand”, with lines that begin with = below it.",
)
LONGEST_REASON: Final = 120
FILE: Final = "the situation"


def situation_text(duel: Duel, viewer: int = JUDGE) -> str:
    """The situation of a duel as the text of a scenario, for a judge or as one player knows it."""
    settled, begun = _settled(duel, viewer)
    written: list[Situation] = []
    for one in situations_of(settled, viewer):
        written.append(one)
        if one.complete:
            break
    if all(one.differs for one in written):
        courses = [replace(one.course, whole_decks=True) for one in written]
        written += [Situation(settled, course) for course in courses]
    # Of equally good ones the first, which is the shortest.
    best = min(written, key=lambda one: (bool(one.differs), len(one.board.unsaid)))
    if begun:
        best.board.unsaid.append(f"Since then was begun: {', '.join(begun)}.")
    return best.text()


def situations_of(duel: Duel, viewer: int) -> Iterator["Situation"]:
    """The duel from each moment on with which a text could begin."""
    for course in courses_of(duel, viewer):
        yield Situation(duel, course)


def _settled(duel: Duel, viewer: int) -> tuple[Duel, list[str]]:
    """The duel as it was before choices that no step can end with, and these choices.

    A zone is said, or chosen, together with what led to it; cards are picked together.
    """
    settled, begun = duel.fork(), list[str]()
    while (decision := settled.decision) is not None and viewer in (JUDGE, decision.player):
        act = settled._node.act
        if act is None or act.option is None:
            break
        picking = act.option.verb == PICK and decision.lists(Option(FINISH))
        if not picking and decision.topic not in (PLACEMENT, SUMMONED):
            break
        begun.insert(0, settled.pop().key)
    return settled, begun


class Situation:
    """A course, written down; `differs` tells what comes out otherwise when it is played."""

    def __init__(self, duel: Duel, course: Course) -> None:
        self.duel = duel
        self.course = course
        self.board = board_of(course, duel.pool)
        self.steps: list[str] = []
        play = _laid(self.board, duel)
        self.outcomes = outcomes_of(course, self.board.cast)
        self.board.unsaid += unsaid_of(course, duel.pool)
        if play is None:
            self.differs = ["Such a board can't be laid."]
        elif not course.at_rest:
            self.differs = ["The board was never at rest before: so it lies now."]
        else:
            self.differs = self._follow(play)

    @property
    def complete(self) -> bool:
        return not self.differs and not self.board.unsaid

    def _follow(self, play: Play) -> list[str]:
        """Write the steps; what doesn't come out so when they are played."""
        course, cast = self.course, self.board.cast
        statements, unsayable = statements_of(course, cast)
        follower = Follower(play, course, cast)
        follower.follow(statements)
        self.steps = follower.lines
        stopped = unsayable or follower.stopped
        if stopped:
            return [f"The steps end early: {stopped}."]
        if course.lost:
            return ["The steps end early: a card could be one that was seen before."]
        return _what_fails(play, self.outcomes)

    def text(self) -> str:
        course, unsaid = self.course, self.board.unsaid
        player = "" if course.viewer == JUDGE else f", as {A_OR_B[course.viewer]} knows it"
        lines = [
            f"{_rule(course.events)} · Reported from turn {course.now.turn}{player}",
            "# Put the rule in question in the place of the one above.",
            *self.board.texts,
        ]
        if self.board.cast.blanks:
            lines.append(BLANKS if course.viewer == JUDGE else BLANKS_OF_A_PLAYER)
        if unsaid:
            lines += [UNSAID, *(f"# - {one}" for one in unsaid)]
        if self.differs:
            lines += [DIFFERS, *(f"# - {one}" for one in self.differs)]
            lines.append(f"# Now: {self.duel.position(course.viewer)}")
        lines += [*self.steps, CHANGE_THIS, *self.outcomes, *TWIN_WANTED]
        return "\n".join(lines) + "\n"


def _laid(board: Board, duel: Duel) -> Play | None:
    """A play of the set-up; lines that can't be read or laid are taken out of it."""
    while True:
        try:
            sources = [Source(FILE, number, text) for number, text in enumerate(board.texts)]
            lines = [read_board_line(Cursor(source, duel.pool)) for source in sources]
            return Play(tuple(lines), duel.pool)
        except (Failed, ScenarioError) as failed:
            # The first line is about the board as a whole.
            if not 0 < failed.line <= len(board.lines):
                board.unsaid.append(f"The board can't be laid: {failed.message}.")
                return None
            item = failed.item if isinstance(failed, Failed) else None
            board.drop(board.lines[failed.line - 1], failed.message, item)


def _what_fails(play: Play, outcomes: list[str]) -> list[str]:
    """The outcomes that aren't so when the text is played."""
    found: list[str] = []
    try:
        play.finish()
    except Failed as failed:
        found.append(f"On this board it goes otherwise: {failed.message}.")
    for line in outcomes:
        try:
            outcome = read_outcome(Cursor(Source(FILE, 0, line), play.duel.pool, 1))
            instead = judge(play, outcome)
        except (Failed, ScenarioError) as failed:
            instead = failed.message
        if instead:
            found.append(f"On this board “{line[2:]}” is not so: {instead[:LONGEST_REASON]}.")
    return found


def _rule(events: list[Event]) -> str:
    """The rule behind the last thing that happened, which may be the one in question."""
    for event in reversed(events):
        if event.rule and not entry(event.rule).superseded:
            return event.rule
    return ANY_RULE
