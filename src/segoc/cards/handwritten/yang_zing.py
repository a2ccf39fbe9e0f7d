"""Yang Zing."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(83755611, monster("辉龙星-蚣蝮", "輝竜星－ショウフク",
                           "Baxia, Brightness of the Yang Zing",
                           LIGHT, WYRM, level=8, atk=2300, defense=2600, effect=True,
                           words=SYNCHRO),
         trigger(when=summoned(THIS, BY_SYNCHRO),
                 targets=target(cards(EITHER, FIELD),
                                up_to=kinds_of_attributes(used_for_this(race(WYRM)))),
                 do=to_deck(TARGET)),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(all_of(cards(YOU, FIELD), monsters(YOU, GY, level(1, 4))), 2,
                                 matching=FIELD_AND_GY),
                  do=and_(destroy(among(TARGET, controlled_by(EITHER))),
                          special_summon(among(TARGET, not_(controlled_by(EITHER)))))),
         series=("龙星",), materials=synchro_materials(others=(race(WYRM),))),

    card(61488417, monster("光龙星-螭吻", "光竜星－リフン", "Chiwen, Light of the Yang Zing",
                           LIGHT, WYRM, level=1, atk=0, defense=0, effect=True, tuner=True),
         trigger(when=destroyed(THIS, BATTLE | EFFECT, from_=MONSTERS, to=GY),
                 limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=special_summon(choose(monsters(YOU, DECK, series("龙星"), OTHER_NAME)))),
         trigger(when=destroyed(monsters(YOU, MONSTERS, series("龙星")), BATTLE | EFFECT, to=GY),
                 in_=GY, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                 do=special_summon(THIS, with_=(leaves_for(BANISHED),))),
         series=("龙星",)),

    card(77783947, continuous_trap("龙星的极致", "竜星の極み", "Yang Zing Unleashed"),
         activation(),
         standing(monsters(OPPONENT, MONSTERS), must_attack(), in_=SPELLS),
         quick(in_=SPELLS, only_if=in_main_or_battle_phase(), cost=send_to_gy(THIS),
               do=synchro_summon(including=(series("龙星"),))),
         series=("龙星",)),

    card(99946920, monster("魔龙星-饕餮", "魔竜星－トウテツ", "Taotie, Shadow of the Yang Zing",
                           DARK, WYRM, level=5, atk=2200, defense=0, effect=True),
         trigger(when=destroyed(among(THIS, controlled_by(YOU)), BATTLE | EFFECT, from_=FIELD,
                                to=GY),
                 in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                 do=special_summon(choose(monsters(YOU, DECK, series("龙星"), OTHER_NAME)),
                                   DEFENSE_POSITION)),
         quick(limit=ONCE_PER_TURN,
               only_if=all_so(turn_of(OPPONENT), in_main_or_battle_phase()),
               do=synchro_summon(only=monsters(YOU, MONSTERS, FACE_UP, series("龙星")))),
         standing(monsters(EITHER, MONSTERS, FACE_UP, made_with(THIS, BY_SYNCHRO)),
                  cannot(CONTROL), in_=ANYWHERE | UNDER),
         series=("龙星",)),
)
# fmt: on
