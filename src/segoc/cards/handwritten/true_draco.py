"""True Dracos, 真龙."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21377582, monster("真龙剑皇 卓辉星·拼图", "真竜剣皇マスターＰ",
                           "Master Peace, the True Dracoslaying King",
                           LIGHT, WYRM, level=8, atk=2950, defense=2950, effect=True),
         text(tributes_from(even_face_down(
             spells_and_traps(YOU, SPELLS, property_(CONTINUOUS))))),
         standing(THIS, unaffected_by(OF_TRIBUTED_KIND)),
         quick(limit=ONCE_PER_TURN,
               only_if=exists(among(THIS, summoned_as(BY_TRIBUTE))),
               cost=banish(choose(spells_and_traps(YOU, GY, property_(CONTINUOUS)))),
               targets=target(cards(EITHER, FIELD, other_than(THIS))), do=destroy(TARGET)),
         series=("真龙",)),
)
# fmt: on
