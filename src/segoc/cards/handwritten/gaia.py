"""Gaia the Fierce Knight."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(7841921, monster("疾走的暗黑骑士 盖亚", "疾走の暗黒騎士ガイア",
                          "Charging Gaia the Fierce Knight",
                          LIGHT, WARRIOR, level=7, atk=2300, defense=2100, effect=True),
         text(also_tributes(0)),
         standing(THIS, original_atk(1900),
                  only_if=exists(among(THIS, summoned_by_own_effect(1, once=True)))),
         trigger(if_=tributed(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(monsters(YOU, DECK, series("混沌战士"))))),
         series=("暗黑骑士 盖亚",),
         labels=(1, 2, 3)),
)
# fmt: on
