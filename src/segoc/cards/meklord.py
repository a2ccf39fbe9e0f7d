"""Meklord, 机皇, 機皇."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    EFFECT,
    FACE_UP,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    SPELL_CARD,
    TARGET,
    THAT,
    THIS,
    YOU,
    activated,
    and_,
    atk_of,
    cannot,
    controlled_by,
    destroy,
    destroyed,
    equip,
    equipped_to_this,
    ignition,
    monsters,
    negate_activation,
    of_types,
    only_by_itself,
    other_than,
    plus_atk,
    quick,
    special_summon,
    standing,
    target,
    text,
    trigger,
)
from segoc.kernel import verbs
from segoc.kernel.kinds import DARK, MACHINE, SPECIAL_SUMMON, SYNCHRO

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(68140974, monster("机皇帝 神智∞", "機皇帝ワイゼル∞", "Meklord Emperor Wisel",
                           DARK, MACHINE, level=1, atk=2500, defense=2500, effect=True,
                           words=SPECIAL_SUMMON),
         text(only_by_itself()),
         trigger(when=destroyed(monsters(YOU, MONSTERS, FACE_UP), EFFECT, from_=MONSTERS, to=GY),
                 in_=HAND, do=special_summon(THIS)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, of_types(SYNCHRO)),
                                 still=(of_types(SYNCHRO), controlled_by(OPPONENT))),
                  do=equip(TARGET, THIS)),
         standing(THIS, plus_atk(atk_of(equipped_to_this(by_own_effect=True))), in_=MONSTERS),
         standing(monsters(YOU, MONSTERS, other_than(THIS)), cannot(verbs.ATTACK), in_=MONSTERS),
         quick(when=activated(SPELL_CARD, by=OPPONENT), in_=MONSTERS, limit=ONCE_PER_TURN,
               do=and_(negate_activation(), destroy(THAT))),
         series=("机皇", "机皇帝"), aliases=("机皇帝 维塞尔∞",)),
)
# fmt: on
