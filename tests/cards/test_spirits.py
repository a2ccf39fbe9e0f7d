"""A Spirit that is Normal Summoned in the End Phase returns in that End Phase (SEG-084)."""

import pytest

from segoc.cards.definition import card, monster
from segoc.cards.standard import standard_pool
from segoc.effects.words import (
    HAND,
    MONSTERS,
    YOU,
    choose,
    monsters,
    normal_summon,
    phase_began,
    trigger,
)
from segoc.kernel.table.decision import PLACEMENT
from segoc.kernel.table.kinds import EARTH, ROCK
from segoc.kernel.table.phases import END_PHASE
from segoc.lab import Lab

USHER = card(
    900100003,
    monster("领位员", "案内係", "Usher", EARTH, ROCK, level=4, atk=0, defense=0, effect=True),
    trigger(
        must=True,
        when=phase_began(YOU, END_PHASE),
        in_=MONSTERS,
        do=normal_summon(choose(monsters(YOU, HAND))),
    ),
)


@pytest.mark.parametrize(
    ("name", "spot"), [("Susa Soldier", "A.hand.1"), ("Giant Soldier of Stone", "A.m2")]
)
def test_summoned_in_the_end_phase(name: str, spot: str) -> None:
    lab = Lab(pool=standard_pool().extended([USHER], {}))
    lab.a.hand(name)
    lab.a.monsters("Usher")
    lab.a.end_phase()
    decision = lab.duel.decision
    assert decision is not None
    assert lab.asks(PLACEMENT)
    lab.duel.push(decision.options[0])
    assert f"A Normal Summons {name}." in lab.log()
    assert lab.spot(name) == spot
