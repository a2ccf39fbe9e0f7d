"""Monarchs' Spells and Traps, 帝王."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54241725, continuous_trap("真源的帝王", "真源の帝王", "The Prime Monarch"),
         activation(),
         quick(in_=SPELLS, limit=ONCE_PER_TURN,
               targets=target(spells_and_traps(YOU, GY, series("帝王")), 2),
               do=then(to_deck(TARGET), draw(YOU, 1))),
         quick(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
               cost=banish(choose(spells_and_traps(YOU, GY, series("帝王"),
                                                   other_than(THIS)))),
               do=become_monster(1, DEFENSE_POSITION)),
         forms=(Form(LIGHT, FAIRY, level=5, atk=1000, defense=2400),),
         series=("帝王",)),

    card(19870120, continuous_spell("进击的帝王", "進撃の帝王", "March of the Monarchs"),
         activation(),
         standing(monsters(YOU, MONSTERS, summoned_as(BY_TRIBUTE)), cannot(BE_TARGETED),
                  cannot(DESTROY, EFFECT), in_=SPELLS),
         standing(YOU, cannot(SPECIAL_SUMMON, cards=monsters(YOU, EXTRA)), in_=SPELLS),
         series=("帝王",)),

    card(5795980, quick_play_spell("帝王的轰毅", "帝王の轟毅", "Strike of the Monarchs"),
         activation(cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, level(5),
                                                 summoned_as(NORMAL)))),
                    targets=target(cards(EITHER, FIELD, FACE_UP, other_than(THIS)),
                                   still=(FACE_UP,)),
                    do=then(apply(TARGET, negated(), until=TURN_END), draw(YOU, 1))),
         ignition(in_=GY, cost=and_(banish(THIS), announce_attribute()),
                  do=apply(monsters(EITHER, MONSTERS, FACE_UP), attribute_is(), until=TURN_END)),
         series=("帝王",)),
)
# fmt: on
