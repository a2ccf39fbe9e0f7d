"""Digital Bugs, 电子光虫."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    DEFENSE,
    EITHER,
    GY,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    OR_MORE,
    TARGET,
    THIS,
    YOU,
    attach,
    attribute,
    choose,
    detach,
    ignition,
    in_position,
    monsters,
    overlay,
    position_changed,
    race,
    rank,
    target,
    to_deck,
    trigger,
    xyz_materials,
)
from segoc.kernel.kinds import (
    INSECT,
    LIGHT,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(58600555, monster("电子光虫-核心菜粉蝶", "電子光虫－コアベージ", "Digital Bug Corebage",
                           LIGHT, INSECT, rank=5, atk=2200, defense=1800, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(monsters(OPPONENT, MONSTERS, in_position(DEFENSE))),
                  do=to_deck(TARGET)),
         trigger(if_=position_changed(monsters(EITHER, MONSTERS)), in_=MONSTERS,
                 limit=ONCE_PER_TURN, do=attach(choose(monsters(YOU, GY, race(INSECT))), THIS)),
         materials=(xyz_materials(5, 2, OR_MORE, race(INSECT), attribute(LIGHT)),
                    overlay(rank(3, 4), race(INSECT), detaching=2))),
)
# fmt: on
