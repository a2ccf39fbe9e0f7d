"""Gaia the Fierce Knight."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    THIS,
    YOU,
    also_tributes,
    among,
    choose,
    exists,
    monsters,
    of_series,
    original_atk,
    standing,
    summoned_by_own_effect,
    text,
    to_hand,
    tributed,
    trigger,
)
from segoc.kernel.kinds import LIGHT, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(7841921, monster("疾走的暗黑骑士 盖亚", "疾走の暗黒騎士ガイア",
                          "Charging Gaia the Fierce Knight",
                          LIGHT, WARRIOR, level=7, atk=2300, defense=2100, effect=True),
         text(also_tributes(0)),
         standing(THIS, original_atk(1900), in_=MONSTERS,
                  only_if=exists(among(THIS, summoned_by_own_effect(1)))),
         trigger(if_=tributed(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(monsters(YOU, DECK, of_series("混沌战士"))))),
         series=("暗黑骑士 盖亚",)),
)
# fmt: on
