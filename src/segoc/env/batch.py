"""Many duels at once, in several processes, each followed by the next one by itself."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import index
from secrets import randbits
from types import TracebackType
from typing import Any, Final, Self, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from segoc.env import arrays, shared, worker
from segoc.env.course import (
    LIMIT,
    DeckChoice,
    IllegalAction,
    Setting,
    check_seed,
    vocabulary_of,
)
from segoc.env.layout import GLOBALS, OFFSETS
from segoc.env.vocabulary import Vocabulary
from segoc.kernel.table.chance import seeded

# Observations, rewards of both seats, terminated, truncated, infos.
Step: TypeAlias = tuple[
    arrays.Observation,
    NDArray[np.float32],
    NDArray[np.bool_],
    NDArray[np.bool_],
    dict[str, NDArray[Any]],
]

# So long a worker may take to end by itself, in seconds.
PATIENCE: Final = 5.0

# Where an observation tells which names are asked for.
FIRST: Final = OFFSETS["globals"] + [column.name for column in GLOBALS.columns].index("names")
NAMES: Final = slice(FIRST, FIRST + 3)


class WorkerError(RuntimeError):
    """A worker has failed, or is gone. The batch is closed."""


class DuelBatch:
    """`num_envs` duels in `workers` processes; 0 workers is this process.

    Names and meanings are those of Gymnasium's vector environments, with its mode SAME_STEP: where
    `terminated` or `truncated` is true the observation is already that of the next duel. Each
    observation is that of the seat that is asked, `infos["seat"]`; `rewards` has a column for each
    seat. What comes of it follows from the seed, whatever the number of workers.

    The arrays that are returned are the batch's own, and the next `step` writes into them: copy
    what you want to keep.
    """

    def __init__(
        self,
        num_envs: int,
        decks: DeckChoice = "starters",
        *,
        workers: int = 0,
        packs: tuple[str, ...] = (),
        limit: int = LIMIT,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"a batch has at least one environment, not {num_envs}")
        if not 0 <= workers <= num_envs:
            raise ValueError(f"{num_envs} environments can't be dealt to {workers} workers")
        self.num_envs = num_envs
        self.setting = Setting(decks, packs, limit)
        words = self.vocabulary
        self.single_observation_space = arrays.observation_space(words)
        self.single_action_space = arrays.action_space()
        self.observation_space: spaces.Space[Any] = batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        context = get_context("spawn")
        block = shared.memory(context, num_envs)
        self._board = shared.board(block, num_envs)
        self._observation: arrays.Observation = {
            arrays.OBSERVATION: arrays.split(self._board.numbers),
            arrays.MASK: self._board.mask,
        }
        self._running = False
        self._share: worker.Share | None = None
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        if workers == 0:
            self._share = worker.Share(self.setting, self._board, range(num_envs))
        for number in range(workers):
            mine = range(number * num_envs // workers, (number + 1) * num_envs // workers)
            line, far_end = context.Pipe()
            process = context.Process(
                target=worker.work,
                args=(self.setting, block, num_envs, mine, far_end),
                daemon=True,
            )
            process.start()
            far_end.close()
            self._lines.append(line)
            self._processes.append(process)

    @property
    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.setting.packs)

    @property
    def seeds(self) -> list[int]:
        """The seed of each environment: `DuelEnv.reset(seed)` plays the same duels."""
        return [int(seed) for seed in self._board.seeds]

    def reset(
        self, *, seed: SupportsIndex | None = None
    ) -> tuple[arrays.Observation, dict[str, Any]]:
        """Begin the duels of a seed, or of any."""
        number = randbits(63) if seed is None else index(seed)
        check_seed(number)
        chance = seeded(number)
        self._board.seeds[:] = [
            chance.word() << 32 | chance.word() for _number in range(self.num_envs)
        ]
        self._all(worker.RESET)
        self._running = True
        return self._observation, self._infos()

    def step(self, actions: ArrayLike, names: ArrayLike | None = None) -> Step:
        """Take an action in each environment. `names` are second ones: where a name is asked for
        and this isn't 0, that of the card with this id is announced."""
        if not self._running:
            raise RuntimeError("reset the batch before anything else")
        chosen = self._whole_numbers(actions)
        second = np.zeros_like(chosen) if names is None else self._whole_numbers(names)
        board = self._board
        inside = (chosen >= 0) & (chosen < board.mask.shape[1])
        rows = np.arange(self.num_envs)
        allowed = inside & (board.mask[rows, np.where(inside, chosen, 0)] == 1)
        allowed |= second != 0
        if not allowed.all():
            number = int(np.flatnonzero(~allowed)[0])
            raise IllegalAction(f"environment {number}: the mask forbids action {chosen[number]}")
        for named in np.flatnonzero(second):
            self._check_name(int(named), int(second[named]))
        board.actions[:] = chosen
        board.names[:] = second
        self._all(worker.STEP)
        return self._observation, board.rewards, board.terminated, board.truncated, self._infos()

    def _whole_numbers(self, given: ArrayLike) -> NDArray[Any]:
        chosen = np.asarray(given)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, and {chosen.shape} is given")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        return chosen

    def _check_name(self, number: int, name: int) -> None:
        asked, kinds, types = (int(n) for n in self._board.numbers[number, NAMES])
        words = self.vocabulary
        known = asked == 1 and 0 < name <= words.size
        if not known or not arrays.name_mask(words, kinds, types)[name]:
            raise IllegalAction(f"environment {number}: the name of card {name} can't be announced")

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._board.seats}

    def _all(self, command: bytes) -> None:
        """Let all environments do it, wherever they are."""
        if self._share is not None:
            if command == worker.RESET:
                self._share.reset()
            else:
                self._share.step()
            return
        if not self._lines:
            raise WorkerError("the batch is closed")
        try:
            for line in self._lines:
                line.send_bytes(command)
            answers = [line.recv_bytes() for line in self._lines]
        except (EOFError, OSError) as error:
            self.close()
            raise WorkerError("a worker is gone without a word") from error
        except BaseException:
            # Interrupted: some workers are ahead of the others.
            self.close()
            raise
        told = next((answer for answer in answers if answer != worker.DONE), None)
        if told is not None:
            self.close()
            raise WorkerError(f"a worker has failed:\n{told.decode()}")

    def close(self) -> None:
        """End all workers. It can be called again."""
        self._running = False
        self._share = None
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self._lines = []
        self._processes = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
