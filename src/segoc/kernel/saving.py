"""A state as plain data (numbers, texts, lists, dicts) and back.

Every class of the kernel that a state can hold lists its `FIELDS`. An object becomes
a dict with its class in "is"; reading checks each value against the type that a new
object of that class has there. Nothing in the data can name code to run.
"""

from collections.abc import Callable
from typing import Any, Final

from segoc.kernel.battle import Attack, BattlePhase
from segoc.kernel.card import Card
from segoc.kernel.chance import Random
from segoc.kernel.choose import PickCards, PickZone
from segoc.kernel.damage_step import DamageStep
from segoc.kernel.decision import Decision, Option
from segoc.kernel.event import CardThen, Event
from segoc.kernel.layers import Entry
from segoc.kernel.lifetimes import Ref
from segoc.kernel.machine import Begin
from segoc.kernel.moves import Move
from segoc.kernel.position import ChangePosition, FlipSummon
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.setting import SetSpellOrTrap
from segoc.kernel.settle import Settle
from segoc.kernel.state import State
from segoc.kernel.summon import NormalSummon
from segoc.kernel.turn import EndPhase, MainPhase, Turn
from segoc.kernel.windows import Window


class BadData(ValueError):
    """The data is not a state; the message says where."""


_NOTHING: Final = Ref(0, 0, 0)

# A new object of each class, to be filled: also the list of all that can be saved.
BLANKS: Final[dict[str, Callable[[], object]]] = {
    "Attack": lambda: Attack(0, 0, 0),
    "BattlePhase": BattlePhase,
    "Begin": Begin,
    "CardThen": lambda: CardThen(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, 0),
    "ChangePosition": lambda: ChangePosition(0, 0),
    "DamageStep": lambda: DamageStep(0, _NOTHING, _NOTHING),
    "Decision": lambda: Decision(0, 0, []),
    "EndPhase": EndPhase,
    "Entry": lambda: Entry(0, 0, 0, 0, 0),
    "Event": lambda: Event(0, 0, [], 0, 0, [], "", 0),
    "FlipSummon": lambda: FlipSummon(0, 0),
    "MainPhase": MainPhase,
    "Move": lambda: Move([], 0, 0, 0, 0, ""),
    "NormalSummon": lambda: NormalSummon(0, 0, False),
    "Option": lambda: Option(0),
    "PickCards": lambda: PickCards(0, 0, [], 0, 0, []),
    "PickZone": lambda: PickZone(0, [], 0),
    "Random": lambda: Random(0, 0, 0, 0),
    "Ref": lambda: Ref(0, 0, 0),
    "SetSpellOrTrap": lambda: SetSpellOrTrap(0, 0),
    "Settle": Settle,
    "Turn": Turn,
    "Window": lambda: Window(0),
}

# Lists that hold objects; all others hold whole numbers.
LISTS_OF: Final[dict[tuple[str, str], type]] = {
    ("Attack", "defenders"): Ref,
    ("DamageStep", "destroyed"): Ref,
    ("Decision", "options"): Option,
    ("Event", "cards"): CardThen,
}

# Fields of the state that are saved as they are.
NUMBERS: Final = (
    "turn",
    "turn_player",
    "phase",
    "battle_step",
    "normal_summons",
    "battle_phases",
    "attacks",
    "moment",
    "handles",
    "mixes",
    "winner",
)


def to_data(state: State) -> dict[str, Any]:
    """The whole state as plain data; equal states give equal data."""
    data: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    data["ending"] = state.ending
    data["lp"] = state.lp.copy()
    data["loss"] = state.loss.copy()
    data["zones"] = state.zones.copy()
    data["piles"] = [pile.copy() for pile in state.piles]
    data["under"] = [[host, *materials] for host, materials in sorted(state.under.items())]
    data["picked"] = state.picked.copy()
    data["random"] = _pack(state.random)
    data["cards"] = [_pack_card(card) for card in state.cards]
    data["layers"] = [_pack(entry) for entry in state.layers]
    data["happened"] = [_pack(event) for event in state.happened]
    data["stack"] = [_pack(procedure) for procedure in state.stack]
    data["decision"] = None if state.decision is None else _pack(state.decision)
    return data


