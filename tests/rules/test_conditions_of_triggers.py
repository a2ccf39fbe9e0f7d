"""What the text of a trigger asks for must be so when the chain begins, and no longer (TRG-198)."""

import pytest

from segoc.cards.definition import card, monster
from segoc.cards.standard import standard_pool
from segoc.effects.words import (
    MONSTERS,
    YOU,
    choose,
    draw,
    exists,
    monsters,
    race,
    summoned,
    tribute,
    trigger,
)
from segoc.kernel.table.kinds import EARTH, ROCK, WARRIOR
from segoc.lab import A, Lab

ROCKS = monsters(YOU, MONSTERS, race(ROCK))
SPENDER = card(
    900100011,
    monster("花费", "費消", "Spender", EARTH, WARRIOR, level=4, atk=0, defense=0, effect=True),
    trigger(if_=summoned(monsters(YOU)), cost=tribute(choose(ROCKS)), do=draw(YOU, 1)),
)
WATCHER = card(
    900100012,
    monster("守望", "見張", "Watcher", EARTH, WARRIOR, level=4, atk=0, defense=0, effect=True),
    trigger(if_=summoned(monsters(YOU)), only_if=exists(ROCKS), do=draw(YOU, 1)),
)


@pytest.mark.parametrize("rock", [True, False])
def test_what_was_so_when_the_chain_began_is_enough(rock: bool) -> None:
    lab = Lab(pool=standard_pool().extended([SPENDER, WATCHER], {}))
    lab.a.hand("Gemini Elf")
    lab.a.monsters("Spender", zone="m1")
    lab.a.monsters("Watcher", zone="m2")
    lab.a.monsters("Giant Soldier of Stone" if rock else "Mystical Elf", zone="m3")
    lab.a.summon("Gemini Elf", zone="m4")
    if not rock:
        assert not lab.a.can("activate A.m2")
        return
    lab.duel.push("activate A.m1")
    assert lab.where("Giant Soldier of Stone") == A.graveyard
    assert lab.a.can("activate A.m2")
    lab.duel.push("activate A.m2")
    assert "Chain Link 2: A activates the effect of Watcher." in lab.log()
