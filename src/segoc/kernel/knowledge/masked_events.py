"""Events as a player may know them in a sample: with the faces that hidden cards have there."""

from segoc.kernel.table.event import CardSnapshot, Event
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import State


def as_known(state: State, event: Event, player: Player) -> Event:
    """The event with the faces that its hidden cards have now."""
    records = [_record_as_known(state, record, player) for record in event.cards]
    source = event.source
    if source is not None:
        source = _record_as_known(state, source, player)
    return event.about(records, source)


def maybe_as_known(state: State, event: Event | None, player: Player) -> Event | None:
    return None if event is None else as_known(state, event, player)


def _record_as_known(state: State, record: CardSnapshot, player: Player) -> CardSnapshot:
    if record.seen >> player & 1:
        return record
    face = state.cards[record.card].printed
    new = record.copy()
    new.code = face.code
    new.kind = face.kind
    return new
