"""Monsters of a name that is Special Summoned only once a turn can come together (OTH-039)."""

import pytest

from segoc.cards.definition import card, monster
from segoc.cards.standard import standard_pool
from segoc.effects.words import one_special_summon_per_turn, text
from segoc.kernel.picture.summons_this_turn import note_name
from segoc.kernel.summoning.pendulum_summon import against_swinging, group
from segoc.kernel.table.event import PENDULUM_SUMMON
from segoc.kernel.table.kinds import EARTH, ROCK
from segoc.lab import Lab

ONCE = card(
    900100001,
    monster("一次", "一度", "Once", EARTH, ROCK, level=4, atk=0, defense=0, effect=True, scale=4),
    text(one_special_summon_per_turn()),
)
FREE = card(
    900100002,
    monster("多次", "何度", "Often", EARTH, ROCK, level=4, atk=0, defense=0, effect=True, scale=4),
)


@pytest.mark.parametrize("name", ["Once", "Often"])
def test_in_one_pendulum_summon(name: str) -> None:
    lab = Lab(pool=standard_pool().extended([ONCE, FREE], {}))
    lab.a.hand(name, name)
    lab.a.pendulum_zones("Dragonpulse Magician", "Dragonpit Magician")
    state = lab.duel.state
    first, second = (held.id for held in lab.cards(name))
    found = group(state, 0)
    assert found.possible(found.bits([first]))
    assert found.possible(found.bits([second]))
    assert found.possible(found.bits([first, second]))
    assert against_swinging(state, 0, second, [first]) == ""


@pytest.mark.parametrize(("name", "again"), [("Once", False), ("Often", True)])
def test_in_two_special_summons(name: str, again: bool) -> None:
    lab = Lab(pool=standard_pool().extended([ONCE, FREE], {}))
    lab.a.hand(name, name)
    lab.a.pendulum_zones("Dragonpulse Magician", "Dragonpit Magician")
    state = lab.duel.state
    first, second = (held.id for held in lab.cards(name))
    state.edit(first).summon_way = PENDULUM_SUMMON
    note_name(state, 0, first)
    assert (against_swinging(state, 0, second, []) == "") == again
