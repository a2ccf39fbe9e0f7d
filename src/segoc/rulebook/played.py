"""What makes a ruling *played*: a board of its own that shows what it says, and what can't be.

That a scenario shows every outcome that the statement names, only a reader can tell. What can be
told without reading is told here: there is such a board, the cards that the ruling names are on it,
something comes out, and something is impossible, by a rule.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from segoc.rulebook.card_names import card_named, needed
from segoc.rulebook.entries import Entry
from segoc.rulebook.scenario import STEPS, Can, CardRef, Line, Scenario


def unshown(ruling: Entry, citing: list[Scenario]) -> list[str]:
    """What these scenarios, which cite a ruling, lack; nothing if it is played."""
    found: list[str] = []
    if not any(scenario.ids[0] == ruling.id for scenario in citing):
        found.append("no scenario is headed by it")
    lines = [line for scenario in citing for line in _lines(scenario)]
    if not any(not isinstance(line, (*STEPS, Can)) for line in lines):
        found.append("nothing comes out: no line with =")
    if not any(isinstance(line, Can) and line.rules for line in lines):
        found.append("nothing is impossible, by a rule: no line with !")
    there = {ref.code for scenario in citing for ref in _cards(scenario)}
    for name in needed(ruling):
        card = card_named(name)
        if card is not None and card.code not in there:
            found.append(f"{name} is on no board, and “in_passing” doesn't say why")
    return found


def _lines(scenario: Scenario) -> Iterator[Line]:
    yield from scenario.body
    for twin in scenario.twins:
        yield from twin.body


def _cards(value: object) -> Iterator[CardRef]:
    """All cards that a part of a scenario speaks of: what is spoken of lies on the board, or was
    made or announced on the way."""
    if isinstance(value, CardRef):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _cards(item)
    elif is_dataclass(value):
        for part in fields(value):
            yield from _cards(getattr(value, part.name))
