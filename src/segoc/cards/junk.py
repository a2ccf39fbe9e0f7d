"""Junk: the Synchron, and the warrior that it makes."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BY_SYNCHRO,
    DEFENSE,
    FACE_UP,
    GY,
    MONSTERS,
    NORMAL,
    TARGET,
    THIS,
    YOU,
    apply,
    atk_of,
    level,
    monsters,
    named,
    negated,
    plus_atk,
    special_summon,
    summoned,
    synchro_materials,
    target,
    trigger,
)
from segoc.kernel.kinds import DARK, SYNCHRO, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(63977008, monster("废品同调士", "ジャンク・シンクロン", "Junk Synchron",
                           DARK, WARRIOR, level=3, atk=1300, defense=500, effect=True, tuner=True),
         trigger(when=summoned(THIS, NORMAL), targets=target(monsters(YOU, GY, level(1, 2))),
                 do=special_summon(TARGET, DEFENSE, with_=(negated(),))),
         series=("废品", "同调士")),

    card(60800381, monster("废品战士", "ジャンク・ウォリアー", "Junk Warrior",
                           DARK, WARRIOR, level=5, atk=2300, defense=1300, effect=True,
                           words=SYNCHRO),
         trigger(must=True, if_=summoned(THIS, BY_SYNCHRO),
                 do=apply(THIS, plus_atk(atk_of(monsters(YOU, MONSTERS, FACE_UP, level(1, 2)))))),
         series=("废品", "战士"), materials=synchro_materials(tuner=(named("废品同调士"),))),
)
# fmt: on
