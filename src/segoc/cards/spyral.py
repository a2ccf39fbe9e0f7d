"""SPYRAL: the agent, and the one who takes his name."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    GY,
    MONSTERS,
    THIS,
    name_is,
    standing,
)
from segoc.kernel.geometry import BOTTOM, LEFT
from segoc.kernel.kinds import EARTH, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41091257, monster("秘旋谍-花公子", "ＳＰＹＲＡＬ－ダンディ", "SPYRAL Super Agent",
                           EARTH, WARRIOR, level=4, atk=1900, defense=1200, effect=True),
         series=("秘旋谍",), aliases=("SPYRAL-花公子",), partial="its effects"),
    card(1322368, monster("秘旋谍-双螺旋特工", "ＳＰＹＲＡＬ－ザ・ダブルヘリックス",
                          "SPYRAL Double Helix",
                          EARTH, WARRIOR, link=2, arrows=LEFT | BOTTOM, atk=1900, effect=True),
         standing(THIS, name_is("秘旋谍-花公子"), in_=MONSTERS | GY),
         series=("秘旋谍",), aliases=("SPYRAL-双螺旋特工",), partial="its effects"),
)
# fmt: on
