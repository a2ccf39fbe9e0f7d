"""Mecha Phantom Beasts."""

from typing import Final

from segoc.cards.definition import Definition, Token, card, monster
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    THIS,
    YOU,
    banish,
    cannot,
    choose,
    exists,
    ignition,
    monsters,
    normal_summon,
    of_series,
    of_types,
    sent_to_gy,
    special_summon_token,
    standing,
    trigger,
)
from segoc.kernel.kinds import MACHINE, TOKEN, WIND
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(72291078, monster("幻兽机 猎户座飞狮", "幻獣機オライオン", "Mecha Phantom Beast O-Lion",
                           WIND, MACHINE, level=2, atk=600, defense=1000, effect=True, tuner=True),
         standing(THIS, cannot(DESTROY, BATTLE | EFFECT),
                  only_if=exists(monsters(YOU, MONSTERS, of_types(TOKEN))), in_=MONSTERS),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon_token("幻兽机衍生物")),
         ignition(in_=GY, cost=banish(THIS),
                  do=normal_summon(choose(monsters(YOU, HAND, of_series("幻兽机"))))),
         series=("幻兽", "幻兽机"),
         tokens=(Token("幻兽机衍生物", "幻獣機トークン", "Mecha Phantom Beast Token",
                       WIND, MACHINE, level=3, series=("幻兽", "幻兽机")),)),
)
# fmt: on
