"""How each entry of the rulebook stands, told at once.

`check` finds it out by playing all scenarios and by reading all code that enforces rules, which
takes seconds: too long for a page that somebody wants to look at. Here it is told from what is
written down: the ledger of the mutants, the scenarios and the definitions. That is the truth as
long as the scenarios hold and the code is the code whose mutants were tried, and the suite sees to
both: every scenario is run, and a test compares what is told here with what `check` finds. So it is
right in every version that has passed the suite, on any machine, without a file that somebody
would have to keep up to date. In a tree where somebody has just changed the kernel it is what was
true before; there `segoc rulebook check` has the last word, and a page plays the scenarios that it
shows, so that what no longer holds is seen.
"""

from functools import cache
from typing import Literal, TypeAlias

from segoc.rulebook.definitions import definitions
from segoc.rulebook.entries import Entry, entries
from segoc.rulebook.mutation.ledger import was_proven
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario

Standing: TypeAlias = Literal["proven", "definition", "cited", "open", "superseded", "information"]


@cache
def citations() -> dict[str, tuple[int, ...]]:
    """Which scenarios cite each entry, by their numbers: their places among all of them."""
    found: dict[str, list[int]] = {entry.id: [] for entry in entries()}
    for number, scenario in enumerate(all_scenarios().scenarios):
        for rule in scenario.ids:
            found[rule].append(number)
    return {rule: tuple(numbers) for rule, numbers in found.items()}


@cache
def standings() -> dict[str, Standing]:
    """The standing of every entry, if all scenarios hold."""
    scenarios = all_scenarios().scenarios
    cited = citations()
    return {
        entry.id: standing_of(entry, [scenarios[number] for number in cited[entry.id]])
        for entry in entries()
    }


def standing_of(entry: Entry, citing: list[Scenario]) -> Standing:
    """How an entry stands by these scenarios, which cite it and hold."""
    if entry.superseded:
        return "superseded"
    if entry.informational:
        return "information"
    if was_proven(entry.id, citing):
        return "proven"
    if entry.id in definitions():
        return "definition"
    return "cited" if citing else "open"