def from_data(data: Any, face: Callable[[int], Printed]) -> State:
    """The state that the data describes; `face` finds what is printed on a card."""
    _want(isinstance(data, dict), "the state must be an object")
    random = _unpack(_get(data, "random"), "random")
    _want(isinstance(random, Random), "random")
    state = State(random)
    for name in NUMBERS:
        setattr(state, name, _number(_get(data, name), name))
    state.ending = _text(_get(data, "ending"), "ending")
    state.lp = _numbers(_get(data, "lp"), "lp", 2)
    state.loss = [_text(item, "loss") for item in _items(_get(data, "loss"), "loss", 2)]
    state.zones = _numbers(_get(data, "zones"), "zones", len(state.zones))
    piles = _items(_get(data, "piles"), "piles", len(state.piles))
    state.piles = [_numbers(pile, "piles") for pile in piles]
    for row in _items(_get(data, "under"), "under"):
        numbers = _numbers(row, "under")
        _want(len(numbers) > 1, "under")
        state.under[numbers[0]] = numbers[1:]
    state.picked = _numbers(_get(data, "picked"), "picked")
    for index, item in enumerate(_items(_get(data, "cards"), "cards")):
        state.cards.append(_unpack_card(state, index, item, face))
    for item in _items(_get(data, "layers"), "layers"):
        entry = _unpack(item, "layers")
        _want(isinstance(entry, Entry), "layers")
        state.layers.append(entry)
    for item in _items(_get(data, "happened"), "happened"):
        event = _unpack(item, "happened")
        _want(isinstance(event, Event), "happened")
        state.happened.append(event)
    for item in _items(_get(data, "stack"), "stack"):
        procedure = _unpack(item, "stack")
        _want(isinstance(procedure, Procedure), "stack")
        state.stack.append(procedure)
    if _get(data, "decision") is not None:
        decision = _unpack(data["decision"], "decision")
        _want(isinstance(decision, Decision), "decision")
        state.decision = decision
    return state


def event_to_data(event: Event) -> dict[str, Any]:
    return _pack(event)


def event_from_data(data: Any) -> Event:
    event = _unpack(data, "event")
    _want(isinstance(event, Event), "event")
    found: Event = event
    return found


def _pack(thing: Any) -> dict[str, Any]:
    name = type(thing).__name__
    data: dict[str, Any] = {"is": name}
    if isinstance(thing, Procedure):
        data["step"] = thing.step
    for field in thing.FIELDS:
        data[field] = _pack_value(getattr(thing, field))
    return data


def _pack_value(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_pack_value(item) for item in value]
    if isinstance(value, int | str):
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
    _want(isinstance(name, str) and name in BLANKS, f"{where}: no such thing as {name!r}")
    thing: Any = BLANKS[name]()
    fields: tuple[str, ...] = thing.FIELDS
    if isinstance(thing, Procedure):
        fields = ("step", *fields)
    _want(len(data) == len(fields) + 1, f"{where}: {name} has other fields")
    for field in fields:
        place = f"{where}: {name}.{field}"
        value = _get(data, field)
        blank = getattr(thing, field)
        if isinstance(blank, list):
            of = LISTS_OF.get((name, field), int)
            setattr(thing, field, _unpack_list(value, of, place))
        elif isinstance(blank, tuple):
            setattr(thing, field, tuple(_unpack_list(value, LISTS_OF[(name, field)], place)))
        elif isinstance(blank, Ref):
            ref = _unpack(value, place)
            _want(isinstance(ref, Ref), place)
            setattr(thing, field, ref)
        else:
            _want(type(value) is type(blank), place)
            setattr(thing, field, value)
    return thing


def _unpack_list(value: Any, of: type, where: str) -> list[Any]:
    if of is int:
        return _numbers(value, where)
    things = [_unpack(item, where) for item in _items(value, where)]
    for thing in things:
        _want(isinstance(thing, of), where)
    return things


def _unpack_card(state: State, index: int, data: Any, face: Callable[[int], Printed]) -> Card:
    where = f"card {index}"
    _want(isinstance(data, dict) and len(data) == len(Card.FIELDS) + 1, where)
    card = Card(index, face(_number(_get(data, "code"), where)), 0, state.lease)
    for field in Card.FIELDS:
        value = _get(data, field)
        _want(type(value) is type(getattr(card, field)), f"{where}: {field}")
        setattr(card, field, value)
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


def _number(value: Any, where: str) -> int:
    _want(type(value) is int, where)
    number: int = value
    return number


def _text(value: Any, where: str) -> str:
    _want(isinstance(value, str), where)
    text: str = value
    return text
