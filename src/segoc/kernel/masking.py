"""Events as a player may know them in a sample: with the faces that hidden cards have there."""

from segoc.kernel.event import CardThen, Event
from segoc.kernel.state import State


def as_known(state: State, event: Event, player: int) -> Event:
    """The event with the faces that its hidden cards have now."""
    records = [_record_as_known(state, record, player) for record in event.cards]
    source = event.source
    if source is not None:
        source = _record_as_known(state, source, player)
    return Event(
        event.kind,
        event.player,
        records,
        event.how,
        event.why,
        event.numbers,
        event.rule,
        event.moment,
        source,
        event.number,
    )


def maybe_as_known(state: State, event: Event | None, player: int) -> Event | None:
    return None if event is None else as_known(state, event, player)


def _record_as_known(state: State, record: CardThen, player: int) -> CardThen:
    if record.seen >> player & 1:
        return record
    face = state.cards[record.card].printed
    new = CardThen(
        record.card,
        record.life,
        face.code,
        record.handle,
        record.owner,
        face.kind,
        record.place,
        record.side,
        record.zone,
        record.index,
        record.face_up,
        record.position,
        record.seen,
        record.form,
        record.how,
        record.summoned_by,
    )
    new.counters = record.counters
    new.flipped = record.flipped
    new.to_place = record.to_place
    new.to_side = record.to_side
    new.to_zone = record.to_zone
    new.to_face_up = record.to_face_up
    new.to_position = record.to_position
    new.to_life = record.to_life
    return new
