"""Shaddoll: monsters with an effect when flipped and another when sent to the GY."""

from typing import Final

from segoc.cards.definition import Definition, card, continuous_trap, monster
from segoc.kernel.kinds import DARK, FLIP, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(30328508, monster("影依蜥蜴", "シャドール・リザード", "Shaddoll Squamata",
                           DARK, SPELLCASTER, level=4, atk=1800, defense=1000, words=FLIP),
         series=("影依",), partial="its effects"),
    card(4939890, monster("影依刺猬", "シャドール・ヘッジホッグ", "Shaddoll Hedgehog",
                          DARK, SPELLCASTER, level=3, atk=800, defense=200, words=FLIP),
         series=("影依",), partial="its effects"),
    card(3717252, monster("影依兽", "シャドール・ビースト", "Shaddoll Beast",
                          DARK, SPELLCASTER, level=5, atk=2200, defense=1700, words=FLIP),
         series=("影依",), partial="its effects"),
    card(4904633, continuous_trap("影依的原核", "影依の原核", "Shaddoll Core"),
         series=("影依",), partial="its effects"),
)
# fmt: on
