"""Processes in which bots think, beside the one that serves the rooms.

In that one they would keep everybody waiting: Python runs one thread at a time, and compiled code
lets go of it only when it is done. A process is given a room's beginning and choices, and keeps its
duel from one thought to the next. It is asked by a thread of its own, which does nothing but wait.
"""

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from time import monotonic
from typing import Any, Final
from zlib import crc32

from segoc import bots
from segoc.app.thinking import Task
from segoc.bots.bot import choice_of
from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.formats.pack import pool_with

LOG = logging.getLogger(__name__)

# One core is left to the server; more than a few would be for more people than one server stands.
MOST: Final = 4
# Duels that a process keeps.
MOST_DUELS: Final = 50
# Whoever takes longer than this beyond what it was given, also to start, is lost, in seconds.
PATIENCE: Final = 30.0
# The server goes first where both want the same core.
NICENESS: Final = 10


class Thinkers:
    """So many processes, started when somebody wants them. They play with the cards that segoc
    comes with and those of packs, of which these are the texts."""

    def __init__(self, packs: tuple[str, ...], count: int | None = None) -> None:
        wanted = (os.cpu_count() or 1) - 1 if count is None else count
        self._processes = [Process(packs) for _ in range(max(1, min(MOST, wanted)))]

    def prepare(self) -> None:
        for process in self._processes:
            process.prepare()

    def before(self, game: tuple[str, int]) -> int:
        return self._of(game).pending

    def think(
        self, task: Task, seconds: float, tell: Callable[[str | None], None]
    ) -> Callable[[], object]:
        return self._of(task.game).think(task, seconds, tell)

    def close(self) -> None:
        for process in self._processes:
            process.close()

    def _of(self, game: tuple[str, int]) -> "Process":
        """Always the same one, which has the duel at hand."""
        return self._processes[crc32(game[0].encode()) % len(self._processes)]


class Process:
    """One of them, and the thread that asks it."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.pending = 0
        self._packs = packs
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._pipe: Connection | None = None
        self._process: Any = None
        # Whether it has ever answered: who hasn't won't.
        self._answers = False
        self._closed = False
        # Starting and ending don't cross.
        self._lock = Lock()

    def prepare(self) -> None:
        if self._process is None:
            self._thread.submit(self._start)

    def think(
        self, task: Task, seconds: float, tell: Callable[[str | None], None]
    ) -> Callable[[], object]:
        self.pending += 1
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, task, seconds)
        asked.add_done_callback(partial(self._answered, tell))
        # What has not begun need not be thought.
        return asked.cancel

    def _answered(
        self, tell: Callable[[str | None], None], asked: "asyncio.Future[str | None]"
    ) -> None:
        self.pending -= 1
        if not asked.cancelled():
            tell(asked.result())

    def close(self) -> None:
        """At once: what is thought about now is of no use any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    # In the thread.

    def _start(self) -> None:
        with self._lock:
            if self._process is not None or self._closed:
                return
            # Spawned: a fork would copy the locks of threads that it doesn't copy.
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs, self._packs), daemon=True)
            self._process.start()
            # Only it has this end now: when one of both is gone, the other hears of it.
            theirs.close()

    def _ask(self, task: Task, seconds: float) -> str | None:
        self._start()
        pipe = self._pipe
        if pipe is None:
            return None
        try:
            pipe.send((task, seconds))
            if pipe.poll(seconds + PATIENCE):
                found: str | None = pipe.recv()
                self._answers = True
                return found
        except (OSError, EOFError) as error:
            if self._closed:
                return None
            LOG.warning("the process of a bot has ended: %r", error)
        # The next thought starts another one, unless that would end, too.
        with self._lock:
            self._process.kill()
            self._process.join()
            self._process = self._pipe = None
            self._closed = not self._answers
        return None


# In the process.


def serve(pipe: Connection, packs: tuple[str, ...]) -> None:
    """Think about what is asked for, until the server is gone."""
    # Ctrl+C is for the server, which then ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    mind = Mind(pool_with(packs))
    while True:
        try:
            task, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(mind.choice(task, seconds))


class Mind:
    """Duels as far as they have been thought about."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._duels: OrderedDict[tuple[str, int], Duel] = OrderedDict()

    def choice(self, task: Task, seconds: float) -> str | None:
        """The key of what a bot chooses; None if that fails, which must not end anything."""
        try:
            duel = self._duel(task)
            seed = task.start.seed
            # People wait by the clock on the wall. A new bot each time: one that is kept saves time
            # for later, of which there may be less.
            bot = bots.named(task.bot, seed, task.player, self._pool, seconds, monotonic)
            return choice_of(duel, bot)
        except Exception:
            LOG.exception("a bot could not answer")
            self._duels.pop(task.game, None)
            return None

    def _duel(self, task: Task) -> Duel:
        """The duel where the task is, from where it was when it was thought about last."""
        duel = self._duels.pop(task.game, None)
        known = [] if duel is None else duel.choices
        if duel is None or tuple(known) != task.choices[: len(known)]:
            duel, known = Duel.again(task.start, [], self._pool), []
        for choice in task.choices[len(known) :]:
            duel.redo(choice)
        self._duels[task.game] = duel
        if len(self._duels) > MOST_DUELS:
            self._duels.popitem(last=False)
        return duel
