"""Junk: the Synchron, and the warriors that it makes."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(63977008, monster("废品同调士", "ジャンク・シンクロン", "Junk Synchron",
                           DARK, WARRIOR, level=3, atk=1300, defense=500, effect=True, tuner=True),
         trigger(when=summoned(THIS, NORMAL), targets=target(monsters(YOU, GY, level(1, 2))),
                 do=special_summon(TARGET, DEFENSE_POSITION, with_=(negated(),))),
         series=("废品", "同调", "同调士")),

    card(11069680, monster("废品转换者", "ジャンク・コンバーター", "Junk Converter",
                           EARTH, WARRIOR, level=2, atk=400, defense=200, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME,
                  cost=and_(discard(THIS), discard(choose(monsters(YOU, HAND, of_types(TUNER))))),
                  do=to_hand(choose(monsters(YOU, DECK, series("同调士"))))),
         trigger(if_=used_as_material(for_=BY_SYNCHRO), in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(monsters(YOU, GY, of_types(TUNER))),
                 do=and_(special_summon(TARGET, DEFENSE_POSITION),
                         apply(DONE, cannot(ACTIVATE), until=TURN_END))),
         series=("废品",)),

    card(60800381, monster("废品战士", "ジャンク・ウォリアー", "Junk Warrior",
                           DARK, WARRIOR, level=5, atk=2300, defense=1300, effect=True,
                           words=SYNCHRO),
         trigger(must=True, if_=summoned(THIS, BY_SYNCHRO),
                 do=apply(THIS, plus_atk(atk_of(monsters(YOU, MONSTERS, FACE_UP, level(1, 2)))))),
         series=("废品", "战士"), materials=synchro_materials(tuner=(named("废品同调士"),))),

    card(77075360, monster("废品增速者", "ジャンク・スピーダー", "Junk Speeder",
                           WIND, WARRIOR, level=5, atk=1800, defense=1000, effect=True,
                           words=SYNCHRO),
         trigger(if_=summoned(THIS, BY_SYNCHRO), limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon(choose_each_level(monsters(YOU, DECK, of_types(TUNER),
                                                              series("同调士"))), DEFENSE_POSITION),
                 all_turn=(cannot(SPECIAL_SUMMON,
                                  cards=monsters(YOU, EXTRA, not_(of_types(SYNCHRO)))),)),
         trigger(when=one_of(attack_declared(by=THIS, to=monsters(EITHER)),
                             attack_declared(by=monsters(EITHER), to=THIS)),
                             limit=ONCE_PER_TURN_BY_NAME,
                 only_if=exists(among(THIS, summoned_this_turn(BY_SYNCHRO))),
                 do=apply(THIS, set_atk(times(atk_of(THIS, original=True), 2)), until=TURN_END)),
         series=("废品",), materials=synchro_materials(tuner=(series("同调士"),))),

    card(42810973, monster("废品弓手", "ジャンク・アーチャー", "Junk Archer",
                           EARTH, WARRIOR, level=7, atk=2300, defense=2000, effect=True,
                           words=SYNCHRO),
         ignition(limit=ONCE_PER_TURN, targets=target(monsters(OPPONENT)),
                  do=banish_until_end_phase(TARGET)),
         series=("废品",), materials=synchro_materials(tuner=(named("废品同调士"),))),

    card(74860293, monster("废品破坏王", "ジャンク・デストロイヤー", "Junk Destroyer",
                           EARTH, WARRIOR, level=8, atk=2600, defense=2500, effect=True,
                           words=SYNCHRO),
         trigger(when=summoned(THIS, BY_SYNCHRO),
                 targets=target(cards(EITHER, FIELD),
                                up_to=count(used_for_this(not_(of_types(TUNER))))),
                 do=destroy(TARGET)),
         series=("废品",), materials=synchro_materials(tuner=(named("废品同调士"),))),
)
# fmt: on
