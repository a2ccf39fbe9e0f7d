"""Ritual Monsters."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.kernel.kinds import RITUAL, SPELLCASTER, WATER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(89463537, monster("尤尼科之影灵衣", "ユニコールの影霊衣", "Nekroz of Unicore",
                           WATER, SPELLCASTER, level=4, atk=2300, defense=1000, effect=True,
                           words=RITUAL),
         series=("影灵衣",), partial="its effects"),
)
# fmt: on
