"""Barbaros, 巴巴罗斯, バルバロス."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(78651105, monster("神兽王 巴巴罗斯", "神獣王バルバロス", "Beast King Barbaros",
                           EARTH, BEAST_WARRIOR, level=8, atk=3000, defense=1200, effect=True),
         text(also_tributes(0, even_set=True)),
         standing(THIS, original_atk(1900),
                  only_if=exists(among(THIS, summoned_by_own_effect(1, once=True)))),
         text(also_tributes(3)),
         trigger(must=True, if_=summoned(THIS, NORMAL, own_effect=3),
                 do=destroy(cards(OPPONENT, FIELD))),
         series=("巴巴罗斯",),
         labels=(1, 2, 3, 4)),
)
# fmt: on
