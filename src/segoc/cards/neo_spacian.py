"""Neo-Spacian, 新空间侠, Ｎ."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    END_PHASE,
    FACE_UP,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    TARGET,
    THIS,
    apply,
    copies,
    ignition,
    monsters,
    name_of,
    target,
)
from segoc.kernel.kinds import BEAST, DARK

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(43237273, monster("新空间侠·黑暗豹", "Ｎ・ブラック・パンサー", "Neo-Spacian Dark Panther",
                           DARK, BEAST, level=3, atk=1000, defense=500, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP)),
                  do=apply(THIS, name_of(TARGET), copies(TARGET), until=END_PHASE)),
         series=("新空间侠",), aliases=("N·黑暗豹",)),
)
# fmt: on
