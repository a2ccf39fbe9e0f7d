"""Field Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(26920296, field_spell("幻梦境", "幻夢境", "Dreamland"), partial="its effects"),
)
# fmt: on
