"""Destiny HERO, 命运英雄, Ｄ－ＨＥＲＯ."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DEFENSE,
    MONSTERS,
    OPPONENT,
    THIS,
    among,
    draw,
    exists,
    in_position,
    phase,
    trigger,
)
from segoc.kernel.kinds import DARK, WARRIOR
from segoc.kernel.phases import STANDBY_PHASE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54749427, monster("命运英雄 防御人", "Ｄ－ＨＥＲＯ ディフェンドガイ",
                           "Destiny HERO - Defender",
                           DARK, WARRIOR, level=4, atk=100, defense=2700, effect=True),
         trigger(must=True, when=phase(OPPONENT, STANDBY_PHASE), in_=MONSTERS,
                 only_if=exists(among(THIS, in_position(DEFENSE))), do=draw(OPPONENT, 1)),
         series=("英雄", "命运英雄")),
)
# fmt: on
