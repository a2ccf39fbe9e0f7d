"""Random duels, checked at every step.

A duel follows from the seed and its number alone, so that any of them can be played again.
One that fails is written down as a file: what failed, how the duel began and every choice
up to there. `again` goes the same way and tells whether it still fails.
"""

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, NamedTuple

from segoc.cards.pool import Pool
from segoc.checking.invariants import Inspector
from segoc.decks.deck import Deck
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import NAMES, starter
from segoc.duel import savefile
from segoc.duel.duel import Duel
from segoc.duel.savefile import SaveError, Start
from segoc.formats.pack import pool_with
from segoc.kernel.table.chance import Random, seeded

KIND: Final = "fuzz failure"
# One duel in so many is played with the Decks that come with segoc, the others with any cards.
STARTERS: Final = 4
# So many choices can't be made before both Decks have run out.
ENDLESS: Final = 20_000
# Faults to write down: a broken step usually has many of the same sort.
MOST_FAULTS: Final = 20
# Duels to hand to a process at a time.
BATCH: Final = 8


@dataclass
class Report:
    """How many duels were played, with how many decisions, and the files of those that failed."""

    duels: int = 0
    decisions: int = 0
    failures: list[Path] = field(default_factory=list)


class Outcome(NamedTuple):
    """How one duel went, and by which rule it ended; `failure` is the body of its file, or None."""

    number: int
    decisions: int
    failure: dict[str, Any] | None
    ending: str = ""


def run(
    duels: int,
    seed: int,
    jobs: int,
    folder: Path,
    progress: Callable[[int], None],
    packs: tuple[str, ...] = (),
    *,
    frozen: bool = False,
) -> Report:
    """Play the duels 0 to `duels` - 1 of a seed; `progress` is told how many are done.

    `packs` are texts of packs, whose cards are played with, too. Cards of the frozen pool make
    the same duels when others have been added.
    """
    report = Report()
    one = partial(play, seed, packs=packs, frozen=frozen)
    with _outcomes(one, range(duels), jobs) as outcomes:
        for outcome in outcomes:
            report.duels += 1
            report.decisions += outcome.decisions
            if outcome.failure is not None:
                report.failures.append(_write(folder, seed, outcome))
            progress(report.duels)
    report.failures.sort()
    return report


@contextmanager
def _outcomes(
    one: Callable[[int], Outcome], numbers: Iterable[int], jobs: int
) -> Iterator[Iterable[Outcome]]:
    if jobs == 1:
        yield map(one, numbers)
        return
    # Spawned, because that works everywhere; a process gets nothing but numbers and texts. Ctrl-C
    # is for us, who then end them.
    with get_context("spawn").Pool(jobs, signal, (SIGINT, SIG_IGN)) as processes:
        yield processes.imap_unordered(one, numbers, BATCH)


def _write(folder: Path, seed: int, outcome: Outcome) -> Path:
    assert outcome.failure is not None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{seed}-{outcome.number:06}.json"
    path.write_text(savefile.seal(KIND, outcome.failure), encoding="utf-8")
    return path


# One duel.


def play(seed: int, number: int, packs: tuple[str, ...] = (), *, frozen: bool = False) -> Outcome:
    """Play one duel to its end, or as far as it goes well."""
    pool = pool_with(packs, frozen=frozen)
    chance = seeded(seed << 32 | number)
    start = Start((_deck(pool, chance), _deck(pool, chance)), chance.word(), chance.below(2))
    choices: list[str] = []
    # What chance was before the last inspection: with it the same checks are made again.
    words = _words(chance)
    try:
        inspector = Inspector(_begin(start, pool), chance)
        faults = inspector.inspect()
        while not faults and inspector.duel.decision is not None:
            options = inspector.duel.offered
            option = options[chance.below(len(options))]
            choices.append(option.key)
            inspector.duel.push(option)
            words = _words(chance)
            faults = inspector.inspect(thorough=inspector.duel.over)
            if len(choices) > ENDLESS:
                faults.append("the duel doesn't end")
    except Exception:  # of any kind: this is what we are looking for
        faults = [traceback.format_exc()]
    if not faults:
        return Outcome(number, len(choices), None, inspector.duel.ending)
    failure = {
        "seed": seed,
        "number": number,
        "frozen": frozen,
        "faults": faults[:MOST_FAULTS],
        "start": savefile.start_to_data(start),
        "chance": words,
        "choices": choices,
    }
    return Outcome(number, len(choices), failure)


def _deck(pool: Pool, chance: Random) -> Deck:
    if chance.below(STARTERS) == 0:
        return starter(NAMES[chance.below(len(NAMES))])
    return random_deck(pool, chance)


def _begin(start: Start, pool: Pool) -> Duel:
    if start.decks is None:
        raise SaveError("a random duel begins with two Decks")
    a, b = start.decks
    return Duel(a, b, seed=start.seed, first=start.first, pool=pool, unofficial=True)


def _words(chance: Random) -> list[int]:
    return [chance.a, chance.b, chance.c, chance.counter]


# Again.


def again(path: Path, packs: tuple[str, ...] = ()) -> str:
    """Go the way to a failure once more, and tell whether it still fails."""
    body = savefile.unseal(KIND, path.read_text(encoding="utf-8"))
    try:
        start = savefile.start_from_data(body["start"])
        choices = [str(choice) for choice in body["choices"]]
        a, b, c, counter = (int(word) for word in body["chance"])
        then = [str(fault) for fault in body["faults"]]
        title = f"duel {body['number']} of seed {body['seed']}, after {len(choices)} choices"
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"something is missing or not what it should be: {error!r}") from None
    # Files from before there was a frozen pool don't say it.
    pool = pool_with(packs, frozen=body.get("frozen") is True)
    now = _faults_after(start, choices, Random(a, b, c, counter), pool)
    outcome = ["It still fails:", *now] if now else ["It doesn't fail any more."]
    return "\n".join([f"{title}, failed:", *then, *outcome])


def _faults_after(start: Start, choices: list[str], chance: Random, pool: Pool) -> list[str]:
    """First with the same chance, then with all checks: which are made may have changed."""
    try:
        inspector = Inspector(_begin(start, pool), chance)
        for choice in choices:
            inspector.witness.leaks(inspector.duel)
            inspector.duel.push(choice)
        return inspector.inspect() or inspector.inspect(thorough=True)
    except SaveError:
        raise
    except Exception:  # as above
        return [traceback.format_exc()]
