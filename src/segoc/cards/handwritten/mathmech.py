"""Mathmech, 斩机, 斬機."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(16360142, monster("斩机 减武", "斬機サブトラ", "Mathmech Subtraction",
                           FIRE, CYBERSE, level=4, atk=1000, defense=1000, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                  do=also(and_(special_summon(THIS),
                               and_(apply(THIS, cannot(ATTACK), until=TURN_END),
                                    apply(TARGET, plus_atk(-1000), until=TURN_END))),
                          apply(YOU, cannot(SPECIAL_SUMMON,
                                            cards=cards(EITHER, EXTRA, not_(race(CYBERSE)))),
                                until=TURN_END))),
         series=("斩机",)),

    card(14393464, continuous_trap("斩机归纳法", "斬機帰納法", "Mathmech Induction"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(CYBERSE)), plus_atk(500), in_=SPELLS),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
               only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("斩机"))),
               cost=send_to_gy(THIS), targets=target(cards(OPPONENT, FIELD)), do=destroy(TARGET)),
         series=("斩机",)),

    card(15248594, monster("炎斩机 原群西格马", "炎斬機マグマ", "Geomathmech Magma",
                           FIRE, CYBERSE, level=8, atk=2500, defense=0, effect=True, tuner=True,
                           words=SYNCHRO),
         trigger(when=destroyed_by_battle(THIS, monsters()),
                 limit=ONCE_PER_TURN_BY_NAME, targets=target(cards(OPPONENT, FIELD), 1, 2),
                 do=destroy(TARGET)),
         trigger(if_=one_of(destroyed(THIS, BATTLE), destroyed(THIS, EFFECT, by=OPPONENT)),
                 in_=ANYWHERE, limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(spells_and_traps(YOU, DECK, series("斩机"))))),
         series=("斩机",), materials=synchro_materials()),
)
# fmt: on
