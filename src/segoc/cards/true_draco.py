"""True Dracos, 真龙."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    EITHER,
    FIELD,
    GY,
    MONSTERS,
    OF_TRIBUTED_KIND,
    ONCE_PER_TURN,
    SPELLS,
    TARGET,
    THIS,
    TRIBUTE,
    YOU,
    among,
    banish,
    cards,
    choose,
    destroy,
    even_face_down,
    exists,
    of_property,
    other_than,
    quick,
    spells_and_traps,
    standing,
    summoned_as,
    target,
    text,
    tributes_from,
    unaffected_by,
)
from segoc.kernel import (
    kinds,
)
from segoc.kernel.kinds import (
    LIGHT,
    WYRM,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21377582, monster("真龙剑皇 卓辉星·拼图", "真竜剣皇マスターＰ",
                           "Master Peace, the True Dracoslaying King",
                           LIGHT, WYRM, level=8, atk=2950, defense=2950, effect=True),
         text(tributes_from(even_face_down(
             spells_and_traps(YOU, SPELLS, of_property(kinds.CONTINUOUS))))),
         standing(THIS, unaffected_by(OF_TRIBUTED_KIND), in_=MONSTERS),
         quick(in_=MONSTERS, limit=ONCE_PER_TURN,
               only_if=exists(among(THIS, summoned_as(TRIBUTE))),
               cost=banish(choose(spells_and_traps(YOU, GY, of_property(kinds.CONTINUOUS)))),
               targets=target(cards(EITHER, FIELD, other_than(THIS))), do=destroy(TARGET)),
         series=("真龙",)),
)
# fmt: on
