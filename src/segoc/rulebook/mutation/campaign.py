"""Trying mutants, each in an interpreter of its own."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
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
SANDBOX: Final = Path(__file__).with_name("sandbox.py")


class Broken(ValueError):
    """The scenarios fail without any mutant: they can't tell one."""


class Outcome(NamedTuple):
    """A mutant, and how it was noticed; nothing if it wasn't."""

    mutant: Mutant
    noticed: str


def try_rule(
    rule: str, scenarios: list[Scenario], told: Callable[[int], None] = lambda _: None
) -> tuple[Record, list[Outcome]]:
    """Try all mutants of the code that is tagged with a rule; `told` hears how many are done."""
    texts = [scenario.text for scenario in citing(rule, scenarios)]
    began = time.monotonic()
    broken = notices("", "", texts, PATIENCE)
    if broken:
        raise Broken(f"{rule}: its scenarios fail as it is: {broken}")
    limit = max(LEAST_SECONDS, SLOWER * (time.monotonic() - began))
    mutants = mutants_of(rule)
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(JOBS) as pool:
        tries = pool.map(lambda one: notices(one.module, one.source, texts, limit), mutants)
        for mutant, noticed in zip(mutants, tries, strict=True):
            outcomes.append(Outcome(mutant, noticed))
            told(len(outcomes))
    left = [outcome.mutant for outcome in outcomes if not outcome.noticed]
    return record_of(rule, scenarios, len(mutants), left), outcomes


def notices(module: str, source: str, scenarios: list[str], limit: float) -> str:
    """How the scenarios notice that a module has this source; nothing if they don't."""
    orders = {"root": str(ROOT), "module": module, "source": source, "scenarios": scenarios}
    try:
        done = subprocess.run(
            [sys.executable, str(SANDBOX)],
            input=json.dumps(orders),
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
    return done.stdout.strip()
