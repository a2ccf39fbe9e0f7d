"""@Ignister (@火灵天星), and the A.I. Spells and Traps (“艾”) that go with them."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(15808381, monster("辣辣妖@火灵天星", "アチチ＠イグニスター", "Achichi @Ignister",
                           FIRE, CYBERSE, level=2, atk=800, defense=800, effect=True),
         trigger(if_=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=to_hand(choose(monsters(YOU, DECK, level(1, 4), series("@火灵天星"),
                                            OTHER_NAME)))),
         trigger(if_=battles(DAMAGE_STEP_START, monsters(YOU, MONSTERS, race(CYBERSE))),
                 in_=GY, limit=ONCE_PER_TURN_BY_NAME, cost=banish(THIS),
                 do=destroy(monsters(YOU, MONSTERS, IN_BATTLE))),
         series=("@火灵天星",)),

    card(22933016, quick_play_spell("“艾”闲者苏生", "Ａｉドリング・ボーン", "A.I.dle Reborn"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    targets=target(monsters(YOU, GY, series("@火灵天星"))),
                    do=also(special_summon(TARGET),
                            apply(YOU, cannot(SPECIAL_SUMMON,
                                              cards=cards(EITHER, ANYWHERE, not_(race(CYBERSE)))),
                                  until=TURN_END))),
         trigger(when=attack_declared(by=monsters(EITHER), to=monsters(EITHER)), in_=GY,
                 limit=ONCE_PER_TURN_BY_NAME,
                 cost=and_(banish(THIS), banish(choose(cards(YOU, HAND)))),
                 targets=target(spells_and_traps(YOU, GY | BANISHED, series("“艾”"), OTHER_NAME)),
                 do=to_hand(TARGET)),
         series=("“艾”",)),
)
# fmt: on
