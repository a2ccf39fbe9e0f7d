"""Choosing cards and zones, one pick at a time: complete, and never a dead end.

The rules that ask for it are tested elsewhere (SEG-014, CRD-098, CRD-099, SEG-020).
"""

import pytest

from segoc.kernel.choosing.choosing_cards import PickCards, PickZone
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision
from segoc.kernel.table.geometry import monster_zone
from segoc.kernel.turn import machine
from segoc.lab import A, Lab

pytestmark = pytest.mark.core

NAMES = ["Bunilla", "Battle Ox", "Silver Fang", "Mystical Elf"]


class Table:
    """Four monsters of A in m1 to m4, and a choice about them."""

    def __init__(self, least: int, most: int, one_of: list[str] | None = None) -> None:
        self.lab = Lab(turn=A)
        self.lab.a.monsters(*NAMES)
        self.state = self.lab.state
        self.ids = {name: self.lab.card(name).id for name in NAMES}
        must = [self.ids[name] for name in one_of or []]
        about = self.state.spot(self.ids["Bunilla"])
        self.state.decision = None
        self.below = len(self.state.stack)
        candidates = [self.ids[name] for name in NAMES]
        self.state.push(PickCards(1, dc.TRIBUTES, candidates, least, most, must, about))
        machine.advance(self.state)

    def asked(self) -> bool:
        return self.state.decision is not None

    @property
    def decision(self) -> Decision:
        assert self.state.decision is not None
        return self.state.decision

    def keys(self) -> list[str]:
        return [option.key.removeprefix("pick A.") for option in self.decision.options]

    def take(self, key: str) -> None:
        """Answer, and go on inside of the choice only."""
        option = next(o for o in self.decision.options if o.key.removeprefix("pick A.") == key)
        self.state.decision = None
        self.state.stack[-1].answer(self.state, option)
        while not self.asked() and len(self.state.stack) > self.below:
            machine.advance(self.state)

    def picked(self) -> list[str]:
        """What was picked, when the choice is over."""
        assert len(self.state.stack) == self.below
        names = {number: name for name, number in self.ids.items()}
        return [names[number] for number in self.state.last_picks]


def test_who_is_asked_about_what() -> None:
    table = Table(1, 2)
    assert (table.decision.player, table.decision.topic) == (1, dc.TRIBUTES)
    assert table.decision.about == monster_zone(0, 1)


def test_an_exact_number() -> None:
    """Nothing is offered twice, and there is no finishing early."""
    table = Table(2, 2)
    assert table.keys() == ["m1", "m2", "m3", "m4"]
    table.take("m3")
    assert table.keys() == ["m1", "m2", "m4"]
    table.take("m1")
    assert table.picked() == ["Silver Fang", "Bunilla"]


def test_from_one_to_three() -> None:
    """Finishing is offered as soon as it is enough; the most ends the choice by itself."""
    table = Table(1, 3)
    assert table.keys() == ["m1", "m2", "m3", "m4"]
    table.take("m2")
    assert table.keys() == ["m1", "m3", "m4", "finish"]
    table.take("m1")
    assert table.keys() == ["m3", "m4", "finish"]
    table.take("m4")
    assert table.picked() == ["Battle Ox", "Bunilla", "Mystical Elf"]


def test_finishing_early() -> None:
    table = Table(1, 3)
    table.take("m2")
    table.take("finish")
    assert table.picked() == ["Battle Ox"]


def test_none_at_all_may_be_enough() -> None:
    table = Table(0, 1)
    assert table.keys() == ["m1", "m2", "m3", "m4", "finish"]
    table.take("finish")
    assert table.picked() == []


def test_one_of_certain_cards_is_forced_at_the_last_pick() -> None:
    """Free at first; then only what makes the choice possible."""
    table = Table(2, 2, ["Battle Ox", "Mystical Elf"])
    assert table.keys() == ["m1", "m2", "m3", "m4"]
    table.take("m1")
    assert table.keys() == ["m2", "m4"]
    table.take("m4")
    assert table.picked() == ["Bunilla", "Mystical Elf"]


def test_one_of_certain_cards_picked_first_leaves_the_rest_free() -> None:
    """The twin."""
    table = Table(2, 2, ["Battle Ox", "Mystical Elf"])
    table.take("m2")
    assert table.keys() == ["m1", "m3", "m4"]


def test_no_finishing_without_one_of_certain_cards() -> None:
    table = Table(1, 3, ["Mystical Elf"])
    table.take("m1")
    assert table.keys() == ["m2", "m3", "m4"]
    # The last one is forced, so nobody is asked.
    table.take("m2")
    assert table.picked() == ["Bunilla", "Battle Ox", "Mystical Elf"]


def test_a_zone_is_chosen_among_those_given() -> None:
    lab = Lab(turn=A)
    lab.a.hand("Bunilla")
    state = lab.state
    state.decision = None
    zones = [monster_zone(0, 2), monster_zone(0, 5)]
    state.push(PickZone(1, zones, lab.card("Bunilla").id))
    below = len(state.stack)
    machine.advance(state)
    decision = state.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (1, dc.PLACEMENT)
    assert decision.about == state.spot(lab.card("Bunilla").id)
    assert [option.key for option in decision.options] == ["zone A.m2", "zone A.m5"]
    state.decision = None
    state.stack[-1].answer(state, decision.options[1])
    assert state.last_picks == [zones[1]]
    assert len(state.stack) == below - 1
