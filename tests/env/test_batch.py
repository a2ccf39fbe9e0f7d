"""Many duels at once: the same ones, however many workers play them."""

import os
import signal
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import segoc
from segoc.cards.standard import standard_pool
from segoc.env import layout, shared, worker
from segoc.env.aec import AGENTS, DuelEnv
from segoc.env.batch import DuelBatch, WorkerError
from segoc.env.course import IllegalAction
from segoc.kernel.table.event import ANNOUNCED

NORMALS = (segoc.starter("normals_a"), segoc.starter("normals_b"))


def choose(mask: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


def course(workers: int, steps: int, limit: int) -> list[list[np.ndarray[Any, Any]]]:
    """All that a batch tells over some steps."""
    chance = np.random.default_rng(1)
    seen: list[list[np.ndarray[Any, Any]]] = []
    with DuelBatch(3, NORMALS, workers=workers, limit=limit) as batch:
        observation, infos = batch.reset(seed=9)
        for _step in range(steps):
            actions = choose(observation["action_mask"], chance)
            observation, *others, infos = batch.step(actions)
            tables = [*observation["observation"].values(), observation["action_mask"]]
            seen.append([array.copy() for array in (*tables, *others, infos["seat"])])
    return seen


def test_the_number_of_workers_changes_nothing() -> None:
    # So few decisions a duel that some are broken off, and followed by others.
    alone, two = course(0, 30, limit=12), course(2, 30, limit=12)
    for one, other in zip(alone, two, strict=True):
        for array, same in zip(one, other, strict=True):
            np.testing.assert_array_equal(array, same)
    truncated = [arrays[-2] for arrays in alone]
    assert np.sum(truncated) == 3 * (30 // 12)


def test_a_batch_plays_what_single_environments_play() -> None:
    chance = np.random.default_rng(2)
    ended = 0
    with DuelBatch(2, NORMALS) as batch:
        observation, infos = batch.reset(seed=4)
        assert len(set(batch.seeds)) == 2
        singles = [DuelEnv(NORMALS) for _seed in batch.seeds]
        for env, seed in zip(singles, batch.seeds, strict=True):
            env.reset(seed=seed)
        for _step in range(600):
            actions = choose(observation["action_mask"], chance)
            observation, rewards, terminated, truncated, infos = batch.step(actions)
            for number, env in enumerate(singles):
                env.step(actions[number])
                assert rewards[number].tolist() == [env.rewards[agent] for agent in AGENTS]
                assert terminated[number] == env.terminations["player_0"]
                assert not truncated[number]
                if terminated[number]:
                    ended += 1
                    env.reset()
                assert env.agent_selection == AGENTS[infos["seat"][number]]
                single = env.observe(env.agent_selection)
                np.testing.assert_array_equal(
                    observation["action_mask"][number], single["action_mask"]
                )
                for name, table in single["observation"].items():
                    np.testing.assert_array_equal(observation["observation"][name][number], table)
    assert ended >= 2


def test_the_spaces_hold_what_is_observed() -> None:
    with DuelBatch(2, "any") as batch:
        observation, _infos = batch.reset(seed=1)
        assert batch.observation_space.contains(observation)
        assert observation["observation"]["cards"].shape == (
            2,
            layout.CARDS.rows,
            len(layout.CARDS.columns),
        )
        assert batch.action_space.shape == (2,)


def test_what_the_mask_forbids_is_refused_before_anything_happens() -> None:
    with DuelBatch(2, NORMALS) as batch:
        with pytest.raises(RuntimeError, match="reset"):
            batch.step(np.array([0, 0]))
        observation, _infos = batch.reset(seed=1)
        before = observation["observation"]["globals"].copy()
        for action in (-1, 255, 10**9):
            with pytest.raises(IllegalAction, match=f"environment 1: .* {action}$"):
                batch.step(np.array([0, action]))
        with pytest.raises(ValueError, match="2 actions"):
            batch.step(np.array([0]))
        np.testing.assert_array_equal(observation["observation"]["globals"], before)
        batch.step(np.array([0, 0]))


def announcers() -> tuple[segoc.Deck, segoc.Deck]:
    """Decks in which names are asked for again and again."""
    mind_crush = standard_pool().find("Mind Crush").code
    deck = segoc.Deck((*NORMALS[0].main[:37], *[mind_crush] * 3))
    return deck, deck


@pytest.mark.parametrize("workers", [0, 1])
def test_a_name_is_a_second_action(workers: int) -> None:
    chance = np.random.default_rng(3)
    with DuelBatch(2, announcers(), workers=workers) as batch:
        observation, _infos = batch.reset(seed=1)
        totals = observation["observation"]["globals"]
        asked = [column.name for column in layout.GLOBALS.columns].index("names")
        blue_eyes = batch.vocabulary.ids[89631139]
        token = batch.vocabulary.ids[standard_pool().tokens[0].code]
        while not totals[0, asked] or totals[1, asked]:
            batch.step(choose(observation["action_mask"], chance))
        actions = choose(observation["action_mask"], chance)
        before = totals.copy()
        for names in ([-1, 0], [token, 0], [10**6, 0], [blue_eyes, blue_eyes]):
            wrong = int(names[1] != 0)
            with pytest.raises(IllegalAction, match=f"environment {wrong}: the name of card"):
                batch.step(actions, names)
        np.testing.assert_array_equal(totals, before)
        # The other one is asked something else, and answers it.
        batch.step(actions, [blue_eyes, 0])
        history = observation["observation"]["history"][0]
        columns = [column.name for column in layout.HISTORY.columns]
        told = history[history[:, columns.index("kind")] == ANNOUNCED]
        assert blue_eyes in told[:, columns.index("code")]


def test_actions_are_whole_numbers() -> None:
    with DuelBatch(2, NORMALS) as batch:
        batch.reset(seed=np.int64(1))
        for actions in ([0.0, 0.0], [0.5, 0.5], [float("nan")] * 2, [False, False], ["0", "0"]):
            with pytest.raises(TypeError, match="whole numbers"):
                batch.step(actions)
        batch.step([0, 0])


def test_a_closed_batch_stays_closed() -> None:
    batch = DuelBatch(2, NORMALS)
    batch.reset(seed=1)
    batch.close()
    with pytest.raises(WorkerError, match="closed"):
        batch.reset(seed=1)


def test_a_worker_ends_in_silence_when_the_batch_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the batch hadn't read yet makes the line break, instead of only ending."""

    class Broken:
        def recv_bytes(self) -> bytes:
            raise ConnectionResetError

    monkeypatch.setattr(signal, "signal", lambda *_args: None)
    batch = DuelBatch(1, NORMALS)
    block = shared.memory(get_context("spawn"), 1)
    worker.work(batch.setting, block, 1, range(1), Broken())  # type: ignore[arg-type]


def test_a_failure_in_a_worker_is_told() -> None:
    batch = DuelBatch(2, NORMALS, workers=1)
    batch.reset(seed=1)
    batch._board.actions[:] = -5
    with pytest.raises(WorkerError, match="IllegalAction: action -5 is not allowed"):
        batch._all(worker.STEP)
    with pytest.raises(WorkerError, match="closed"):
        batch.reset()


def test_a_worker_that_is_gone_is_told() -> None:
    batch = DuelBatch(2, NORMALS, workers=1)
    batch.reset(seed=1)
    (process,) = batch._processes
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(WorkerError, match="gone"):
        batch.step(np.array([0, 0]))


def test_closing_ends_the_workers() -> None:
    batch = DuelBatch(2, NORMALS, workers=2)
    batch.reset(seed=1)
    pids = [process.pid for process in batch._processes]
    batch.close()
    batch.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_bad_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        DuelBatch(0)
    with pytest.raises(ValueError, match="can't be dealt to 3"):
        DuelBatch(2, workers=3)
    with DuelBatch(1, NORMALS) as batch, pytest.raises(ValueError, match="64 bits"):
        batch.reset(seed=1 << 64)
