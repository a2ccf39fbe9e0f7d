"""Destiny HERO, 命运英雄, Ｄ－ＨＥＲＯ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54749427, monster("命运英雄 防御人", "Ｄ－ＨＥＲＯ ディフェンドガイ",
                           "Destiny HERO - Defender",
                           DARK, WARRIOR, level=4, atk=100, defense=2700, effect=True),
         trigger(must=True, when=phase_began(OPPONENT, STANDBY_PHASE),
                 only_if=exists(among(THIS, position(DEFENSE_POSITION))), do=draw(OPPONENT, 1)),
         series=("英雄", "命运英雄")),
)
# fmt: on
