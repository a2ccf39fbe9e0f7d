"""How fast the environments are: steps a second, of which each is a whole one.

A step is one decision of either seat: the action is chosen at random from the mask, the duel goes
on to the next decision, and the observation of the seat that is asked is written; duels that end
are followed by others. All ways and Decks are measured in turns, and the median counts.
"""

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from statistics import median
from typing import Final

import numpy as np

import segoc
from segoc.decks.deck import Deck
from segoc.env.aec import DuelEnv
from segoc.env.batch import DuelBatch
from segoc.measuring.bench import DECKS, SEED

LEAST_ROUNDS: Final = 3
# Steps of a round, in all environments together.
STEPS: Final = 1_024

SINGLE: Final = "DuelEnv"


class Single:
    """One environment, as PettingZoo drives it."""

    def __init__(self, decks: tuple[Deck, ...]) -> None:
        self.env = DuelEnv(decks)
        self.env.reset(seed=SEED)
        self.chance = np.random.default_rng(SEED)

    def run(self) -> int:
        env = self.env
        for _step in range(STEPS):
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.reset()
                observation, *_rest = env.last()
            allowed = np.flatnonzero(observation["action_mask"])
            env.step(allowed[self.chance.integers(len(allowed))])
        return STEPS


class Batched:
    """Many environments, in this process or in others."""

    def __init__(self, batch: DuelBatch) -> None:
        self.batch = batch
        self.observation, _infos = batch.reset(seed=SEED)
        self.chance = np.random.default_rng(SEED)

    def run(self) -> int:
        rounds = max(1, STEPS // self.batch.num_envs)
        for _step in range(rounds):
            mask = self.observation["action_mask"]
            drawn = self.chance.random(mask.shape, np.float32)
            self.observation, *_rest = self.batch.step(np.argmax(drawn * mask, axis=1))
        return rounds * self.batch.num_envs


def measure(
    seconds: float,
    names: Iterable[str],
    environments: int,
    workers: int,
    progress: Callable[[float], None],
) -> dict[str, dict[str, float]]:
    """Steps a second by Decks and way; `progress` is told the part that is done, to 1."""
    ways: dict[tuple[str, str], Callable[[], int]] = {}
    found: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        for name in names:
            decks = tuple(segoc.starter(deck) for deck in DECKS[name])
            ways[name, SINGLE] = Single(decks).run
            for count in (0, workers):
                batch = stack.enter_context(DuelBatch(environments, decks, workers=count))
                ways[name, _title(environments, count)] = Batched(batch).run
        begin = time.perf_counter()
        rounds = 0
        while rounds < LEAST_ROUNDS or time.perf_counter() - begin < seconds:
            for way, run in ways.items():
                start = time.perf_counter()
                steps = run()
                found.setdefault(way, []).append(steps / (time.perf_counter() - start))
            rounds += 1
            progress(min(1.0, (time.perf_counter() - begin) / seconds))
    speeds: dict[str, dict[str, float]] = {}
    for (name, title), measured in found.items():
        speeds.setdefault(name, {})[title] = round(median(measured), 1)
    return speeds


def _title(environments: int, workers: int) -> str:
    where = "in this process" if workers == 0 else f"{workers} workers"
    return f"DuelBatch({environments}), {where}"
