"""Trying mutants: first in forks of one interpreter, then each in one of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from segoc.rulebook.mutation.ledger import Record, citing, record_of
from segoc.rulebook.mutation.mutants import Mutant, mutants_of
from segoc.rulebook.mutation.tags import ROOT
from segoc.rulebook.scenario import Scenario

JOBS: Final = 2
# A mutant that takes so much longer than the code itself is one that never ends.
SLOWER: Final = 10
LEAST_SECONDS: Final = 10.0
# On a busy machine even the code itself takes its time.
PATIENCE: Final = 600.0
# An interpreter of its own has to load everything first.
TO_LOAD: Final = 60.0
SANDBOX: Final = Path(__file__).with_name("sandbox.py")


class Broken(ValueError):
    """The scenarios fail without any mutant: they can't tell one."""


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

    def notices(self, module: str, source: str, scenarios: list[str], limit: float) -> str:
        """How the scenarios notice a mutant, as far as forks can tell."""
        assert self._process.stdout is not None
        self._tell({"module": module, "source": source, "scenarios": scenarios, "limit": limit})
        answer = self._process.stdout.readline()
        return json.loads(answer) if answer else ""

    def close(self) -> None:
        self._process.communicate()


class Campaign:
    """Tries the mutants of rules, one rule after the other."""

    def __init__(self) -> None:
        self._nurseries: SimpleQueue[Nursery] = SimpleQueue()
        if hasattr(os, "fork"):
            for _ in range(JOBS):
                self._nurseries.put(Nursery())

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
        began = time.monotonic()
        broken = self._notices("", "", texts, PATIENCE)
        if broken:
            raise Broken(f"{rule}: its scenarios fail as it is: {broken}")
        limit = max(LEAST_SECONDS, SLOWER * (time.monotonic() - began))
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
        if not hasattr(os, "fork"):
            return notices(module, source, texts, limit)
        nursery = self._nurseries.get()
        try:
            noticed = nursery.notices(module, source, texts, limit)
        finally:
            self._nurseries.put(nursery)
        if noticed or not module:
            return noticed
        return notices(module, source, texts, TO_LOAD + limit)


def notices(module: str, source: str, scenarios: list[str], limit: float) -> str:
    """How the scenarios notice that a module has this source; nothing if they don't."""
    orders = {"root": str(ROOT), "module": module, "source": source, "scenarios": scenarios}
    try:
        done = subprocess.run(
            [sys.executable, str(SANDBOX)],
            input=json.dumps(orders) + "\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "it never ends"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it crashes"])[-1]
    noticed: str = json.loads(done.stdout)
    return noticed
