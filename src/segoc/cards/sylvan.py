"""Sylvan, 森罗, 森羅."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    HAND,
    MONSTERS,
    ONCE_PER_TURN,
    PAID,
    REVEALED,
    YOU,
    choose,
    ignition,
    level_of,
    look_at,
    monsters,
    put_back_on_top,
    race,
    send_to_gy,
    then,
    top,
    xyz_materials,
)
from segoc.kernel.kinds import DARK, PLANT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95239444, monster("森罗的镇神 山精", "森羅の鎮神 オレイア", "Orea, the Sylvan High Arbiter",
                           DARK, PLANT, rank=7, atk=2800, defense=2500, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  cost=send_to_gy(choose(monsters(YOU, HAND | MONSTERS, race(PLANT)))),
                  do=then(look_at(top(YOU, level_of(PAID))), put_back_on_top(REVEALED))),
         materials=xyz_materials(7, 2), series=("森罗",),
         partial="its second effect: looking through the top of the Deck"),
)
# fmt: on
