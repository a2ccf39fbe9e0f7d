"""Gem-Knights."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import xyz_materials
from segoc.kernel.kinds import EARTH, ROCK

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(71594310, monster("宝石骑士·珍珠", "ジェムナイト・パール", "Gem-Knight Pearl",
                           EARTH, ROCK, rank=4, atk=2600, defense=1900),
         series=("宝石", "宝石骑士"), materials=xyz_materials(4, 2)),
)
# fmt: on
