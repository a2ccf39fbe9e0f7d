"""Mermail and Atlantean: discards of WATER monsters, and what those set off."""

from typing import Final

from segoc.cards.definition import Definition, card, monster, normal_trap
from segoc.kernel.kinds import SEA_SERPENT, WATER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21954587, monster("水精鳞-巨齿深渊鲨", "水精鱗－メガロアビス", "Mermail Abyssmegalo",
                           WATER, SEA_SERPENT, level=7, atk=2400, defense=1900, effect=True),
         series=("水精鳞", "深渊"), partial="its effects"),
    card(74311226, monster("海皇的龙骑队", "海皇の竜騎隊", "Atlantean Dragoons",
                           WATER, SEA_SERPENT, level=4, atk=1800, defense=0, effect=True),
         series=("海皇",), partial="its effects"),
    card(706925, monster("海皇的狙击兵", "海皇の狙撃兵", "Atlantean Marksman",
                         WATER, SEA_SERPENT, level=3, atk=1400, defense=0, effect=True),
         series=("海皇",), partial="its effects"),
    card(34707034, normal_trap("深渊唤雨", "アビスコール", "Abyss-squall"),
         series=("深渊",), partial="its effects"),
)
# fmt: on
