"""A state as plain data (numbers, texts, lists, dicts) and back.

Every class of the kernel that a state can hold lists its `FIELDS`. An object becomes
a dict with its class in "is"; reading checks each value against the type that a new
object of that class has there. Nothing in the data can name code to run.
"""

from collections.abc import Callable
from typing import Any, Final

from segoc.kernel.activating import Activate
from segoc.kernel.announcing import Announcement
from segoc.kernel.battle import Attack, BattlePhase
from segoc.kernel.card import Card
from segoc.kernel.chain import ResolveChain
from segoc.kernel.chance import Random
from segoc.kernel.choose import AskPlayer, PickBranch, PickCards, PickPosition, PickZone
from segoc.kernel.control import ChangeControl, PickOfEach
from segoc.kernel.counters import Counters
from segoc.kernel.counting import ShareCounters
from segoc.kernel.damage_step import DamageStep
from segoc.kernel.decision import Decision, Option
from segoc.kernel.detaching import DetachForSummon
from segoc.kernel.due import Due
from segoc.kernel.duties import KeepTogether
from segoc.kernel.entry import Entry
from segoc.kernel.equipping import EquipByEffect
from segoc.kernel.event import CardThen, Event
from segoc.kernel.extra_summon import SummonOfMaterials
from segoc.kernel.gathering import Gathering
from segoc.kernel.gemini import SummonAgain
from segoc.kernel.going import Going
from segoc.kernel.lifetimes import Ref
from segoc.kernel.machine import Begin
from segoc.kernel.made import Made
from segoc.kernel.material_effects import SummonWithMaterials
from segoc.kernel.mixed import Mixed
from segoc.kernel.mixing import MixFaceDown
from segoc.kernel.moves import Guard, Move
from segoc.kernel.onset import Onset
from segoc.kernel.or_else import ActivateOrElse
from segoc.kernel.own_summon import SummonItself
from segoc.kernel.pending import Pending
from segoc.kernel.pendulum_summon import PendulumSummon
from segoc.kernel.picking import PickMaterials
from segoc.kernel.placing import (
    PlaceAsSpell,
    PlaceAsTrap,
    PlaceFaceUp,
    PlacePendulum,
    ReturnTrapMonster,
    ShiftMonster,
)
from segoc.kernel.position import ChangePosition, FlipSummon
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.program import Run
from segoc.kernel.scope import Link, Scope
from segoc.kernel.setting import PlaceFieldSpell, SetByEffect, SetSpellOrTrap
from segoc.kernel.settle import Settle
from segoc.kernel.shuffling import ShuffleDeck
from segoc.kernel.special_summon import SummonByEffect
from segoc.kernel.state import State
from segoc.kernel.staying import OfferToStay
from segoc.kernel.summon import NormalSummon
from segoc.kernel.temporary import BanishForNow, ComeBack
from segoc.kernel.texts import read
from segoc.kernel.ties import Tie
from segoc.kernel.triggers import Waiting
from segoc.kernel.turn import EndPhase, MainPhase, Turn
from segoc.kernel.windows import Window


class BadData(ValueError):
    """The data is not a state; the message says where."""


# What the compiled build keeps as machine integers (see `native`), of 32 bits but for these fields.
# Both builds refuse what wouldn't fit.
MACHINE: Final = (Card, CardThen, Event, Ref, Scope)
WIDE: Final = (
    "code",
    "place",
    "to_place",
    "before",
    "came_from",
    "announced",
    "announced_race",
    "tributed",
)

_NOTHING: Final = Ref(0, 0, 0)
_NO_CARD: Final = CardThen(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, 0, 0)

