"""Frog."""

from segoc.cards.vocabulary import *

_SMALL: Final = (level(1, 2), race(AQUA), attribute(WATER))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(9126351, monster("鬼青蛙", "鬼ガエル", "Swap Frog",
                          WATER, AQUA, level=2, atk=1000, defense=500, effect=True),
         own_summon(from_=HAND, by=discard(choose(monsters(YOU, HAND, attribute(WATER),
                                                           other_than(THIS))))),
         trigger(when=summoned(THIS),
                 do=send_to_gy(choose(all_of(monsters(YOU, MONSTERS, FACE_UP, *_SMALL),
                                             monsters(YOU, DECK, *_SMALL))))),
         ignition(limit=ONCE_PER_TURN,
                  cost=to_hand(choose(monsters(YOU, MONSTERS))),
                  do=apply(YOU, additional_summon(series("青蛙"), OTHER_NAME), until=TURN_END)),
         series=("青蛙",),
         labels=(1, 2, 3)),

    card(56840658, monster("抽卡青蛙", "引きガエル", "Poison Draw Frog",
                           WATER, AQUA, level=2, atk=100, defense=100, effect=True),
         trigger(when=sent_to_gy(among(THIS, FACE_UP), from_=FIELD), in_=GY, do=draw(YOU, 1)),
         series=("青蛙",)),

    card(90809975, monster("饼蛙", "餅カエル", "Toadally Awesome",
                           WATER, AQUA, rank=2, atk=2200, defense=0, effect=True),
         trigger(when=phase_began(EITHER, STANDBY_PHASE), cost=detach(),
                 do=special_summon(choose(monsters(YOU, DECK, series("青蛙"))))),
         quick(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD, by=OPPONENT),
               limit=ONCE_PER_TURN,
               cost=send_to_gy(choose(all_of(monsters(YOU, MONSTERS, FACE_UP, race(AQUA)),
                                             monsters(YOU, HAND, race(AQUA))))),
               do=then(and_(negate_activation(), destroy(THAT)),
                       optionally(either_way(exists(among(DONE, MONSTER_CARD)),
                                             special_summon(DONE, FACE_DOWN_DEFENSE),
                                             set_card(DONE))))),
         trigger(if_=sent_to_gy(THIS), targets=target(monsters(YOU, GY, attribute(WATER))),
                 do=to_hand(TARGET)),
         materials=xyz_materials(2, 2, 2, race(AQUA))),

    card(46239604, monster("魔知青蛙", "魔知ガエル", "Dupe Frog",
                           WATER, AQUA, level=2, atk=100, defense=2000, effect=True),
         standing(THIS, name_is("死亡青蛙")),
         standing(monsters(YOU, MONSTERS, other_than(THIS)), cannot(BE_ATTACKED)),
         trigger(when=sent_to_gy(THIS, from_=FIELD),
                 do=to_hand(choose(monsters(YOU, DECK | GY, series("青蛙"),
                                            not_(named("魔知青蛙")))))),
         series=("青蛙",)),
)
# fmt: on
