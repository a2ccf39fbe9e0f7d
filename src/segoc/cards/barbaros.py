"""Barbaros, 巴巴罗斯, バルバロス."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    FIELD,
    MONSTERS,
    NORMAL,
    OPPONENT,
    THIS,
    also_tributes,
    among,
    cards,
    destroy,
    exists,
    original_atk,
    standing,
    summoned,
    summoned_by_own_effect,
    text,
    trigger,
)
from segoc.kernel.kinds import BEAST_WARRIOR, EARTH

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(78651105, monster("神兽王 巴巴罗斯", "神獣王バルバロス", "Beast King Barbaros",
                           EARTH, BEAST_WARRIOR, level=8, atk=3000, defense=1200, effect=True),
         text(also_tributes(0, even_set=True)),
         standing(THIS, original_atk(1900),
                  only_if=exists(among(THIS, summoned_by_own_effect(1))), in_=MONSTERS),
         text(also_tributes(3)),
         trigger(must=True, if_=summoned(THIS, NORMAL, by_own_effect=3),
                 do=destroy(cards(OPPONENT, FIELD))),
         series=("巴巴罗斯",)),
)
# fmt: on
