"""DARK Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ATTACK,
    BATTLE,
    DECK,
    EITHER,
    FIELD,
    GY,
    MONSTERS,
    OPPONENT,
    THIS,
    YOU,
    atk,
    attribute,
    cannot,
    choose,
    damage,
    destroyed,
    ignition,
    monsters,
    negated,
    special_summon,
    standing,
    traps,
    tribute,
    trigger,
)
from segoc.kernel.kinds import DARK, MACHINE, PLANT
from segoc.kernel.verbs import ACTIVATE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(11384280, monster("加农炮兵", "キャノン・ソルジャー", "Cannon Soldier",
                           DARK, MACHINE, level=4, atk=1400, defense=1300, effect=True),
         ignition(in_=MONSTERS, cost=tribute(choose(monsters(YOU, MONSTERS))),
                  do=damage(OPPONENT, 500))),

    card(77585513, monster("人造人-念力震慑者", "人造人間－サイコ・ショッカー", "Jinzo",
                           DARK, MACHINE, level=6, atk=2400, defense=1500, effect=True),
         standing(EITHER, cannot(ACTIVATE, what=traps(EITHER, FIELD)), in_=MONSTERS),
         standing(traps(EITHER, FIELD), negated(), in_=MONSTERS)),

    card(83011277, monster("杀人番茄", "キラー・トマト", "Mystic Tomato",
                           DARK, PLANT, level=4, atk=1400, defense=1100, effect=True),
         trigger(when=destroyed(THIS, BATTLE, to=GY),
                 do=special_summon(choose(monsters(YOU, DECK, atk(0, 1500), attribute(DARK))),
                                   ATTACK))),
)
# fmt: on