# A new object of each class, to be filled: also the list of all that can be saved.
BLANKS: Final[dict[str, Callable[[], object]]] = {
    "Activate": lambda: Activate(0, 0, 0, 0, None, 0),
    "Announcement": lambda: Announcement(0, 0, 0, 0, 0, 0, 0),
    "AskPlayer": lambda: AskPlayer(0, 0),
    "Attack": lambda: Attack(0, 0, 0),
    "BanishForNow": lambda: BanishForNow(0, _NOTHING, 0, 0, [], 0),
    "BattlePhase": BattlePhase,
    "Begin": Begin,
    "CardThen": lambda: CardThen(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, 0, 0),
    "ChangeControl": lambda: ChangeControl([]),
    "ChangePosition": lambda: ChangePosition(0, 0),
    "ComeBack": lambda: ComeBack(0, []),
    "Counters": lambda: Counters(0, 0, 0),
    "DamageStep": lambda: DamageStep(0, _NOTHING, _NOTHING),
    "Decision": lambda: Decision(0, 0, []),
    "Due": lambda: Due(Pending(0, _NOTHING, 0, 0, None, False), 0, 0, 0),
    "DetachForSummon": lambda: DetachForSummon(0, 0, 0),
    "EndPhase": EndPhase,
    "Entry": lambda: Entry(0, 0, 0, 0, 0),
    "EquipByEffect": lambda: EquipByEffect(0, 0, 0, 0, 0, 0),
    "Event": lambda: Event(0, 0, [], 0, 0, [], "", 0),
    "FlipSummon": lambda: FlipSummon(0, 0),
    "Gathering": lambda: Gathering([], []),
    "Going": lambda: Going(0, 0, 0, 0, ""),
    "Guard": lambda: Guard(0, _NOTHING, 0, 0),
    "KeepTogether": lambda: KeepTogether([], 0, 0),
    "Link": lambda: Link(0, _NOTHING, 0, 0, _NO_CARD, False),
    "Made": lambda: Made(_NOTHING, [], 0, [], []),
    "MainPhase": MainPhase,
    "Mixed": lambda: Mixed([], 0),
    "Move": lambda: Move([], 0, 0, 0, 0, ""),
    "NormalSummon": lambda: NormalSummon(0, 0, False),
    "Onset": lambda: Onset(0, 0, 0, 0, 0),
    "Option": lambda: Option(0),
    "PendulumSummon": lambda: PendulumSummon(0, []),
    "Pending": lambda: Pending(0, _NOTHING, 0, 0, None, False),
    "PickBranch": lambda: PickBranch(0, [], 0),
    "PickCards": lambda: PickCards(0, 0, [], 0, 0, []),
    "PickMaterials": lambda: PickMaterials(0, 0, Gathering([], []), "", 0),
    "ActivateOrElse": lambda: ActivateOrElse(0, 0, 0, ""),
    "PickOfEach": lambda: PickOfEach(0, [], [], 0),
    "PickPosition": lambda: PickPosition(0, 0, 0),
    "PickZone": lambda: PickZone(0, [], 0),
    "PlaceAsSpell": lambda: PlaceAsSpell(0, 0, 0),
    "PlaceAsTrap": lambda: PlaceAsTrap(0, 0, 0),
    "PlaceFaceUp": lambda: PlaceFaceUp(0, 0, 0),
    "PlacePendulum": lambda: PlacePendulum(0, 0),
    "Random": lambda: Random(0, 0, 0, 0),
    "Ref": lambda: Ref(0, 0, 0),
    "ResolveChain": lambda: ResolveChain(0),
    "Run": lambda: Run(0, False),
    "Scope": lambda: Scope(0, _NOTHING, 0, 0),
    "SetSpellOrTrap": lambda: SetSpellOrTrap(0, 0),
    "SummonItself": lambda: SummonItself(0, [], 0, 0),
    "OfferToStay": lambda: OfferToStay(0, 0, []),
    "SetByEffect": lambda: SetByEffect(0, 0),
    "SummonOfMaterials": lambda: SummonOfMaterials(0, [], 0, 0),
    "ShiftMonster": lambda: ShiftMonster(0, 0),
    "MixFaceDown": lambda: MixFaceDown(0, 0, [], []),
    "PlaceFieldSpell": lambda: PlaceFieldSpell(0, 0),
    "ReturnTrapMonster": lambda: ReturnTrapMonster(0, 0, False),
    "Settle": Settle,
    "ShareCounters": lambda: ShareCounters(0, 0, 0, 0, [], False, False),
    "ShuffleDeck": lambda: ShuffleDeck(0),
    "SummonAgain": lambda: SummonAgain(0, 0),
    "SummonByEffect": lambda: SummonByEffect(0, [], 0, 0, _NOTHING, 0, 0, []),
    "SummonWithMaterials": lambda: SummonWithMaterials(
        0, 0, 0, Gathering([], []), 0, 0, _NOTHING, 0, 0, []
    ),
    "Tie": lambda: Tie(_NOTHING, _NOTHING, 0, 0, 0, False),
    "Turn": Turn,
    "Waiting": lambda: Waiting(0, 0, 0, 0, 0, None, 0),
    "Window": lambda: Window(0),
}

