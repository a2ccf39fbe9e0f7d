"""The processes in which bots think: they answer, keep up, fail without harm, and end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from segoc.app.thinkers import MOST_DUELS, Mind, Thinkers
from segoc.app.thinking import Task
from segoc.bots import answer, named
from segoc.bots.bot import choice_of
from segoc.cards.standard import standard_pool
from segoc.decks.starters import starter
from segoc.duel.duel import Duel

POOL = standard_pool()
# For a process to start, or to be gone, on a machine that does something else besides.
PATIENCE = 60.0


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    started = Thinkers((), 1)
    yield started
    started.close()


@pytest.fixture
def duel() -> Duel:
    return Duel(starter("classic"), starter("classic"), seed=3, pool=POOL)


def task_in(duel: Duel, bot: str = "thumb", game: int = 1) -> Task:
    assert duel.decision is not None
    return Task(("room", game), duel.start, tuple(duel.choices), bot, duel.decision.player)


def thought(thinkers: Thinkers, task: Task, seconds: float = 0.1) -> str | None:
    """What comes of it, in a server that does nothing else."""

    async def serve() -> str | None:
        told: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        thinkers.think(task, seconds, told.set_result)
        assert thinkers.before(task.game) == 1
        key = await asyncio.wait_for(told, PATIENCE)
        assert thinkers.before(task.game) == 0
        return key

    return asyncio.run(serve())


def chosen(duel: Duel) -> str:
    assert duel.decision is not None
    return choice_of(duel, named("thumb", 3, duel.decision.player, POOL))


def test_a_process_thinks_what_would_be_thought_here(thinkers: Thinkers, duel: Duel) -> None:
    for _ in range(5):
        assert thought(thinkers, task_in(duel)) == chosen(duel)
        for _ in range(3):
            answer(duel, named("thumb", 3, 0, POOL))


def test_what_fails_is_told_as_no_answer(thinkers: Thinkers, duel: Duel) -> None:
    assert thought(thinkers, task_in(duel, "nobody")) is None
    assert thought(thinkers, task_in(duel)) == chosen(duel)


def test_who_has_no_time_is_no_bot(thinkers: Thinkers, duel: Duel) -> None:
    """The seconds come to the bot."""
    assert thought(thinkers, task_in(duel), seconds=0) is None


def test_a_process_that_ends_is_started_again(thinkers: Thinkers, duel: Duel) -> None:
    assert thought(thinkers, task_in(duel)) == chosen(duel)
    (process,) = thinkers._processes
    os.kill(process._process.pid, signal.SIGKILL)
    process._process.join()
    assert thought(thinkers, task_in(duel)) is None
    assert thought(thinkers, task_in(duel)) == chosen(duel)


def test_what_is_given_up_before_its_turn_is_never_thought(thinkers: Thinkers, duel: Duel) -> None:
    async def serve() -> list[str | None]:
        told: list[str | None] = []
        done = asyncio.Event()

        def tell(key: str | None) -> None:
            told.append(key)
            done.set()

        thinkers.think(task_in(duel), 0.1, tell)
        give_up = [thinkers.think(task_in(duel), 0.1, tell) for _ in range(5)]
        for one in give_up:
            one()
        await asyncio.wait_for(done.wait(), PATIENCE)
        await asyncio.sleep(0.05)
        assert thinkers.before(("room", 1)) == 0
        return told

    assert asyncio.run(serve()) == [chosen(duel)]


def test_a_mind_follows_what_was_taken_back(duel: Duel, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(POOL)
    played: list[Any] = []
    again: Callable[..., Duel] = Duel.again

    def counted(*begin: Any) -> Duel:
        played.append(begin)
        return again(*begin)

    monkeypatch.setattr(Duel, "again", counted)
    for _ in range(6):
        assert mind.choice(task_in(duel), 1.0) == chosen(duel)
        answer(duel, named("thumb", 3, 0, POOL))
    # It was played from its beginning only once.
    assert len(played) == 1
    for _ in range(4):
        duel.pop()
    assert mind.choice(task_in(duel), 1.0) == chosen(duel)
    assert mind._duels["room", 1].choices == duel.choices
    for game in range(2 * MOST_DUELS):
        assert mind.choice(task_in(duel, game=game), 1.0) == chosen(duel)
    assert len(mind._duels) == MOST_DUELS


SERVER = """
import time
from segoc.app.thinkers import Thinkers
if __name__ == "__main__":
    thinkers = Thinkers((), 1)
    thinkers.prepare()
    (process,) = thinkers._processes
    while process._process is None or process._process.pid is None:
        time.sleep(0.01)
    print(process._process.pid, flush=True)
    time.sleep(600)
"""


def test_a_process_ends_with_a_server_that_was_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE)
    assert server.stdout is not None
    with server.stdout:
        pid = int(server.stdout.readline())
    assert is_alive(pid)
    server.kill()
    server.wait()
    deadline = time.monotonic() + PATIENCE
    while is_alive(pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        with open(f"/proc/{pid}/stat") as file:
            # One that has ended may still be waited for.
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        # It has gone since, or there is no such place to look.
        return not os.path.isdir("/proc")
