"""Trying mutants: first in forks of one interpreter, then each in one of its own."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from segoc.rulebook.mutation.ledger import Record, citing, record_of
from segoc.rulebook.mutation.mutants import Mutant, mutants_of
from segoc.rulebook.mutation.tags import ROOT
from segoc.rulebook.scenario import Scenario

JOBS: Final = os.cpu_count() or 1
# A mutant that takes so much more of the processor's time than the code itself never ends. The
# clock on the wall doesn't tell: on a busy machine the others take the time.
SLOWER: Final = 10
LEAST_SECONDS: Final = 10.0
# The code itself has an end: all scenarios there are take a few seconds.
LONGEST: Final = 60.0
# An interpreter of its own has to load everything first.
TO_LOAD: Final = 20.0
# By the clock on the wall it may take so many times as long; then something else is wrong.
PATIENCE: Final = 200
SANDBOX: Final = Path(__file__).with_name("sandbox.py")


class Broken(ValueError):
    """The scenarios fail without any mutant: they can't tell one."""


class Stuck(RuntimeError):
    """A trial came to no end, and hardly to any time of the processor: it says nothing."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"a trial had {seconds:.0f} s, and too little of the processor to tell")


class Outcome(NamedTuple):
    """A mutant, and how it was noticed; nothing if it wasn't."""

    mutant: Mutant
    noticed: str


class Nursery:
    """An interpreter that tries mutants in forks of itself, one at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(SANDBOX), "forks"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._tell({"root": str(ROOT)})

    def _tell(self, orders: dict[str, object]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(orders) + "\n")
        self._process.stdin.flush()

    def notices(
        self,
        module: str,
        source: str,
        scenarios: list[str],
        limit: float,
        patience: float | None = None,
    ) -> tuple[str, float]:
        """How the scenarios notice a mutant, as far as forks can tell, within `limit` seconds of
        the processor's time; and how many it took."""
        assert self._process.stdout is not None
        wait = PATIENCE * limit if patience is None else patience
        orders = {"module": module, "source": source, "scenarios": scenarios}
        self._tell({**orders, "limit": limit, "patience": wait})
        line = self._process.stdout.readline()
        assert line, "the interpreter that forks is gone"
        answer = json.loads(line)
        if answer is None:
            raise Stuck(wait)
        noticed, seconds = answer
        return noticed, seconds

    def close(self) -> None:
        self._process.communicate()


class Campaign:
    """Tries the mutants of rules, one rule after the other."""

    def __init__(self) -> None:
        # Those that have nothing to do; they are made when they are needed.
        self._nurseries: SimpleQueue[Nursery] = SimpleQueue()

    def __enter__(self) -> "Campaign":
        return self

    def __exit__(self, *_: object) -> None:
        while not self._nurseries.empty():
            self._nurseries.get().close()

    def try_rule(
        self, rule: str, scenarios: list[Scenario], told: Callable[[int], None] = lambda _: None
    ) -> tuple[Record, list[Outcome]]:
        """Try all mutants of the code that is tagged with a rule; `told` hears how many are
        done."""
        texts = [scenario.text for scenario in citing(rule, scenarios)]
        broken, seconds = self._in_a_fork("", "", texts, LONGEST)
        if broken:
            raise Broken(f"{rule}: its scenarios fail as it is: {broken}")
        limit = max(LEAST_SECONDS, SLOWER * seconds)
        mutants = mutants_of(rule)
        outcomes: list[Outcome] = []
        with ThreadPoolExecutor(JOBS) as pool:
            tries = pool.map(
                lambda one: self._notices(one.module, one.source, texts, limit), mutants
            )
            for mutant, noticed in zip(mutants, tries, strict=True):
                outcomes.append(Outcome(mutant, noticed))
                told(len(outcomes))
        left = [outcome.mutant for outcome in outcomes if not outcome.noticed]
        return record_of(rule, scenarios, len(mutants), left), outcomes

    def _notices(self, module: str, source: str, texts: list[str], limit: float) -> str:
        noticed, _ = self._in_a_fork(module, source, texts, limit)
        return noticed or notices(module, source, texts, TO_LOAD + limit)

    def _in_a_fork(
        self, module: str, source: str, texts: list[str], limit: float
    ) -> tuple[str, float]:
        try:
            nursery = self._nurseries.get_nowait()
        except Empty:
            nursery = Nursery()
        try:
            return nursery.notices(module, source, texts, limit)
        finally:
            self._nurseries.put(nursery)


def notices(
    module: str, source: str, scenarios: list[str], limit: float, patience: float | None = None
) -> str:
    """How the scenarios notice that a module has this source, within `limit` seconds of the
    processor's time; nothing if they don't."""
    orders = {"root": str(ROOT), "module": module, "source": source, "scenarios": scenarios}
    wait = PATIENCE * limit if patience is None else patience
    try:
        done = subprocess.run(
            [sys.executable, str(SANDBOX)],
            input=json.dumps({**orders, "limit": limit}) + "\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=wait,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Stuck(wait) from None
    if done.returncode == -signal.SIGXCPU:
        return "it never ends"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it crashes"])[-1]
    noticed: str = json.loads(done.stdout)
    return noticed
