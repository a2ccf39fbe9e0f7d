"""Digital Bugs, 电子光虫."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(58600555, monster("电子光虫-核心菜粉蝶", "電子光虫－コアベージ", "Digital Bug Corebage",
                           LIGHT, INSECT, rank=5, atk=2200, defense=1800, effect=True),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(monsters(OPPONENT, MONSTERS, position(DEFENSE_POSITION))),
                  do=to_deck(TARGET)),
         trigger(if_=position_changed(monsters(EITHER, MONSTERS)),
                 limit=ONCE_PER_TURN, do=attach(choose(monsters(YOU, GY, race(INSECT))), THIS)),
         materials=(xyz_materials(5, 2, OR_MORE, race(INSECT), attribute(LIGHT)),
                    overlay(rank(3, 4), race(INSECT), detaching=2))),
)
# fmt: on
