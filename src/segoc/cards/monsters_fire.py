"""FIRE Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import MONSTERS, THIS, attacks, gemini, standing
from segoc.kernel.kinds import DRAGON, FIRE, GEMINI

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95888876, monster("地狱帝王龙", "ヘルカイザー・ドラゴン", "Chthonian Emperor Dragon",
                           FIRE, DRAGON, level=6, atk=2400, defense=1500, words=GEMINI),
         gemini(standing(THIS, attacks(2), in_=MONSTERS))),
)
# fmt: on
