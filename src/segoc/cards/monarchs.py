"""Monarchs' Spells and Traps, 帝王."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_trap,
)
from segoc.effects.words import (
    DEFENSE,
    GY,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    activation,
    banish,
    become_monster,
    choose,
    draw,
    of_series,
    other_than,
    quick,
    spells_and_traps,
    target,
    then,
    to_deck,
)
from segoc.kernel.kinds import FAIRY, LIGHT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54241725, continuous_trap("真源的帝王", "真源の帝王", "The Prime Monarch"),
         activation(),
         quick(in_=SPELLS, limit=ONCE_PER_TURN,
               targets=target(spells_and_traps(YOU, GY, of_series("帝王")), 2),
               do=then(to_deck(TARGET), draw(YOU, 1))),
         quick(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
               cost=banish(choose(spells_and_traps(YOU, GY, of_series("帝王"),
                                                   other_than(THIS)))),
               do=become_monster(1, DEFENSE)),
         forms=(Form(LIGHT, FAIRY, level=5, atk=1000, defense=2400),),
         series=("帝王",)),
)
# fmt: on
