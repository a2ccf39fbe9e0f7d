"""Vehicroids, 机人."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(45945685, monster("单车机人", "サイクロイド", "Cycroid",
                           EARTH, MACHINE, level=3, atk=800, defense=1000),
         series=("机人",)),

    card(18325492, monster("旋翼机人", "ジャイロイド", "Gyroid",
                           WIND, MACHINE, level=3, atk=1000, defense=1000, effect=True),
         withstands(THIS, why=BATTLE),
         series=("机人",)),

    card(5368615, monster("蒸汽旋翼机人", "スチームジャイロイド", "Steam Gyroid",
                          EARTH, MACHINE, level=6, atk=2200, defense=1600, words=FUSION),
         series=("机人",),
         materials=fusion_materials(part(1, named("旋翼机人")), part(1, named("蒸汽机人")))),

    card(70628672, counter_trap("红色机人呼唤", "レッド・ロイド・コール", "Emergeroid Call"),
         activation(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD),
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_types(FUSION),
                                            series("机人"))),
                    do=then(negate_activation(),
                            send_to_gy(cards(EITHER, DECK | EXTRA, of_activator(),
                                             same_name(THAT))))),
         quick(in_=GY, limit=ONCE_PER_TURN_BY_NAME, cost=banish(THIS),
               targets=target(monsters(YOU, GY, series("机人"))), do=to_hand(TARGET)),
         series=("机人",)),

    card(99861526, monster("潜艇机人", "サブマリンロイド", "Submarineroid",
                           WATER, MACHINE, level=4, atk=800, defense=1800, effect=True),
         standing(THIS, attacks_directly(), battle_damage_is(atk_of(THIS, original=True),
                                                             directly=True)),
         trigger(if_=battles(DAMAGE_STEP_END, THIS), do=change_position(THIS, DEFENSE_POSITION)),
         series=("机人",)),
)
# fmt: on
