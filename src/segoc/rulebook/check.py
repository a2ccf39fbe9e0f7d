"""The state of the rulebook: which entries are proven, defined, cited or open, by chapter."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from segoc.rulebook.card_names import card_named
from segoc.rulebook.definitions import definitions, exists
from segoc.rulebook.entries import Entry, entries
from segoc.rulebook.mutation.ledger import is_proven
from segoc.rulebook.playing.trial import Failure, try_scenario
from segoc.rulebook.reading.files import Reading, all_scenarios
from segoc.rulebook.scenario import Scenario


def chapter_of(rule: str) -> str:
    return rule.partition("-")[0]


def chapters() -> list[str]:
    return list(dict.fromkeys(chapter_of(one.id) for one in entries()))


def counts(entry: Entry) -> bool:
    """Whether an entry is one to prove: not superseded, and not mere information."""
    return not entry.superseded and not entry.informational


@dataclass
class Chapter:
    """How a chapter stands; each of its entries is in exactly one of the four lists."""

    proven: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list)
    cited: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    scenarios: int = 0
    failures: list[Failure] = field(default_factory=list)
    # The cards that its entries name; those that lack something, and those that nobody has written.
    cards: int = 0
    partial: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    @property
    def entries(self) -> int:
        return len(self.proven) + len(self.definitions) + len(self.cited) + len(self.open)

    def data(self) -> dict[str, Any]:
        return {
            "entries": self.entries,
            "proven": len(self.proven),
            "definitions": len(self.definitions),
            "cited": self.cited,
            "open": self.open,
            "scenarios": self.scenarios,
            "failures": [failure._asdict() for failure in self.failures],
            "cards": self.cards,
            "partial": self.partial,
            "missing": self.missing,
        }


def check(
    chapter: str | None = None,
    reading: Reading | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> dict[str, Chapter]:
    """Play the scenarios of a chapter, or all, and say how its entries stand.

    `told` hears how many scenarios have been played.
    """
    reading = reading or all_scenarios()
    wanted = [chapter] if chapter else chapters()
    found = {name: Chapter() for name in wanted}
    for ids, error in reading.errors:
        failure = Failure(", ".join(ids), error.file, error.line, error.message)
        _tell(found, ids, failure)
    holds: set[str] = set()
    fails: set[str] = set()
    for done, scenario in enumerate(scenarios_of(wanted, reading), 1):
        problem = try_scenario(scenario)
        for name in _chapters_of(scenario.ids, found):
            found[name].scenarios += 1
        if problem is None:
            holds.update(scenario.ids)
        else:
            fails.update(scenario.ids)
            _tell(found, scenario.ids, problem)
        told(done)
    _sort(found, holds - fails, reading.scenarios)
    for name, one in found.items():
        _count_cards(name, one)
    return found


def scenarios_of(wanted: Iterable[str], reading: Reading) -> list[Scenario]:
    names = set(wanted)
    return [one for one in reading.scenarios if names & set(map(chapter_of, one.ids))]


def _chapters_of(ids: Iterable[str], found: dict[str, Chapter]) -> list[str]:
    return [name for name in dict.fromkeys(map(chapter_of, ids)) if name in found]


def _tell(found: dict[str, Chapter], ids: Iterable[str], failure: Failure) -> None:
    """A failure belongs to the chapters that it speaks of; one without any, to all."""
    names = list(dict.fromkeys(map(chapter_of, ids)))
    unknown = not set(names) & set(chapters())
    for name in found if unknown else _chapters_of(names, found):
        found[name].failures.append(failure)


def _count_cards(name: str, chapter: Chapter) -> None:
    named = [
        card
        for entry in entries()
        if chapter_of(entry.id) == name and counts(entry)
        for card in entry.cards
    ]
    for card in dict.fromkeys(named):
        chapter.cards += 1
        definition = card_named(card)
        if definition is None:
            chapter.missing.append(card)
        elif definition.partial:
            chapter.partial.append(card)


def _sort(found: dict[str, Chapter], holds: set[str], scenarios: list[Scenario]) -> None:
    for entry in entries():
        chapter = found.get(chapter_of(entry.id))
        if chapter is None or not counts(entry):
            continue
        symbol = definitions().get(entry.id)
        if symbol is not None and not exists(symbol):
            message = f"{entry.id}: there is no {symbol}"
            chapter.failures.append(Failure(entry.id, "definitions.json", 0, message))
            symbol = None
        if entry.id in holds and is_proven(entry.id, scenarios):
            chapter.proven.append(entry.id)
        elif symbol is not None:
            chapter.definitions.append(entry.id)
        elif entry.id in holds:
            chapter.cited.append(entry.id)
        else:
            chapter.open.append(entry.id)
