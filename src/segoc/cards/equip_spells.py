"""Equip Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, equip_spell

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(50371210, equip_spell("光之引导", "光の導き", "Beacon of White"), partial="its effects"),
    card(65993085, equip_spell("过火的埋葬", "やりすぎた埋葬", "Overdone Burial"),
         partial="its effects"),
    card(22046459, equip_spell("巨大化", "巨大化", "Megamorph"), partial="its effects"),
)
# fmt: on
