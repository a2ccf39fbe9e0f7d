"""D/D, DD, ＤＤ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(92536468, monster("DDD 反骨王 列奥尼达", "ＤＤＤ反骨王レオニダス",
                           "D/D/D Rebel King Leonidas",
                           DARK, FIEND, level=7, atk=2600, defense=1200, scale=3, effect=True),
         trigger(in_=PENDULUM_ZONE, when=damaged(YOU, why=EFFECT),
                 do=and_(destroy(THIS),
                         apply(EITHER, damage_taken(EFFECT, HEALED), until=TURN_END))),
         trigger(in_=HAND, when=damaged(YOU, why=EFFECT),
                 do=and_(special_summon(THIS), gain_lp(YOU, that_damage()))),
         standing(YOU, damage_taken(EFFECT, ZERO), in_=MONSTERS),
         series=("DD", "DDD")),

    card(84569886, monster("DDD 超死伟王 紫地狱终末神",
                           "ＤＤＤ超死偉王パープリッシュ・ヘル・アーマゲドン",
                           "D/D/D Super Doom King Purple Armageddon",
                           DARK, FIEND, level=10, atk=3500, defense=3000, scale=1, effect=True,
                           words=FUSION),
         trigger(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN,
                 if_=battles(BEFORE_CALCULATION, monsters(YOU, MONSTERS, series("DDD"),
                                                          of_types(FUSION)),
                             monsters(OPPONENT)),
                 do=apply(monsters(OPPONENT, MONSTERS, IN_BATTLE), plus_atk(-1000),
                          until=TURN_END)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(OPPONENT, MONSTERS, position(ATTACK_POSITION))),
                  do=and_(destroy(TARGET),
                          damage(OPPONENT, half(atk_of(DONE, original=True))))),
         trigger(in_=MONSTERS, if_=battles(BEFORE_CALCULATION, monsters(OPPONENT)),
                 do=apply(monsters(OPPONENT, MONSTERS, IN_BATTLE),
                          set_atk(atk_of(monsters(OPPONENT, MONSTERS, IN_BATTLE), original=True)),
                          until=END_OF_DAMAGE_STEP)),
         trigger(if_=destroyed(THIS, from_=MONSTERS), do=place_in_pendulum_zone(THIS)),
         materials=fusion_materials(part(2, series("DDD"))),
         series=("DD", "DDD", "死伟王")),

    card(44852429, monster("DDD 咒血王 赛弗里德", "ＤＤＤ呪血王サイフリート",
                           "D/D/D Cursed King Siegfried",
                           DARK, FIEND, level=8, atk=2800, defense=2200, effect=True,
                           words=SYNCHRO),
         quick(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME,
               targets=target(spells_and_traps(EITHER, FIELD, FACE_UP)),
               do=apply(TARGET, negated(), until=NEXT_STANDBY_PHASE)),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, to=GY), must=True,
                 do=gain_lp(YOU, times(count(cards(YOU, FIELD, series("契约书"))), 1000))),
         series=("DD", "DDD"),
         materials=synchro_materials(others=(series("DD"),))),
)
# fmt: on
