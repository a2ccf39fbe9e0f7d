"""Copies cover everything and share nothing that either could change."""

from collections.abc import Iterator
from typing import Any

import pytest

from segoc import Duel, starter
from segoc.kernel.battle.attack import Attack
from segoc.kernel.language import entry, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.picture import values
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table.card import Card, Lease
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import PLACEMENT
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import Sort, blank, fields_of, record_called, records
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.lab import Lab

pytestmark = pytest.mark.core

# All that a state can hold; of cards there is more to say (see `TestCards`).
NAMES = sorted(set(records()) - {"Card"})
PROCEDURES = [name for name in NAMES if issubclass(record_called(name), Procedure)]
# What is written to beside procedures, and therefore copied; everything else is a value.
COPIED = [*PROCEDURES, "CardSnapshot", "MoveItem", "Link", "Random", "Scope"]
# What a state holds beside the game itself: a token, a cache, a tray for onlookers, and what
# follows from the cards, whose faces don't change, or also from where they lie.
FROM_THE_CARDS = {"faces", "has_effects", "nameable", "texts"}
FROM_THE_CARDS |= {"order_matters", "binding", "summons_itself", "unique"}
FROM_THEIR_PLACES = {"working_cards"}
KEPT = {
    *("picture", "picture_outdated", "usable", "last_face"),
    *("may_have_equips", "may_have_switched_control"),
}
NOT_SAVED = {"lease", "journal", *KEPT, *FROM_THE_CARDS, *FROM_THEIR_PLACES}


