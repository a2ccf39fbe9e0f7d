"""The state of the rulebook: how the entries of each chapter stand, after playing its scenarios."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from segoc.rulebook.card_names import card_named, lacking
from segoc.rulebook.chapters import chapter_of, chapters
from segoc.rulebook.definitions import definitions, exists
from segoc.rulebook.entries import Entry, counts, entries
from segoc.rulebook.mutation.ledger import citing, is_proven
from segoc.rulebook.played import unshown
from segoc.rulebook.playing.trial import Failure, try_scenario
from segoc.rulebook.reading.files import Reading, all_scenarios
from segoc.rulebook.scenario import Scenario
from segoc.rulebook.standing import Standing, own_standing, standings, with_repeated
from segoc.rulebook.statements import is_translated, title


@dataclass
class Chapter:
    """How a chapter stands; each of its entries is in exactly one of the first six."""

    proven: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list)
    # Why each is neither proven nor played.
    cited: dict[str, list[str]] = field(default_factory=dict)
    # The cards that each waits for.
    open_card: dict[str, list[str]] = field(default_factory=dict)
    open_rule: list[str] = field(default_factory=list)
    # Those of all these that stand as what they repeat.
    repeated: list[str] = field(default_factory=list)
    # Entries that contradict others, or the code: those about which nobody has decided, and how
    # many are settled.
    conflicts: list[str] = field(default_factory=list)
    settled: int = 0
    # Entries without a title, and without a statement in other languages.
    untitled: int = 0
    untranslated: int = 0
    scenarios: int = 0
    failures: list[Failure] = field(default_factory=list)
    # The cards that its entries name; those that lack something, and those that nobody has written.
    cards: int = 0
    partial: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    @property
    def entries(self) -> int:
        shown = len(self.proven) + len(self.played) + len(self.definitions)
        return shown + len(self.cited) + len(self.open_card) + len(self.open_rule)

    def data(self) -> dict[str, Any]:
        return {
            "entries": self.entries,
            "proven": len(self.proven),
            "played": len(self.played),
            "definitions": len(self.definitions),
            "cited": self.cited,
            "open_card": self.open_card,
            "open_rule": self.open_rule,
            "repeated": len(self.repeated),
            "scenarios": self.scenarios,
            "failures": [failure._asdict() for failure in self.failures],
            "conflicts": self.conflicts,
            "settled": self.settled,
            "untitled": self.untitled,
            "untranslated": self.untranslated,
            "cards": self.cards,
            "partial": self.partial,
            "missing": self.missing,
        }


def check(
    wanted: Iterable[str] | None = None,
    reading: Reading | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> dict[str, Chapter]:
    """Play the scenarios of these chapters, or of all, and say how their entries stand.

    `told` hears how many scenarios have been played.
    """
    reading = reading or all_scenarios()
    found = {name: Chapter() for name in wanted or chapters()}
    for ids, error in reading.errors:
        failure = Failure(", ".join(ids), error.file, error.line, error.message)
        _tell(found, ids, failure)
    holds: set[str] = set()
    fails: set[str] = set()
    for done, scenario in enumerate(scenarios_of(found, reading), 1):
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
        _count_words(name, one)
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


def _entries_of(name: str) -> list[Entry]:
    return [entry for entry in entries() if chapter_of(entry.id) == name and counts(entry)]


# How the entries stand.


def _sort(found: dict[str, Chapter], holds: set[str], scenarios: list[Scenario]) -> None:
    defined = {rule for rule, symbol in definitions().items() if _is_there(rule, symbol, found)}

    @cache
    def own(entry: Entry) -> Standing:
        if chapter_of(entry.id) not in found:
            # Of a chapter that isn't played now.
            return standings()[entry.id]
        return own_standing(entry, named(entry), is_proven, defined)

    def named(entry: Entry) -> list[Scenario]:
        return citing(entry.id, scenarios) if entry.id in holds else []

    of_them = {entry.id: entry for name in found for entry in _entries_of(name)}
    for rule, standing in with_repeated(of_them.values(), own).items():
        chapter, entry = found[chapter_of(rule)], of_them[rule]
        if standing != own(entry):
            chapter.repeated.append(rule)
        if standing == "cited":
            chapter.cited[rule] = _doubts(entry, named(entry))
        elif standing == "open_card":
            chapter.open_card[rule] = lacking(entry)
        else:
            lists = {
                "proven": chapter.proven,
                "played": chapter.played,
                "definition": chapter.definitions,
                "open_rule": chapter.open_rule,
            }
            lists[standing].append(rule)


def _doubts(entry: Entry, citing: list[Scenario]) -> list[str]:
    """Why an entry is only cited."""
    if not citing:
        return [f"it stands as {' and '.join(entry.same_as)}"]
    if entry.kind == "ruling":
        return unshown(entry, citing)
    return ["its mutants weren't tried so, or some survive"]


def _is_there(rule: str, symbol: str, found: dict[str, Chapter]) -> bool:
    chapter = found.get(chapter_of(rule))
    if chapter is None or exists(symbol):
        return True
    message = f"{rule}: there is no {symbol}"
    chapter.failures.append(Failure(rule, "definitions.json", 0, message))
    return False


# What is written about the entries.


def _count_words(name: str, chapter: Chapter) -> None:
    for entry in _entries_of(name):
        chapter.untitled += not title(entry.id)
        chapter.untranslated += not is_translated(entry.id)
        if entry.settled is not None:
            chapter.settled += 1
        elif entry.conflict:
            chapter.conflicts.append(entry.id)


def _count_cards(name: str, chapter: Chapter) -> None:
    named = [card for entry in _entries_of(name) for card in entry.cards]
    for card in dict.fromkeys(named):
        chapter.cards += 1
        definition = card_named(card)
        if definition is None:
            chapter.missing.append(card)
        elif definition.partial:
            chapter.partial.append(card)
