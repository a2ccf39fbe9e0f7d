"""Trickstar: Fairies that inflict damage little by little."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell, monster
from segoc.kernel.kinds import FAIRY, LIGHT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(35199656, monster("淘气仙星·曼珠诗华", "トリックスター・マンジュシカ", "Trickstar Lycoris",
                           LIGHT, FAIRY, level=3, atk=1600, defense=1200, effect=True),
         series=("淘气仙星",), partial="its effects"),
    card(61283655, monster("淘气仙星·坎迪娜", "トリックスター・キャンディナ", "Trickstar Candina",
                           LIGHT, FAIRY, level=4, atk=1800, defense=400, effect=True),
         series=("淘气仙星",), partial="its effects"),
    card(35371948, field_spell("淘气仙星的灯光舞台", "トリックスター・ライトステージ",
                               "Trickstar Light Stage"),
         series=("淘气仙星",), partial="its effects"),
)
# fmt: on
