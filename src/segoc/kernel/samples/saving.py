"""A state as plain data (numbers, texts, lists, dicts) and back.

What a state is made of are records (see `record`), which say what each field holds. An object
becomes a dict with its class in "is"; reading checks each value against the sort of its field.
Nothing in the data can name code to run.
"""

from collections.abc import Callable
from typing import Any

from segoc.kernel.picture.texts import read
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import Random
from segoc.kernel.table.event import Event
from segoc.kernel.table.naming import Nameable
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import Sort, blank, fields_of, record_called
from segoc.kernel.table.state import State


class BadData(ValueError):
    """The data is not a state; the message says where."""


def to_data(state: State) -> dict[str, Any]:
    """The whole state as plain data; equal states give equal data."""
    data: dict[str, Any] = {name: _pack_value(getattr(state, name)) for name in State.FIELDS}
    data["uses"] = [list(use) for use in state.uses]
    data["piles"] = [pile.copy() for pile in state.piles]
    data["under"] = [[host, *materials] for host, materials in sorted(state.under.items())]
    data["random"] = _pack(state.random)
    data["cards"] = [_pack_card(card) for card in state.cards]
    return data


def from_data(data: Any, face: Callable[[int], Printed], nameable: Nameable | None = None) -> State:
    """The state that the data describes; `face` finds what is printed on a card, `nameable`
    the cards whose names can be announced."""
    _want(isinstance(data, dict), "the state must be an object")
    random = _unpack(_get(data, "random"), "random")
    _want(isinstance(random, Random), "random")
    state = State(random)
    if nameable is not None:
        state.nameable = nameable
    for name, sort in State.FIELDS.items():
        setattr(state, name, _unpack_value(_get(data, name), sort, name, getattr(state, name)))
    for use in _items(_get(data, "uses"), "uses"):
        limit, who, what, code, number = _numbers(use, "uses", 5)
        state.uses.append((limit, who, what, code, number))
    piles = _items(_get(data, "piles"), "piles", len(state.piles))
    state.piles = [_numbers(pile, "piles") for pile in piles]
    for row in _items(_get(data, "under"), "under"):
        numbers = _numbers(row, "under")
        _want(len(numbers) > 1, "under")
        state.under[numbers[0]] = numbers[1:]
    for index, item in enumerate(_items(_get(data, "cards"), "cards")):
        card = _unpack_card(state, index, item, face)
        state.cards.append(card)
        state.faces[card.printed.code] = card.printed
        for token in card.printed.tokens:
            state.faces[token.code] = token
        read(state, card)
    return state


def event_to_data(event: Event) -> dict[str, Any]:
    return _pack(event)


def event_from_data(data: Any) -> Event:
    event = _unpack(data, "event")
    _want(isinstance(event, Event), "event")
    found: Event = event
    return found


def _pack(thing: Any) -> dict[str, Any]:
    data: dict[str, Any] = {"is": type(thing).__name__}
    for name in fields_of(type(thing)):
        data[name] = _pack_value(getattr(thing, name))
    return data


def _pack_value(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_pack_value(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    return _pack(value)


def _pack_card(card: Card) -> dict[str, Any]:
    data: dict[str, Any] = {"code": card.printed.code}
    for field in Card.FIELDS:
        data[field] = getattr(card, field)
    return data


def _unpack(data: Any, where: str) -> Any:
    _want(isinstance(data, dict), where)
    name = data.get("is")
    kind = record_called(name) if isinstance(name, str) else None
    _want(kind is not None and kind is not Card, f"{where}: no such thing as {name!r}")
    thing = blank(kind)
    fields = fields_of(kind)
    _want(len(data) == len(fields) + 1, f"{where}: {name} has other fields")
    for field, sort in fields.items():
        place = f"{where}: {name}.{field}"
        setattr(thing, field, _unpack_value(_get(data, field), sort, place))
    return thing


def _unpack_value(value: Any, sort: Sort, where: str, now: Any = ()) -> Any:
    """A value of this sort; `now` is what a new object has there."""
    form = sort.form
    if form in ("number", "card"):
        return _number(value, where, sort.bits)
    if form == "truth":
        _want(isinstance(value, bool), where)
        return value
    if form == "text":
        return _text(value, where)
    if form in ("numbers", "cards"):
        return _numbers(value, where)
    if form == "row":
        return _numbers(value, where, len(now))
    if form == "texts":
        return [_text(item, where) for item in _items(value, where, len(now))]
    if form in ("many", "tuple"):
        parts = [_unpack_one(item, sort.of, where) for item in _items(value, where)]
        return parts if form == "many" else tuple(parts)
    if form == "maybe" and value is None:
        return None
    return _unpack_one(value, sort.of, where)


def _unpack_one(value: Any, of: str, where: str) -> Any:
    """A record of just this class, or some procedure."""
    thing = _unpack(value, where)
    fits = type(thing).__name__ == of or (of == "Procedure" and isinstance(thing, Procedure))
    _want(fits, where)
    return thing


def _unpack_card(state: State, index: int, data: Any, face: Callable[[int], Printed]) -> Card:
    where = f"card {index}"
    _want(isinstance(data, dict) and len(data) == len(Card.FIELDS) + 1, where)
    card = Card(index, face(_number(_get(data, "code"), where)), 0, state.lease)
    for field, sort in Card.FIELDS.items():
        setattr(card, field, _unpack_value(_get(data, field), sort, f"{where}: {field}"))
    return card


def _want(condition: bool, where: str) -> None:
    if not condition:
        raise BadData(where)


def _get(data: Any, name: str) -> Any:
    _want(isinstance(data, dict) and name in data, f"{name} is missing")
    return data[name]


def _items(value: Any, where: str, count: int = -1) -> list[Any]:
    _want(isinstance(value, list), where)
    items: list[Any] = value
    _want(count < 0 or len(items) == count, where)
    return items


def _numbers(value: Any, where: str, count: int = -1) -> list[int]:
    return [_number(item, where) for item in _items(value, where, count)]


def _number(value: Any, where: str, bits: int = 0) -> int:
    """A number, for which there is room in its field."""
    _want(type(value) is int, where)
    number: int = value
    if bits and not -(1 << bits) <= number < 1 << bits:
        raise BadData(f"{where}: the number is too large")
    return number


def _text(value: Any, where: str) -> str:
    _want(isinstance(value, str), where)
    text: str = value
    return text
