"""Mecha Phantom Beasts."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    Token,
    card,
    counter_trap,
    monster,
)
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    FIELD,
    GY,
    HAND,
    MONSTER_EFFECT,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    SPELL_CARD,
    THAT,
    THIS,
    TRAP_CARD,
    YOU,
    activated,
    activation,
    and_,
    banish,
    cannot,
    cards,
    choose,
    destroy,
    exists,
    ignition,
    monsters,
    named,
    negate_activation,
    normal_summon,
    of_series,
    of_types,
    sent_to_gy,
    special_summon_token,
    standing,
    tribute,
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

    card(6260554, counter_trap("弹幕回避", "弾幕回避", "Do a Barrel Roll"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD),
                    cost=tribute(cards(YOU, FIELD, named("幻兽机衍生物"))),
                    do=and_(negate_activation(), destroy(THAT)))),
)
# fmt: on
