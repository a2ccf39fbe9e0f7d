"""The Pendulum Magicians."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.kernel.kinds import EARTH, FIRE, LIGHT, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(72714461, monster("慧眼之魔术师", "慧眼の魔術師", "Wisdom-Eye Magician",
                           LIGHT, SPELLCASTER, level=4, atk=1500, defense=1500, scale=5,
                           effect=True),
         series=("魔术师",), partial="its effects"),
    card(88935103, monster("贵龙之魔术师", "貴竜の魔術師", "Nobledragon Magician",
                           FIRE, SPELLCASTER, level=3, atk=700, defense=1400, scale=5, effect=True,
                           tuner=True),
         series=("魔术师",), partial="its effects"),
    card(15146890, monster("龙脉之魔术师", "竜脈の魔術師", "Dragonpulse Magician",
                           EARTH, SPELLCASTER, level=4, atk=1800, defense=900, scale=1),
         series=("魔术师",), partial="its effects"),
)
# fmt: on
