"""Monarchs' Spells and Traps, 帝王."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Form,
    card,
    continuous_spell,
    continuous_trap,
)
from segoc.effects.words import (
    DEFENSE,
    EFFECT,
    EXTRA,
    GY,
    MONSTERS,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    SPELLS,
    TARGET,
    THIS,
    TRIBUTE,
    YOU,
    activation,
    banish,
    become_monster,
    cannot,
    choose,
    draw,
    monsters,
    of_series,
    other_than,
    quick,
    spells_and_traps,
    standing,
    summoned_as,
    target,
    then,
    to_deck,
)
from segoc.kernel import (
    verbs,
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

    card(19870120, continuous_spell("进击的帝王", "進撃の帝王", "March of the Monarchs"),
         activation(),
         standing(monsters(YOU, MONSTERS, summoned_as(TRIBUTE)), cannot(verbs.TARGET),
                  cannot(verbs.DESTROY, EFFECT), in_=SPELLS),
         standing(YOU, cannot(verbs.SPECIAL_SUMMON, what=monsters(YOU, EXTRA)), in_=SPELLS),
         series=("帝王",)),
)
# fmt: on