def attributes(thing: object) -> set[str]:
    """The names of all attributes, in the plain and in the compiled build."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return set(vars(thing)) if compiled is None else set(compiled)


def other_than(value: Any, sort: Sort) -> Any:
    """A value of the same sort that no new object has."""
    if sort.form == "truth":
        return not value
    if sort.form == "text":
        return value + "x"
    if sort.form == "always":
        return Ref(7, 8, 9) if sort.of == "Ref" else filled(sort.of)
    if sort.form == "maybe":
        return filled(sort.of) if value is None else None
    if sort.form in ("many", "tuple"):
        return [filled(sort.of), filled(sort.of)]
    return [7, 8] if isinstance(value, list) else value + 7


def filled(name: str) -> Any:
    """An object of a class with no field as in a new one."""
    thing = blank(record_called(name))
    for field, sort in fields_of(type(thing)).items():
        setattr(thing, field, other_than(getattr(thing, field), sort))
    return thing


def as_data(value: Any) -> Any:
    if isinstance(value, list):
        return [as_data(item) for item in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    return {field: as_data(getattr(value, field)) for field in fields_of(type(value))}


def state_in_play() -> State:
    """A state in the middle of a duel."""
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=3)
    chance = seeded(5)
    while duel.decision is not None and not (duel.state.monsters(0) and duel.state.last_picks):
        options = duel.offered
        duel.push(options[chance.below(len(options))])
    return duel.state


def filled_state() -> State:
    """The same with an effect, a material and something in every list besides."""
    state = state_in_play()
    receiver = state.monsters(0)[0]
    lingering.add(state, Entry(receiver, entry.ATK, entry.PLUS, 100, entry.WHILE_FACE_UP))
    assert values.atk(state, receiver) > 0
    state.under[receiver] = [state.pile(0, 0)[0]]
    state.ending = "x"
    state.loss = ["y", "z"]
    for name, sort in State.FIELDS.items():
        if sort.form == "many" and name != "stack":
            getattr(state, name).append(filled(sort.of))
        elif sort.form in ("numbers", "cards"):
            setattr(state, name, [7, 8])
    for name in FROM_THEIR_PLACES:
        setattr(state, name, [7, 8])
    state.uses.append((1, 2, 3, 4, 5))
    state.activating = filled("Link")
    state.journal.append(filled("Event"))
    return state


class TestFields:
    """FIELDS lists all attributes: saving and copying rest on it."""

    @pytest.mark.parametrize("name", NAMES)
    def test_of_what_can_be_saved(self, name: str) -> None:
        thing = blank(record_called(name))
        assert attributes(thing) == set(fields_of(type(thing)))

    def test_of_a_card(self) -> None:
        card = Card(0, Printed(1, 1), 0, Lease())
        assert attributes(card) == {"id", "printed", "lease", "ref", *Card.FIELDS}

    def test_of_the_state(self) -> None:
        state = State(seeded(0))
        saved = set(to_data(state))
        assert attributes(state) == saved | NOT_SAVED
        assert set(State.FIELDS) < saved

    def test_every_procedure_can_be_saved(self) -> None:
        known = {record_called(name) for name in PROCEDURES}
        for one in all_subclasses(Procedure):
            # What others are made from may have no fields of its own.
            if one.__subclasses__() and one not in known:
                continue
            assert one in known, f"{one.__name__} says no FIELDS"
            assert one.run is not Procedure.run, f"{one.__name__} has no run"
            assert one.copy is not Procedure.copy, f"{one.__name__} has no copy"


def all_subclasses(kind: type[Procedure]) -> Iterator[type[Procedure]]:
    for below in kind.__subclasses__():
        yield below
        yield from all_subclasses(below)


class TestWhatIsCopied:
    def test_is_all_that_has_a_copy(self) -> None:
        assert sorted(COPIED) == [name for name in NAMES if hasattr(record_called(name), "copy")]

    @pytest.mark.parametrize("name", COPIED)
    def test_a_copy_is_equal_and_of_the_same_class(self, name: str) -> None:
        original = filled(name)
        copy = original.copy()
        assert type(copy) is type(original)
        assert copy is not original
        assert as_data(copy) == as_data(original)

    @pytest.mark.parametrize("name", COPIED)
    def test_what_is_done_to_a_copy_is_not_done_to_the_original(self, name: str) -> None:
        original = filled(name)
        before = as_data(original)
        copy = original.copy()
        for field, sort in fields_of(type(copy)).items():
            value = getattr(copy, field)
            if isinstance(value, list):
                value.append(value[0])
            else:
                setattr(copy, field, other_than(value, sort))
        assert as_data(original) == before

    @pytest.mark.parametrize("name", COPIED)
    def test_what_is_done_to_the_original_is_not_done_to_a_copy(self, name: str) -> None:
        original = filled(name)
        copy = original.copy()
        before = as_data(copy)
        for field, sort in fields_of(type(original)).items():
            value = getattr(original, field)
            if isinstance(value, list):
                value.clear()
            else:
                setattr(original, field, other_than(value, sort))
        assert as_data(copy) == before

    def test_each_field_of_an_attack_is_looked_at(self) -> None:
        """The tests above are only as good as `filled` and `as_data`."""
        attack = filled("Attack")
        assert isinstance(attack, Attack)
        assert as_data(attack) == {
            "step": 7,
            "player": 7,
            "attacker": {"card": 7, "life": 8, "face_life": 9},
            "target": {"card": 7, "life": 8, "face_life": 9},
            "monsters_came_or_left": 7,
            "shut_out": [7, 8],
            "negated": True,
            "stopped": True,
            "met": 7,
        }

    def test_and_each_of_a_link(self) -> None:
        link = as_data(filled("Link"))
        reference = {"card": 7, "life": 8, "face_life": 9}
        assert (link["player"], link["source"], link["answers"]) == (7, reference, 6)
        assert link["targets"] == [{"card": 7, "life": 7, "face_life": 7}] * 2
        assert (link["card_activation"], link["activation_negated"]) == (True, True)
        assert link["event"]["source"]["code"] == link["as_activated"]["code"] == 7

    def test_items_of_a_move_are_copied_with_it(self) -> None:
        """They are told their goals one by one."""
        move = filled("Move")
        copy = move.copy()
        move.items[0].goal = 3
        assert copy.items[0].goal != 3


class TestCards:
    def filled(self) -> Card:
        card = Card(4, Printed(1, 1), 0, Lease())
        for field, sort in Card.FIELDS.items():
            setattr(card, field, other_than(getattr(card, field), sort))
        return card

    def test_a_copy_is_equal(self) -> None:
        card = self.filled()
        copy = card.copy(Lease())
        for field in Card.FIELDS:
            assert getattr(copy, field) == getattr(card, field), field
        assert (copy.id, copy.printed) == (card.id, card.printed)

    def test_a_copy_has_the_lease_it_is_given(self) -> None:
        card, lease = self.filled(), Lease()
        assert card.copy(lease).lease is lease


class TestState:
    @pytest.mark.parametrize("name", sorted(to_data(State(seeded(0)))))
    def test_a_copy_has_every_field(self, name: str) -> None:
        state = filled_state()
        form = State.FIELDS[name].form if name in State.FIELDS else ""
        if form == "number":
            setattr(state, name, 77)
        elif form == "truth":
            setattr(state, name, not getattr(state, name))
        elif form == "row":
            getattr(state, name)[0] = 77
        assert to_data(state)[name] != to_data(State(seeded(0)))[name]
        assert to_data(state.copy())[name] == to_data(state)[name]

    def test_a_copy_is_equal(self) -> None:
        state = filled_state()
        data = to_data(state)
        assert to_data(state.copy()) == data
        assert to_data(state) == data

    def test_a_copy_is_not_told_what_happened_to_its_original(self) -> None:
        """The tray is for whoever watches that one duel."""
        state = filled_state()
        assert state.journal
        assert state.copy().journal == []

    def test_no_list_or_dict_is_shared(self) -> None:
        state = filled_state()
        copy = state.copy()
        for name in attributes(state):
            value = getattr(state, name)
            if isinstance(value, list | dict) and name not in FROM_THE_CARDS:
                assert value, f"{name} is empty, and proves nothing"
                assert getattr(copy, name) is not value, name
        for one, other in zip(state.piles, copy.piles, strict=True):
            assert one is not other
        for host, materials in state.under.items():
            assert copy.under[host] is not materials
        for procedure, twin in zip(state.stack, copy.stack, strict=True):
            assert procedure is not twin
        for name in ("chain", "applying"):
            assert getattr(state, name)[0] is not getattr(copy, name)[0]
        assert state.activating is not copy.activating
        assert state.random is not copy.random

    @pytest.mark.parametrize("which", ["copy", "original", "older copy"])
    def test_cards_are_written_to_in_one_state_only(self, which: str) -> None:
        original = filled_state()
        older = original.copy()
        copy = original.copy()
        states = {"copy": copy, "original": original, "older copy": older}
        data = to_data(original)
        for card in original.cards:
            states[which].edit(card.id).tributes = 3
        for name, state in states.items():
            assert (to_data(state) == data) == (name != which)

    def test_a_card_that_was_edited_is_not_copied_again(self) -> None:
        state = filled_state().copy()
        card = state.edit(0)
        assert state.edit(0) is card
        assert state.cards[0] is card
        state.copy()
        assert state.edit(0) is not card

    def test_playing_on_a_copy_of_a_copy_of_a_copy(self) -> None:
        generations = [state_in_play()]
        for _ in range(3):
            generations.append(generations[-1].copy())
        data = to_data(generations[0])
        for index, state in enumerate(generations):
            for option in (state.decision.options if state.decision is not None else [])[:1]:
                machine.apply(state, option)
            assert to_data(state) != data
            for younger in generations[index + 1 :]:
                assert to_data(younger) == data


class TestForks:
    def test_what_is_banished_for_now_is_not_yet_gone_for_the_original(self) -> None:
        """EFX-241, EFX-146: the link is cut as the monster goes, and the other player is asked for
        a zone before its return is planned; a fork that goes on changes nothing here."""
        lab = Lab()
        lab.a.set_monsters("Hiita the Fire Charmer")
        lab.a.set_cards("Interdimensional Matter Transporter")
        lab.b.monsters("Lonefire Blossom")
        lab.a.flip("Hiita the Fire Charmer")
        lab.resolve()
        lab.duel.push("zone A.m2")
        lab.a.activate("Interdimensional Matter Transporter", targets="Hiita the Fire Charmer")
        assert lab.asks(PLACEMENT)
        before = lab.duel.hash
        lab.duel.fork().push("zone B.m1")
        assert lab.duel.hash == before
