"""Mecha Phantom Beasts."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(72291078, monster("幻兽机 猎户座飞狮", "幻獣機オライオン", "Mecha Phantom Beast O-Lion",
                           WIND, MACHINE, level=2, atk=600, defense=1000, effect=True, tuner=True),
         standing(THIS, cannot(DESTROY, BATTLE | EFFECT),
                  only_if=exists(cards(YOU, FIELD, of_types(TOKEN)))),
         trigger(if_=sent_to_gy(THIS), limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon_token("幻兽机衍生物")),
         ignition(in_=GY, cost=banish(THIS),
                  do=normal_summon(choose(monsters(YOU, HAND, series("幻兽机"))))),
         series=("幻兽", "幻兽机"),
         tokens=(Token("幻兽机衍生物", "幻獣機トークン", "Mecha Phantom Beast Token",
                       WIND, MACHINE, level=3, series=("幻兽", "幻兽机")),)),

    card(53451824, monster("幻兽机 协和金翅鸟", "幻獣機コンコルーダ",
                           "Mecha Phantom Beast Concoruda",
                           WIND, MACHINE, level=7, atk=2400, defense=1200, effect=True,
                           words=SYNCHRO),
         standing(cards(YOU, FIELD, of_types(TOKEN)), cannot(DESTROY, BATTLE | EFFECT)),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, from_=FIELD, to=GY, by=OPPONENT),
                 cost=tribute(monsters(YOU, MONSTERS, of_types(TOKEN))),
                 targets=target(monsters(YOU, GY, level(1, 4), series("幻兽机"))),
                 do=special_summon(TARGET)),
         series=("幻兽", "幻兽机"), materials=synchro_materials()),

    card(6260554, counter_trap("弹幕回避", "弾幕回避", "Do a Barrel Roll"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD),
                    cost=tribute(cards(YOU, FIELD, named("幻兽机衍生物"))),
                    do=and_(negate_activation(), destroy(THAT)))),
)
# fmt: on
