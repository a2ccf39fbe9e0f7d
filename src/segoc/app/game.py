"""A game that is played in a room: its duel, and those who answer by themselves."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from segoc import bots
from segoc.app.prompting import Mode, passes_unasked
from segoc.app.protocol.base import Cause
from segoc.app.refusal import Refusal, causes_of
from segoc.app.storage import LineKey
from segoc.app.story import Moment, Passage, story
from segoc.app.thinking import QUICK, SLOW, Task, Thinking
from segoc.bots.bot import Bot, choice_of
from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.duel.savefile import SaveError, Start
from segoc.kernel.table.decision import Option
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine

# So many answers of bots and passes that nobody is asked for in a row: more is a duel without end.
MOST_IN_A_ROW: Final = 5000
# Between the numbers of the questions before choices were taken back and after it.
TAKEBACK: Final = 1_000_000


class Game:
    """`start` is how the duel began, `names` those of the bots that play in it, by seat."""

    def __init__(self, key: LineKey, start: Start, played: "Played", names: Sequence[str]) -> None:
        self.key = key
        self.start = start
        duel = played.duel
        self.duel = duel
        self.names = names
        # Those that answer at once, also for one that takes its time.
        self.bots = bots_for(names, start.seed, duel.pool)
        # The choices of the line that is played.
        self.choices: list[str] = duel.choices
        # How many answers each player has given: by that a seat's questions are numbered.
        self.answers = [duel.choosers.count(player) for player in (0, 1)]
        # How often choices were taken back: an answer to a question of before is none any more.
        self.takebacks = 0
        # What has happened: at the beginning, then by choice.
        self.passages = played.passages

    @property
    def first_turn(self) -> int:
        """The turn in which the duel begins: a position may be from the middle of one."""
        return 0 if self.start.state is None else int(self.start.state["turn"])

    @property
    def asked(self) -> int | None:
        """Who is asked now."""
        return None if self.duel.decision is None else self.duel.decision.player

    def number(self, players: tuple[int, ...]) -> int:
        """The number of the next question to a seat that decides for these players."""
        return sum(self.answers[player] for player in players) + TAKEBACK * self.takebacks

    def find(self, key: str) -> Option:
        """The legal option with this key."""
        decision = self.duel.decision
        assert decision is not None
        option = self.duel.answer_with_key(key)
        if option is not None:
            return option
        raise Refusal(
            "not_legal", "that is not legal now", None, self._causes(key, decision.player)
        )

    def _causes(self, key: str, player: int) -> tuple[Cause, ...]:
        try:
            return causes_of(self.duel.why_not(key, player))
        except (ValueError, LookupError):
            # It isn't even the name of something that one could do.
            return ()

    def take(self, option: Option) -> list[Moment]:
        """Make a choice for the player who is asked; what comes of it, up to the next decision."""
        decision = self.duel.decision
        assert decision is not None
        moments = story(self.duel, option)
        self.choices.append(option.key)
        self.answers[decision.player] += 1
        self._note(moments)
        return moments

    def _note(self, moments: list[Moment]) -> None:
        self.passages.append([Passage(one.events, one.state.chain) for one in moments])

    def go_on(
        self, modes: tuple[Mode, Mode], thinking: Thinking, clocks: tuple[int, int] | None
    ) -> list[Moment]:
        """Let bots answer, and pass for players who don't want to be asked, until a person is, or
        until a bot has to be waited for. `clocks` are the milliseconds that players have left."""
        moments: list[Moment] = []
        thinking.begin()
        for _ in range(MOST_IN_A_ROW):
            option = self._own_answer(modes, thinking, clocks)
            if option is None:
                break
            moments += self.take(option)
        thinking.end()
        return moments

    def _own_answer(
        self, modes: tuple[Mode, Mode], thinking: Thinking, clocks: tuple[int, int] | None
    ) -> Option | None:
        decision = self.duel.decision
        if decision is None:
            return None
        player = decision.player
        bot = self.bots.get(player)
        if bot is None:
            return passes_unasked(self.duel.state, modes[player])
        if self.names[player] in SLOW:
            clock = None if clocks is None else clocks[player] / 1000
            if thinking.must_wait(self._task(player), clock):
                return None
        if thinking.rests():
            return None
        return self.find(thinking.found() or choice_of(self.duel, bot))

    def _task(self, player: int) -> Task:
        game = (self.key.room, self.key.game)
        return Task(game, self.start, tuple(self.choices), self.names[player], player)

    def surrender(self, player: int, told: State) -> Moment:
        """Give up; `told` is how far the duel has been told."""
        self.duel.surrender(player)
        self.choices.append(self.duel.choices[-1])
        seen = told.copy()
        machine.surrender(seen, player)
        moment = Moment(seen, seen.journal)
        self._note([moment])
        return moment

    def rewind(self, key: LineKey, choices: list[str]) -> None:
        """Be where these choices lead to, on this line."""
        if self.choices[: len(choices)] == choices:
            # Nothing has to be played or told again.
            self.duel.rewind(len(choices))
            del self.passages[len(choices) + 1 :]
        else:
            self.duel, self.passages = play_again(self.start, choices, self.duel.pool)
        self.key = key
        self.choices = self.duel.choices
        self.answers = [self.duel.choosers.count(player) for player in (0, 1)]
        self.takebacks += 1


class Played(NamedTuple):
    """A duel, and what has happened in it: at the beginning, then by choice."""

    duel: Duel
    passages: list[list[Passage]]


def play_again(start: Start, choices: list[str], pool: Pool) -> Played:
    """Play a duel again from its beginning, and tell it as if it were played now; `SaveError` where
    that can't go on."""
    duel = Duel.again(start, [], pool)
    passages = [[Passage(duel.events, [])]]
    for moments in made_again(duel, choices):
        passages.append([Passage(one.events, one.state.chain) for one in moments])
    return Played(duel, passages)


def made_again(duel: Duel, choices: list[str]) -> Iterator[list[Moment]]:
    """Make choices in a duel as they were made before; what comes of each, up to the next decision.
    `SaveError` where that can't go on."""
    for number, choice in enumerate(choices, 1):
        option = duel.answer_with_key(choice)
        if option is not None:
            yield story(duel, option)
            continue
        try:
            duel.redo(choice)
        except (ValueError, LookupError, AssertionError) as error:
            raise SaveError(f"choice {number} can't be made") from error
        yield [Moment(duel.state.copy(), duel.state.journal)]


def bots_for(names: Sequence[str], seed: int, pool: Pool) -> dict[int, Bot]:
    """The bots that answer at once in a duel with that seed, by seat."""
    return {
        player: bots.named(QUICK if name in SLOW else name, seed, player, pool)
        for player, name in enumerate(names)
        if name
    }
