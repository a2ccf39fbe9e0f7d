"""Telling the course of a duel, as sentences or as JSON."""

import json
from collections.abc import Iterable, Iterator

from segoc.duel.duel import Duel
from segoc.duel.log import Teller
from segoc.kernel.table.event import Event
from segoc.rulebook.entries import entry


def told(events: Iterable[Event], tell: Teller, *, as_json: bool) -> Iterator[str]:
    """A line for each event."""
    for event in events:
        yield json.dumps(tell.data(event)) if as_json else tell.tell(event)


def result(duel: Duel, outcomes: tuple[str, str] = ("A wins", "B wins")) -> str:
    """How a duel ended, in one line; `outcomes` are the words for each winner."""
    outcome = "A draw" if duel.winner is None else outcomes[duel.winner]
    return f"{outcome} in turn {duel.state.turn}. {duel.ending}: {entry(duel.ending).statement}"
