"""Xyz Monsters whose archetype has no file of its own."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(3814632, monster("超巨大空中宫殿 钟声协和号", "超巨大空中宮殿ガンガリディア",
                          "Skypalace Gangaridai",
                          WIND, MACHINE, rank=10, atk=3400, defense=3000, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  only_if=none(among(THIS, DECLARED_THIS_TURN)), cost=detach(),
                  targets=target(cards(OPPONENT, FIELD), still=(controlled_by(OPPONENT),)),
                  do=and_(destroy(TARGET), damage(OPPONENT, 1000)),
                  all_turn=(all_are(THIS, cannot(ATTACK)),)),
         materials=xyz_materials(10, 2)),

    card(17016362, monster("娱乐法师 秋千魔术家", "Ｅｍトラピーズ・マジシャン",
                           "Performage Trapeze Magician",
                           LIGHT, SPELLCASTER, rank=4, atk=2500, defense=2000, effect=True),
         standing(YOU, no_damage_up_to(BATTLE | EFFECT, atk_of(THIS))),
         quick(limit=ONCE_PER_TURN, only_if=in_main_phase_1(), cost=detach(),
               targets=target(monsters(TURN_PLAYER, MONSTERS, position(ATTACK_POSITION),
                                       other_than(THIS))),
               do=and_(apply(TARGET, attacks(2), until=TURN_END),
                       at_end_of_battle_phase(destroy(TARGET)))),
         trigger(if_=one_of(destroyed(THIS, BATTLE, to=GY),
                            destroyed(THIS, EFFECT, by=OPPONENT, to=GY)), in_=GY,
                 do=special_summon(choose(monsters(YOU, DECK, series("娱乐法师"))))),
         series=("娱乐法师",), materials=xyz_materials(4, 2, 2, race(SPELLCASTER))),

    card(51960178, monster("妖精啦啦队少女", "フェアリー・チア・ガール", "Fairy Cheer Girl",
                           LIGHT, FAIRY, rank=4, atk=1900, defense=1500, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME, cost=detach(), do=draw(YOU, 1)),
         materials=xyz_materials(4, 2, 2, race(FAIRY))),

    card(40424929, monster("烈华炮舰 抚子", "烈華砲艦ナデシコ", "Battlecruiser Dianthus",
                           EARTH, PLANT, rank=3, atk=2100, defense=1800, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME, cost=detach(),
                  do=damage(OPPONENT, times(count(cards(OPPONENT, HAND)), 200))),
         materials=xyz_materials(3, 3)),

    card(26563200, monster("弦魔人 跃跃节奏", "弦魔人ムズムズリズム",
                           "Muzurhythm the String Djinn",
                           WIND, FIEND, rank=3, atk=1500, defense=1000, effect=True),
         quick(limit=ONCE_PER_TURN_BY_NAME,
               only_if=all_so(in_damage_step(),
                              exists(foe(monsters(YOU, MONSTERS, FACE_UP, of_types(XYZ),
                                                  series("魔人"), ATTACKING)))),
               cost=detach(),
               do=apply(monsters(YOU, MONSTERS, FACE_UP, ATTACKING),
                        set_atk(times(atk_of(monsters(YOU, MONSTERS, FACE_UP, ATTACKING)), 2)),
                        until=TURN_END)),
         materials=xyz_materials(3, 2), series=("魔人",)),

    card(1249315, monster("圣光之宣告者", "聖光の宣告者", "Herald of Pure Light",
                          LIGHT, FAIRY, rank=2, atk=600, defense=1000, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME, cost=detach(),
                  targets=target(monsters(YOU, GY)),
                  do=then(to_hand(TARGET), to_deck(choose(cards(YOU, HAND))))),
         materials=xyz_materials(2, 2)),

    card(21501505, monster("暗迁士 黑蛇晶", "暗遷士 カンゴルゴーム",
                           "Cairngorgon, Antiluminescent Knight",
                           DARK, ROCK, rank=4, atk=2450, defense=1950, effect=True),
         quick(when=activated(ANY_ACTIVATION, targeting=cards(EITHER, FIELD), alone=True,
                              of=(other_than(THIS),)), cost=detach(),
                              targets=target(proper_targets()),
               do=change_target(TARGET)),
         materials=xyz_materials(4, 2)),

    card(50449881, monster("鲨鱼要塞", "シャーク・フォートレス", "Shark Fortress",
                           DARK, FISH, rank=5, atk=2400, defense=1800, effect=True),
         standing(monsters(YOU, MONSTERS, other_than(THIS)), cannot(BE_ATTACKED)),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  targets=target(monsters(YOU, MONSTERS, FACE_UP)),
                  do=apply(TARGET, attacks(2), until=TURN_END)),
         series=("鲨",), materials=xyz_materials(5, 2)),
)
# fmt: on