# Lists that hold objects; all others hold whole numbers.
LISTS_OF: Final[dict[tuple[str, str], type]] = {
    ("DamageStep", "destroyed"): Ref,
    ("DamageStep", "flips"): Event,
    ("Decision", "options"): Option,
    ("Event", "cards"): CardThen,
    ("Link", "chosen"): Ref,
    ("Link", "done"): Ref,
    ("Link", "paid"): Ref,
    ("Link", "revealed"): Ref,
    ("Link", "suited"): Ref,
    ("Link", "targets"): Ref,
    ("Mixed", "cards"): Ref,
    ("Move", "guards"): Guard,
    ("Move", "items"): Going,
    ("Move", "words"): Pending,
    ("PickMaterials", "others"): Gathering,
    ("Pending", "targets"): Ref,
    ("Pending", "acted_on"): Ref,
    ("BanishForNow", "records"): CardThen,
    ("ComeBack", "records"): CardThen,
    ("Scope", "chosen"): Ref,
    ("Scope", "done"): Ref,
    ("Scope", "paid"): Ref,
    ("Scope", "revealed"): Ref,
    ("Scope", "suited"): Ref,
    ("Scope", "targets"): Ref,
    ("Made", "materials"): Ref,
    ("SummonByEffect", "targets"): Ref,
    ("SummonByEffect", "materials"): Ref,
    ("SummonItself", "paid"): Ref,
    ("SummonOfMaterials", "used"): Ref,
    ("Window", "waiting"): Waiting,
    ("Window", "bound"): Waiting,
}

# Fields that hold an object or nothing.
OPTIONAL: Final[dict[tuple[str, str], type]] = {
    ("Activate", "event"): Event,
    ("Event", "source"): CardThen,
    ("Link", "event"): Event,
    ("Pending", "event"): Event,
    ("Scope", "event"): Event,
    ("Waiting", "event"): Event,
}

# Fields of the state that are lists of objects.
LISTS: Final[dict[str, type]] = {
    "layers": Entry,
    "ties": Tie,
    "onsets": Onset,
    "counters": Counters,
    "made": Made,
    "mixed": Mixed,
    "chain": Link,
    "applying": Scope,
    "pending": Pending,
    "due": Due,
    "happened": Event,
    "fresh": Event,
    "now": Event,
    "stack": Procedure,
}

# Fields of the state that are saved as they are.
NUMBERS: Final = (
    "turn",
    "turn_player",
    "phase",
    "battle_step",
    "normal_summons",
    "additional_summons",
    "pendulum_summons",
    "additional_pendulums",
    "battle_phases",
    "attacks",
    "moment",
    "opened",
    "handles",
    "mixes",
    "winner",
    "unresolved",
    "resolving",
)
TRUTHS: Final = ("midway", "acted", "same_moment", "unsettled")
NUMBER_LISTS: Final = ("lp", "comings", "zones")
FREE_LISTS: Final = ("picked", "moved", "negated", "loaded", "sequels")


