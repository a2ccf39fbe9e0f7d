"""A state as plain data: all of it, and nothing that isn't one is taken for one."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from segoc import Duel, starter
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.duel.option_text import Unclear
from segoc.kernel.language import entry, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.moving.relocating import attach
from segoc.kernel.picture import values
from segoc.kernel.samples import saving
from segoc.kernel.samples.saving import (
    BadData,
    event_from_data,
    event_to_data,
    from_data,
    to_data,
)
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.places import DECK
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import blank, fields_of, record_called, records
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.lab import BATTLE, Lab
from tests.courses import between_steps, chain_state, courses
from tests.effect_cards import POOL

pytestmark = pytest.mark.core

# The way to a place inside plain data: keys and indexes.
Path = tuple[str | int, ...]

# Values that fit nowhere, or at most at a place of their own type.
WRONG: tuple[Any, ...] = (None, True, 1, -1.5, "x", [], ["x"], [[1]], {}, {"is": "Ref"}, [None])


def face(code: int) -> Printed:
    return POOL[code].printed


def again(state: State) -> State:
    return from_data(json.loads(json.dumps(to_data(state))), face)


def rich_state() -> State:
    """As much as a state can hold: an effect, a material, events, and a pick under way."""
    lab = Lab()
    lab.a.hand("Dark Magician", "Blank Normal Trap")
    lab.a.monsters("Vorse Raider", "Luster Dragon", "Gemini Elf")
    lab.a.set_monsters("Mystical Elf")
    lab.b.graveyard("Summoned Skull")
    lab.b.extra_deck("Blank Link Monster")
    # Small Decks: the tests below try every part of the data.
    lab.a.deck("Skull Servant", "Mokey Mokey")
    lab.b.deck("Skull Servant")
    duel = lab.duel
    state = duel.state
    raider = lab.card("Vorse Raider").id
    lingering.add(state, Entry(raider, entry.ATK, entry.PLUS, 100, entry.WHILE_FACE_UP))
    attach(state, state.pile(0, DECK)[-1], raider)
    duel.push("summon Dark Magician")
    duel.push("pick A.m2")
    state.emit(1, 0, [state.snapshot(raider)], move_tags=1, why=1, amounts=[7, 8], rule="SEG-010")
    return state


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place inside plain data."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*path, index))


def get(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def replaced(data: Any, path: Path, value: Any) -> Any:
    new = copy.deepcopy(data)
    get(new, path[:-1])[path[-1]] = value
    return new


def removed(data: Any, path: Path) -> Any:
    new = copy.deepcopy(data)
    del get(new, path[:-1])[path[-1]]
    return new


def some_paths(data: Any) -> list[Path]:
    """Every place but the data itself; one card or event stands for all, being of one shape."""
    alike = ("cards", "events_since_window", "unsettled_events", "window_events")
    return [
        path for path in paths(data) if path and (path[0] not in alike or path[1:2] in ((), (0,)))
    ]


def could_be(path: Path, old: Any, new: Any) -> bool:
    """At this place, a value of the same type is for the rules to judge."""
    if isinstance(old, list):
        return new == [] or shape(new) == shape(old)
    if isinstance(old, dict) or old is None:
        # Some things may be missing: who is asked, what is being activated, an event.
        maybe = path in (("decision",), ("activating",)) or path[-1] in ("event", "source", "names")
        return new is None and maybe
    return type(new) is type(old)


def shape(value: Any) -> str:
    """What `from_data` can tell apart without knowing the rules."""
    if isinstance(value, list):
        return "list of " + "/".join(sorted({shape(item) for item in value}))
    if isinstance(value, dict):
        return f"object {value.get('is')}"
    return type(value).__name__


class TestRoundTrip:
    def test_at_every_decision_of_a_duel(self) -> None:
        duel = Duel(starter("normals_a"), starter("normals_b"), seed=4)
        chance = seeded(4)
        classes: set[str] = set()
        while duel.decision is not None:
            data = to_data(duel.state)
            assert to_data(again(duel.state)) == data
            classes |= {type(procedure).__name__ for procedure in duel.state.stack}
            options = duel.offered
            duel.push(options[chance.below(len(options))])
        assert to_data(again(duel.state)) == to_data(duel.state)
        assert {"Turn", "MainPhase", "BattlePhase", "NormalSummon", "PickZone"} <= classes

    def test_a_rich_state(self) -> None:
        state = rich_state()
        assert to_data(again(state)) == to_data(state)
        assert values.atk(again(state), state.monsters(0)[0]) == 2000

    def test_a_chain(self) -> None:
        state = chain_state()
        assert to_data(again(state)) == to_data(state)
        link = again(state).chain[0]
        assert link.targets[0].card == state.chain[0].targets[0].card

    def test_between_any_two_steps(self) -> None:
        """Not only where a player is asked: every class of procedure comes by."""
        seen: set[str] = set()
        for lab, choices in courses():
            for state in between_steps(lab, choices):
                seen |= {type(procedure).__name__ for procedure in state.stack}
                loaded = again(state)
                assert to_data(loaded) == to_data(state)
                # What isn't saved follows from the cards and from where they lie.
                for name in ("working_cards", "has_effects", "order_matters", "binding"):
                    assert getattr(loaded, name) == getattr(state, name)
        procedures = {name for name, kind in records().items() if issubclass(kind, Procedure)}
        assert procedures - seen == {"Begin"}

    def test_the_very_first_step(self) -> None:
        faces = [[face(code) for code in starter("normals_a").main]] * 2
        begun = machine.create(faces, [[], []], 5, 0)
        state = machine.empty(5, 0)
        for player in (0, 1):
            for printed in faces[player]:
                machine.add_card(state, printed, player, DECK)
        state.push(machine.Begin())
        loaded = again(state)
        machine.run(loaded)
        assert to_data(loaded) == to_data(begun)

    def test_the_data_is_plain(self) -> None:
        data = to_data(rich_state())
        for path in paths(data):
            assert type(get(data, path)) in (dict, list, int, str, bool, type(None))

    def test_the_data_is_a_copy(self) -> None:
        state = rich_state()
        data = to_data(state)
        before = copy.deepcopy(data)
        for table in (state, from_data(data, face)):
            assert table.decision is not None
            machine.apply(table, table.decision.options[0])
        assert data == before

    def test_equal_states_go_on_equally(self) -> None:
        state = rich_state()
        loaded = again(state)
        for _ in range(30):
            if state.decision is None:
                break
            option = state.decision.options[-1]
            machine.apply(state, option)
            machine.apply(loaded, option)
            assert to_data(state) == to_data(loaded)


class TestEvents:
    def test_all_events_of_a_battle(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Vorse Raider")
        lab.b.set_monsters("Mystical Elf")
        lab.a.attack("Vorse Raider", "B.m1")
        events = lab.duel.events
        assert len(events) > 8
        for event in events:
            data = json.loads(json.dumps(event_to_data(event)))
            assert event_to_data(event_from_data(data)) == event_to_data(event)

    @pytest.mark.parametrize("wrong", WRONG)
    def test_what_is_none(self, wrong: Any) -> None:
        with pytest.raises(BadData):
            event_from_data(wrong)

    def test_another_object_is_none(self) -> None:
        with pytest.raises(BadData):
            event_from_data({"is": "Ref", "card": 1, "life": 1, "face_life": 1})


def packed_blank(name: str) -> dict[str, Any]:
    """A new object of a class as data."""
    return saving._pack(blank(record_called(name)))


class TestBadData:
    """Whatever is wrong with the shape of the data, it is `BadData` and says where."""

    @pytest.mark.parametrize("wrong", WRONG)
    def test_not_a_state_at_all(self, wrong: Any) -> None:
        with pytest.raises(BadData):
            from_data(wrong, face)

    @pytest.mark.parametrize("make", [rich_state, chain_state])
    def test_every_part_is_needed(self, make: Callable[[], State]) -> None:
        data = to_data(make())
        for path in some_paths(data):
            if isinstance(get(data, path[:-1]), dict):
                with pytest.raises(BadData):
                    from_data(removed(data, path), face)

    @pytest.mark.parametrize("make", [rich_state, chain_state])
    def test_nothing_of_another_type_is_taken(self, make: Callable[[], State]) -> None:
        data = to_data(make())
        tried = 0
        for path in some_paths(data):
            for wrong in WRONG:
                if could_be(path, get(data, path), wrong):
                    continue
                tried += 1
                with pytest.raises(BadData):
                    from_data(replaced(data, path, wrong), face)
        assert tried > 1000

    @pytest.mark.parametrize("make", [rich_state, chain_state])
    def test_nothing_is_added(self, make: Callable[[], State]) -> None:
        """A field more is as wrong as one less, in every object."""
        data = to_data(make())
        objects = [path for path in some_paths(data) if isinstance(get(data, path), dict)]
        assert len(objects) > 10
        for path in objects:
            with pytest.raises(BadData):
                from_data(replaced(data, (*path, "x"), 1), face)

    @pytest.mark.parametrize(
        "path", [("cards", 0, "came_turn"), ("events_since_window", 0, "moment")]
    )
    def test_a_number_may_be_too_large(self, path: tuple[str, int, str]) -> None:
        """The compiled build keeps machine integers in cards, records and events."""
        for number in (1 << 31, -(1 << 31) - 1, 1 << 70):
            data = replaced(to_data(rich_state()), path, number)
            with pytest.raises(BadData, match=rf"{path[-1]}: the number is too large"):
                from_data(data, face)
        data = replaced(to_data(rich_state()), path, (1 << 31) - 1)
        assert to_data(from_data(data, face)) == data

    def test_what_is_refused_is_what_has_no_room(self) -> None:
        """In the compiled build, as far as numbers can be put in at all."""
        things: list[Any] = [rich_state().cards[0]]
        things += [blank(kind) for name, kind in records().items() if name != "Card"]
        for thing in things:
            for field, sort in fields_of(type(thing)).items():
                if sort.form in ("number", "card"):
                    setattr(thing, field, (1 << (sort.bits or 70)) - 1)

    @pytest.mark.parametrize("name", ["State", "Card", "Option()", "os.system", "Procedure", ""])
    def test_no_other_class_can_be_named(self, name: str) -> None:
        data = to_data(rich_state())
        data["stack"][0] = {"is": name, "step": 0}
        with pytest.raises(BadData, match="no such thing"):
            from_data(data, face)

    @pytest.mark.parametrize("name", sorted(set(records()) - {"Card"}))
    def test_an_object_is_only_taken_where_its_class_belongs(self, name: str) -> None:
        kind = record_called(name)
        data = to_data(rich_state())
        packed = {"is": name, **dict.fromkeys(fields_of(kind), 0)}
        for part in ("random", "decision"):
            if name.lower() != part:
                with pytest.raises(BadData):
                    from_data({**data, part: packed}, face)
        # A real one in a list of others.
        for part, sort in State.FIELDS.items():
            if sort.form != "many":
                continue
            if name != sort.of and not (sort.of == "Procedure" and issubclass(kind, Procedure)):
                with pytest.raises(BadData):
                    from_data({**data, part: [packed_blank(name)]}, face)
            else:
                loaded = from_data({**data, part: [packed_blank(name)]}, face)
                assert len(getattr(loaded, part)) == 1

    @pytest.mark.parametrize(
        ("part", "value"),
        [
            ("lp", [1]),
            ("lp", [1, 2, 3]),
            ("loss", [""]),
            ("zones", [-1] * 23),
            ("zones", [-1] * 25),
            ("piles", [[]] * 9),
            ("under", [[1]]),
            ("under", [[]]),
        ],
    )
    def test_lists_of_the_wrong_length(self, part: str, value: Any) -> None:
        with pytest.raises(BadData, match=part):
            from_data({**to_data(rich_state()), part: value}, face)

    def test_a_card_that_nobody_knows_is_for_the_caller_to_refuse(self) -> None:
        data = to_data(rich_state())
        data["cards"][0]["code"] = 5

        def unknown(code: int) -> Printed:
            raise Unclear(f"no {code}") if code == 5 else AssertionError

        with pytest.raises(Unclear, match="no 5"):
            from_data(data, unknown)


def test_what_is_known_of_all_texts_is_found_in_the_same_order() -> None:
    """However the Decks were shuffled, also when the duel is loaded."""
    orders = set()
    pool = standard_pool()
    binding = [pool.find(name).code for name in ("Scapegoat", "Dark Magic Curtain")]
    deck = Deck((*starter("normals_a").main[:38], *binding))
    for seed in range(8):
        state = Duel(deck, deck, seed=seed).state
        found = [face.code for face in state.binding]
        loaded = from_data(to_data(state), lambda code: pool[code].printed, pool.nameable)
        assert [face.code for face in loaded.binding] == found
        orders.add(tuple(found))
    assert len(orders) == 1
