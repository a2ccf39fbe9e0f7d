"""The ledger: what became of the mutants of each rule, for the code and scenarios of that time.

`check` reads it: an entry is proven only while neither its tagged code nor its scenarios have
changed since its mutants were tried.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from segoc.rulebook.mutation.mutants import Mutant, code_of
from segoc.rulebook.mutation.tags import ROOT, sites_of
from segoc.rulebook.scenario import Scenario

FILE: Final = "mutants.json"


class Record(NamedTuple):
    """The trial of one rule; `survivors` are the mutants that no scenario noticed."""

    code: str
    scenarios: str
    mutants: int
    survivors: list[str]


class Explanation(NamedTuple):
    """Why a mutant is no other program, as far as anybody can tell."""

    module: str
    function: str
    statement: str
    mutation: str
    why: str

    @property
    def name(self) -> str:
        return f"{self.module}:{self.function}: {self.statement}: {self.mutation}"


def _read(name: str) -> Any:
    return json.loads(files("segoc.rulebook").joinpath(name).read_text(encoding="utf-8"))


@cache
def records() -> dict[str, Record]:
    return {rule: Record(**data) for rule, data in _read(FILE).items()}


@cache
def explanations() -> dict[str, Explanation]:
    found = [Explanation(**data) for data in _read("equivalents.json")]
    return {one.name: one for one in found}


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def citing(rule: str, scenarios: list[Scenario]) -> list[Scenario]:
    return [scenario for scenario in scenarios if rule in scenario.ids]


def is_current(rule: str, scenarios: list[Scenario]) -> bool:
    """Whether the mutants of a rule were tried as code and scenarios are now."""
    return _tried_with(rule, scenarios) and records()[rule].code == fingerprint(code_of(rule))


def _tried_with(rule: str, scenarios: list[Scenario]) -> bool:
    record = records().get(rule)
    texts = "\n".join(scenario.text for scenario in citing(rule, scenarios))
    return record is not None and record.scenarios == fingerprint(texts)


def is_proven(rule: str, scenarios: list[Scenario]) -> bool:
    """Tagged, and every mutant noticed or explained."""
    return is_current(rule, scenarios) and was_proven(rule, scenarios)


def was_proven(rule: str, scenarios: list[Scenario]) -> bool:
    """Whether the scenarios as they are now have noticed every mutant, of the code of that time:
    to look whether it is still the same takes seconds."""
    if not _tried_with(rule, scenarios):
        return False
    record = records()[rule]
    return record.mutants > 0 and not unexplained(record)


def unexplained(record: Record) -> list[str]:
    return [name for name in record.survivors if name not in explanations()]


def record_of(rule: str, scenarios: list[Scenario], tried: int, left: list[Mutant]) -> Record:
    texts = "\n".join(scenario.text for scenario in citing(rule, scenarios))
    names = [mutant.name for mutant in left]
    return Record(fingerprint(code_of(rule)), fingerprint(texts), tried, names)


def write(new: dict[str, Record]) -> None:
    """Keep new records, in the order of their ids, beside what others have kept meanwhile, and none
    of rules that no code is tagged with any more."""
    import fcntl  # noqa: PLC0415  (mutants need POSIX; reading the ledger doesn't)

    path = Path(ROOT, "segoc", "rulebook", FILE)
    with path.open("r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        data = {**json.load(file), **{rule: record._asdict() for rule, record in new.items()}}
        data = {rule: record for rule, record in data.items() if sites_of(rule)}
        file.seek(0)
        file.truncate()
        file.write(json.dumps(dict(sorted(data.items())), ensure_ascii=False, indent=2) + "\n")
    records.cache_clear()
