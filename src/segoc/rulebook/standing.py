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

from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import Final, Literal, TypeAlias

from segoc.rulebook.card_names import lacking
from segoc.rulebook.definitions import definitions
from segoc.rulebook.entries import Entry, entries, entry
from segoc.rulebook.mutation.ledger import was_proven
from segoc.rulebook.played import unshown
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario

# `cited`: scenarios that hold name it, but it is neither proven nor played. What is open either
# lacks cards, or could be shown now.
Standing: TypeAlias = Literal[
    "proven",
    "played",
    "definition",
    "cited",
    "open_card",
    "open_rule",
    "superseded",
    "information",
]
# An entry that repeats several stands as the first of these that one of them has.
WEAKEST_FIRST: Final[tuple[Standing, ...]] = (
    "open_rule",
    "open_card",
    "cited",
    "played",
    "proven",
    "definition",
    "information",
)
NOT_SHOWN: Final = ("open_rule", "open_card")


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

    def own(entry: Entry) -> Standing:
        return own_standing(entry, [scenarios[number] for number in cited[entry.id]])

    return with_repeated(entries(), own)


def standing_of(entry: Entry, citing: list[Scenario]) -> Standing:
    """How an entry stands if these are the scenarios that cite it and hold, and all others hold."""
    own = own_standing(entry, citing)
    found = with_repeated([entry], lambda one: own if one is entry else standings()[one.id])
    return found[entry.id]


def own_standing(
    entry: Entry,
    citing: list[Scenario],
    proven: Callable[[str, list[Scenario]], bool] = was_proven,
    defined: Container[str] | None = None,
) -> Standing:
    """How an entry stands by these scenarios, which cite it and hold, whatever it repeats;
    `defined` are the definitions."""
    if entry.superseded:
        return "superseded"
    if entry.informational:
        return "information"
    if citing and proven(entry.id, citing):
        return "proven"
    if entry.id in (definitions() if defined is None else defined):
        return "definition"
    if citing:
        return "played" if entry.kind == "ruling" and not unshown(entry, citing) else "cited"
    return "open_card" if lacking(entry) else "open_rule"


def with_repeated(some: Iterable[Entry], own: Callable[[Entry], Standing]) -> dict[str, Standing]:
    """The standing of these entries: their own, or, of what nothing shows, that of the entries that
    it repeats. An entry that was superseded speaks for none."""
    found: dict[str, Standing] = {}

    def settle(one: Entry, way: tuple[str, ...]) -> Standing:
        if one.id in way:
            raise ValueError(f"entries that repeat each other: {' = '.join((*way, one.id))}")
        if one.id not in found:
            standing = own(one)
            if standing in NOT_SHOWN and one.same_as:
                others = {settle(entry(rule), (*way, one.id)) for rule in one.same_as}
                standing = next((word for word in WEAKEST_FIRST if word in others), standing)
            found[one.id] = standing
        return found[one.id]

    return {one.id: settle(one, ()) for one in some}
