"""How fast duels run here: random play on the kernel, and the costs of keeping duels.

The machine that runs this does other things as well, so all measurements are taken in
turns, round by round and Deck by Deck, and the median is what counts. Every round plays the
same duels.
"""

import gc
import platform
import time
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Any, Final, TypeAlias

import segoc
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.table.chance import seeded
from segoc.kernel.turn import machine

# What tells the time, in seconds: of the world, or of the process alone.
Clock: TypeAlias = Callable[[], float]

# What is played against what: Normal Monsters only, effect cards of the first years, and two
# modern Decks that live on their Extra Decks.
DECKS: Final = {
    "normals": ("normals_a", "normals_b"),
    "classic": ("classic", "classic"),
    "modern1": ("junk", "junk"),
    "modern2": ("odd_eyes", "odd_eyes"),
}

SEED: Final = 1
DUELS: Final = 40
# Moments in the middle of duels at which they are forked, saved and loaded.
MOMENTS: Final = 20
# So many forks are timed at once: one alone takes little more than reading the clock.
BATCH: Final = 10
SNAPSHOTS: Final = 200
LEAST_ROUNDS: Final = 3


@dataclass
class Run:
    """One way of playing all the duels, measured again and again."""

    real_decisions: int = 0
    turns: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, real_decisions: int, turns: int, seconds: float) -> None:
        """Note a round: the same duels in another time."""
        self.real_decisions = real_decisions
        self.turns = turns
        self.seconds.append(seconds)

    def speeds(self) -> dict[str, float]:
        time_taken = median(self.seconds)
        return {
            "real_decisions_per_s": round(self.real_decisions / time_taken, 1),
            "turns_per_s": round(self.turns / time_taken, 1),
            "duels_per_s": round(DUELS / time_taken, 2),
        }


@dataclass
class Figures:
    """All that is measured with a pair of Decks. Times of single things are in seconds, sizes
    in bytes."""

    decks: tuple[Deck, Deck]
    # Duels that stand in the middle of their course.
    moments: list[Duel]
    kernel: Run = field(default_factory=Run)
    duel_api: Run = field(default_factory=Run)
    # The random choices of a run, without a duel.
    driver: list[float] = field(default_factory=list)
    create: list[float] = field(default_factory=list)
    fork: list[float] = field(default_factory=list)
    save: list[float] = field(default_factory=list)
    load: list[float] = field(default_factory=list)
    snapshot_bytes: int = 0
    untouched_bytes: int = 0

    @property
    def driver_share(self) -> float:
        """Which part of the kernel's time is the choosing itself."""
        return median(self.driver) / median(self.kernel.seconds)

    def costs(self) -> dict[str, float]:
        """What it takes to keep duels."""
        return {
            "create_us": microseconds(self.create),
            "fork_us": microseconds(self.fork),
            "save_us": microseconds(self.save),
            "load_us": microseconds(self.load),
            "snapshot_bytes": self.snapshot_bytes,
        }

    def data(self) -> dict[str, Any]:
        """The figures of these Decks."""
        return {**self.kernel.speeds(), **self.costs(), "duel_api": self.duel_api.speeds()}


def data(measured: dict[str, Figures]) -> dict[str, Any]:
    """All figures as `segoc bench --json` prints them: by Deck; besides these the greatest of
    each cost, and the speed through `Duel` with the first Deck."""
    decks = {name: figures.data() for name, figures in measured.items()}
    costs = [figures.costs() for figures in measured.values()]
    return {
        "build": segoc.build(),
        "python": platform.python_version(),
        "decks": decks,
        **{name: max(cost[name] for cost in costs) for name in costs[0]},
        "duel_api": next(iter(decks.values()))["duel_api"],
    }


def microseconds(times: list[float]) -> float:
    return round(median(times) * 1e6, 2)


