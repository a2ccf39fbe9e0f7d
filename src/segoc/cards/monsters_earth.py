"""EARTH Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ATTACK,
    BATTLE,
    DECK,
    EITHER,
    GY,
    MONSTERS,
    TARGET,
    THIS,
    YOU,
    atk,
    attribute,
    choose,
    destroy,
    destroyed,
    flipped,
    ignition,
    monsters,
    special_summon,
    target,
    tribute,
    trigger,
)
from segoc.kernel.kinds import BEAST, EARTH, FLIP, INSECT, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54652250, monster("食人虫", "人喰い虫", "Man-Eater Bug",
                           EARTH, INSECT, level=2, atk=450, defense=600, effect=True, words=FLIP),
         trigger(must=True, if_=flipped(THIS), targets=target(monsters(EITHER, MONSTERS)),
                 do=destroy(TARGET))),

    card(74131780, monster("流氓佣兵部队", "ならず者傭兵部隊", "Exiled Force",
                           EARTH, WARRIOR, level=4, atk=1000, defense=1000, effect=True),
         ignition(in_=MONSTERS, cost=tribute(THIS), targets=target(monsters(EITHER, MONSTERS)),
                  do=destroy(TARGET))),

    card(97017120, monster("巨大老鼠", "巨大ネズミ", "Giant Rat",
                           EARTH, BEAST, level=4, atk=1400, defense=1450, effect=True),
         trigger(when=destroyed(THIS, BATTLE, to=GY),
                 do=special_summon(choose(monsters(YOU, DECK, atk(0, 1500), attribute(EARTH))),
                                   ATTACK))),
)
# fmt: on
