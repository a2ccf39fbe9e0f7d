"""Amorphage, and the Field Spell that strengthens them."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell, monster
from segoc.kernel.kinds import DRAGON, EARTH

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(69072185, monster("无形噬体·虚饰", "アモルファージ・イリテュム", "Amorphage Goliath",
                           EARTH, DRAGON, level=8, atk=2750, defense=0, scale=5, effect=True),
         series=("无形噬体",), partial="its effects"),
    card(23160024, field_spell("无形阵·假面", "アモルファスＰ", "Amorphous Persona"),
         partial="its effects"),
)
# fmt: on