def measure(
    seconds: float, names: Iterable[str], progress: Callable[[float], None]
) -> dict[str, Figures]:
    """Measure for about so many seconds; `progress` is told the part that is done, to 1."""
    measured = {name: _unmeasured(name) for name in names}
    # Else the garbage collector would go through the moments while duels are being timed.
    gc.collect()
    gc.freeze()
    begin = time.perf_counter()
    rounds = 0
    while rounds < LEAST_ROUNDS or time.perf_counter() - begin < seconds:
        for figures in measured.values():
            _round(figures)
        rounds += 1
        progress(min(1.0, (time.perf_counter() - begin) / seconds))
    gc.unfreeze()
    # At the end, because watching the memory slows everything down.
    for figures in measured.values():
        figures.untouched_bytes = _bytes_per_fork(figures.moments, write=False)
        figures.snapshot_bytes = _bytes_per_fork(figures.moments, write=True)
    return measured


def _unmeasured(name: str) -> Figures:
    one, other = DECKS[name]
    decks = segoc.starter(one), segoc.starter(other)
    return Figures(decks, _moments(decks))


def _round(figures: Figures) -> None:
    decks = figures.decks
    counts = play_on_kernel(figures.kernel, decks)
    play_through_duel(figures.duel_api, decks)
    figures.driver.append(choose_only(counts))
    for number in range(DUELS):
        figures.create.append(_time(partial(Duel, *decks, seed=SEED + number)))
    for moment in figures.moments:
        figures.fork.append(_time(partial(_fork_batch, moment)) / BATCH)
        figures.save.append(_time(moment.save))
        figures.load.append(_time(partial(Duel.load, moment.save())))


def _fork_batch(duel: Duel) -> list[Duel]:
    return [duel.fork() for _ in range(BATCH)]


def _time(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    made = work()
    taken = time.perf_counter() - begin
    # Throwing away what was made is no part of making it.
    del made
    return taken


def play_on_kernel(
    run: Run, decks: tuple[Deck, Deck], clock: Clock = time.perf_counter
) -> list[int]:
    """Play on the states themselves; returns how many options each decision had."""
    random = seeded(SEED)
    take = machine.take
    counts: list[int] = []
    turns = 0
    seconds = 0.0
    for number in range(DUELS):
        state = Duel(*decks, seed=SEED + number).state
        begin = clock()
        decision = state.decision
        while decision is not None:
            options = offered(state)
            count = len(options)
            counts.append(count)
            take(state, options[random.below(count)])
            decision = state.decision
        seconds += clock() - begin
        turns += state.turn
    run.add(sum(count >= 2 for count in counts), turns, seconds)
    return counts


def play_through_duel(run: Run, decks: tuple[Deck, Deck], clock: Clock = time.perf_counter) -> None:
    """The same play through the public face, which keeps the history too."""
    random = seeded(SEED)
    real_decisions = 0
    turns = 0
    seconds = 0.0
    for number in range(DUELS):
        duel = Duel(*decks, seed=SEED + number)
        begin = clock()
        decision = duel.decision
        while decision is not None:
            options = duel.offered
            count = len(options)
            real_decisions += count >= 2
            duel.push(options[random.below(count)])
            decision = duel.decision
        seconds += clock() - begin
        turns += duel.state.turn
    run.add(real_decisions, turns, seconds)


def choose_only(counts: list[int], clock: Clock = time.perf_counter) -> float:
    """The random player's part of the work, alone."""
    random = seeded(SEED)
    options = list(range(max(counts)))
    noted: list[int] = []
    begin = clock()
    for count in counts:
        noted.append(count)
        options[random.below(count)]
    return clock() - begin


def _moments(decks: tuple[Deck, Deck]) -> list[Duel]:
    random = seeded(SEED)
    found: list[Duel] = []
    for number in range(MOMENTS):
        duel = Duel(*decks, seed=SEED + number)
        decision = duel.decision
        while decision is not None:
            options = duel.offered
            duel.push(options[random.below(len(options))])
            decision = duel.decision
        duel.rewind((len(duel.choices) + 1) // 2)
        found.append(duel)
    return found


def _bytes_per_fork(moments: list[Duel], *, write: bool) -> int:
    """The memory that one more fork takes; at worst, when each of its cards is written to."""
    held: list[Duel | None] = [None] * SNAPSHOTS
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(SNAPSHOTS):
            fork = moments[number % MOMENTS].fork()
            if write:
                for card in range(len(fork.state.cards)):
                    fork.state.edit(card)
            held[number] = fork
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // SNAPSHOTS