def to_data(state: State) -> dict[str, Any]:
    """The whole state as plain data; equal states give equal data."""
    data: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    data |= {name: getattr(state, name) for name in TRUTHS}
    data |= {name: getattr(state, name).copy() for name in NUMBER_LISTS + FREE_LISTS}
    data["ending"] = state.ending
    data["loss"] = state.loss.copy()
    data["uses"] = [list(use) for use in state.uses]
    data["piles"] = [pile.copy() for pile in state.piles]
    data["under"] = [[host, *materials] for host, materials in sorted(state.under.items())]
    data["random"] = _pack(state.random)
    data["cards"] = [_pack_card(card) for card in state.cards]
    for name in LISTS:
        data[name] = [_pack(thing) for thing in getattr(state, name)]
    data["activating"] = None if state.activating is None else _pack(state.activating)
    data["decision"] = None if state.decision is None else _pack(state.decision)
    return data


def from_data(
    data: Any, face: Callable[[int], Printed], catalogue: list[Printed] | None = None
) -> State:
    """The state that the data describes; `face` finds what is printed on a card, `catalogue`
    are the cards whose names can be announced."""
    _want(isinstance(data, dict), "the state must be an object")
    random = _unpack(_get(data, "random"), "random")
    _want(isinstance(random, Random), "random")
    state = State(random)
    state.catalogue = catalogue or []
    for name in NUMBERS:
        setattr(state, name, _number(_get(data, name), name))
    state.ending = _text(_get(data, "ending"), "ending")
    for name in TRUTHS:
        _want(isinstance(_get(data, name), bool), name)
        setattr(state, name, data[name])
    for name in NUMBER_LISTS:
        setattr(state, name, _numbers(_get(data, name), name, len(getattr(state, name))))
    for name in FREE_LISTS:
        setattr(state, name, _numbers(_get(data, name), name))
    for use in _items(_get(data, "uses"), "uses"):
        limit, who, what, code, number = _numbers(use, "uses", 5)
        state.uses.append((limit, who, what, code, number))
    state.loss = [_text(item, "loss") for item in _items(_get(data, "loss"), "loss", 2)]
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
    for name, of in LISTS.items():
        setattr(state, name, _unpack_list(_get(data, name), of, name))
    if _get(data, "activating") is not None:
        link = _unpack(data["activating"], "activating")
        _want(isinstance(link, Link), "activating")
        state.activating = link
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
        elif (name, field) in OPTIONAL:
            held = None if value is None else _unpack(value, place)
            _want(held is None or isinstance(held, OPTIONAL[(name, field)]), place)
            setattr(thing, field, held)
        elif isinstance(blank, Ref | CardThen | Pending | Gathering):
            part = _unpack(value, place)
            _want(type(part) is type(blank), place)
            setattr(thing, field, part)
        else:
            _want(type(value) is type(blank), place)
            _want_room(thing, field, value, place)
            setattr(thing, field, value)
    return thing


def _unpack_list(value: Any, of: type, where: str) -> list[Any]:
    if of is int:
        return _numbers(value, where)
    things = [_unpack(item, where) for item in _items(value, where)]
    for thing in things:
        _want(type(thing) is of or (of is Procedure and isinstance(thing, of)), where)
    return things


def _unpack_card(state: State, index: int, data: Any, face: Callable[[int], Printed]) -> Card:
    where = f"card {index}"
    _want(isinstance(data, dict) and len(data) == len(Card.FIELDS) + 1, where)
    card = Card(index, face(_number(_get(data, "code"), where)), 0, state.lease)
    for field in Card.FIELDS:
        value = _get(data, field)
        _want(type(value) is type(getattr(card, field)), f"{where}: {field}")
        _want_room(card, field, value, f"{where}: {field}")
        setattr(card, field, value)
    return card


def _want_room(thing: Any, field: str, value: Any, where: str) -> None:
    """A number has room in the field that it is to be put in."""
    if isinstance(thing, MACHINE) and isinstance(value, int):
        bits = 63 if field in WIDE else 31
        if not -(1 << bits) <= value < 1 << bits:
            raise BadData(f"{where}: the number is too large")


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
