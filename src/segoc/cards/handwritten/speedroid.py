"""Speedroid (疾行机人)."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(42110604, monster("高速疾行机人 比剑骑手", "ＨＳＲチャンバライダー",
                           "Hi-Speedroid Chanbara",
                           WIND, MACHINE, level=5, atk=2000, defense=1000, effect=True,
                           words=SYNCHRO),
         text(one_special_summon_per_turn()),
         standing(THIS, attacks(2)),
         trigger(must=True,
                 if_=one_of(attacks_in(DAMAGE_STEP_START, THIS), battles(DAMAGE_STEP_START, THIS)),
                 do=apply(THIS, plus_atk(200))),
         trigger(if_=sent_to_gy(THIS),
                 targets=target(cards(YOU, BANISHED, series("疾行机人"))),
                 do=to_hand(TARGET)),
         series=("机人", "疾行机人"), materials=synchro_materials()),

    card(88482761, normal_trap("掷骰战斗", "ダイスロール・バトル", "Dice Roll Battle"),
         activation(when=attack_declared(by=monsters(OPPONENT)),
                    targets=target(monsters(YOU, GY, series("疾行机人"))),
                    do=and_(banish_for_level(TARGET, monsters(YOU, HAND, of_types(TUNER),
                                                              series("疾行机人")),
                                             monsters(YOU, EXTRA, of_types(SYNCHRO))),
                            special_summon(choose(monsters(
                                YOU, EXTRA, of_types(SYNCHRO),
                                level_exactly(level_of(DONE, original=True))))))),
         quick(in_=GY, only_if=all_so(turn_of(OPPONENT), in_battle_step()), cost=banish(THIS),
               targets=target(monsters(EITHER, MONSTERS, position(ATTACK_POSITION),
                                       of_types(SYNCHRO)), 2, matching=EACH_PLAYERS),
               do=make_attack(among(TARGET, controlled_by(OPPONENT)),
                              among(TARGET, controlled_by(YOU))))),

    card(85034450, monster("疾行机人 弹珠机卡丁车", "ＳＲパチンゴーカート",
                           "Speedroid Pachingo-Kart",
                           WIND, MACHINE, level=4, atk=1800, defense=1000, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  cost=discard(choose(monsters(YOU, HAND, race(MACHINE)))),
                  targets=target(monsters(EITHER, MONSTERS)), do=destroy(TARGET)),
         series=("机人", "疾行机人")),

    card(16725505, monster("疾行机人 赤目骰子", "ＳＲ赤目のダイス", "Speedroid Red-Eyed Dice",
                           WIND, MACHINE, level=1, atk=100, defense=100, effect=True, tuner=True),
         trigger(when=summoned(THIS, NORMAL | SPECIAL), cost=announce_number(1, 6),
                 targets=target(monsters(YOU, MONSTERS, FACE_UP, level(1),
                                         series("疾行机人"), OTHER_NAME), still=(FACE_UP,)),
                 do=apply(TARGET, set_level(ANNOUNCED_NUMBER), until=TURN_END)),
         series=("机人", "疾行机人")),
)
# fmt: on
