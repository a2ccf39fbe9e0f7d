"""One duel at a time, agent by agent, as PettingZoo has it (AEC)."""

from operator import index
from secrets import randbits
from typing import Any, ClassVar, Final, Literal, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from segoc.duel.board_text import Board
from segoc.duel.duel import Duel
from segoc.env import arrays
from segoc.env.course import LIMIT, Course, DeckChoice, Setting, vocabulary_of
from segoc.env.layout import SIZE, VERSION
from segoc.env.vocabulary import Vocabulary

AGENTS: Final = ("player_0", "player_1")

RenderMode = Literal["ansi", "human"]


class DuelEnv(AECEnv[str, arrays.Observation, int]):  # type: ignore[misc]  # it is untyped
    """A duel between `player_0` and `player_1`: whoever has something to decide is asked.

    Which of them goes first, and with which Decks they play, follows from the seed. `reset` without
    a seed goes on to the next duel of the last one. `options` of `reset` are not used.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"segoc_v{VERSION}",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: DeckChoice = "starters",
        *,
        packs: tuple[str, ...] = (),
        limit: int = LIMIT,
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.setting = Setting(decks, packs, limit)
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        # Each agent has spaces of its own, which are seeded on their own.
        words = self.vocabulary
        self._observation_spaces = {agent: arrays.observation_space(words) for agent in AGENTS}
        self._action_spaces = {agent: arrays.action_space() for agent in AGENTS}
        self._course: Course | None = None

    @property
    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.setting.packs)

    @property
    def duel(self) -> Duel:
        """The duel that is played. Fork it before you try something: `env.duel.fork()`."""
        return self._table().duel

    def _table(self) -> Course:
        if self._course is None:
            raise RuntimeError("reset the environment before anything else")
        return self._course

    def observation_space(self, agent: str) -> spaces.Space[arrays.Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        if seed is not None or self._course is None:
            # PettingZoo's own tests give seeds of NumPy, too.
            self._course = Course(self.setting, randbits(63) if seed is None else index(seed))
        else:
            self._course.begin()
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._judge()
        self._skip_agent_selection = None

    def _judge(self) -> None:
        """Note whose turn it is to answer, or how the duel has ended."""
        course = self._table()
        self.terminations = dict.fromkeys(AGENTS, course.terminated)
        self.truncations = dict.fromkeys(AGENTS, course.truncated)
        self.rewards = dict(zip(AGENTS, course.rewards, strict=True))
        self.agent_selection = AGENTS[course.asked]
        if course.terminated:
            # The rule by which it ended.
            self.infos = {agent: {"ending": course.duel.ending} for agent in AGENTS}

    def step(self, action: SupportsIndex | None, name: SupportsIndex = 0) -> None:
        """Take an action. Where a name is asked for, `name` is a second one: the id of any card
        whose name fits, in place of the row that `action` says."""
        course = self._table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        course.act(index(action), index(name))
        self._cumulative_rewards[agent] = 0.0
        self._judge()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> arrays.Observation:
        course = self._table()
        numbers = np.empty(SIZE, np.int32)
        mask = np.empty(arrays.ACTIONS, np.int8)
        seat = AGENTS.index(agent)
        arrays.observe(course, seat, numbers, mask)
        if course.truncated:
            mask.fill(0)
        return {arrays.OBSERVATION: arrays.split(numbers), arrays.MASK: mask}

    def render(self) -> str | None:
        """The board in text, as a judge sees it."""
        if self.render_mode is None:
            return None
        text = Board(self.duel.state, self.vocabulary.pool).draw()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close: no window, no process, no file."""
