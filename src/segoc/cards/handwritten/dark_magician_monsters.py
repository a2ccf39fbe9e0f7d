"""Monsters that call Dark Magician, and those that he is a material of."""

from segoc.cards.vocabulary import *

DM: Final = "黑魔术师"
GIRL: Final = "黑魔术少女"

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(73752131, monster("熟练的黑魔术师", "熟練の黒魔術師", "Skilled Dark Magician",
                           DARK, SPELLCASTER, level=4, atk=1900, defense=1700, effect=True),
         each_time(was_processed(SPELL_CARD), place_counters(THIS, SPELL_COUNTER, most=3)),
         ignition(only_if=more(counters_on(THIS, SPELL_COUNTER), number(2)),
                  cost=tribute(THIS),
                  do=special_summon(choose(monsters(YOU, HAND | DECK | GY, named(DM))))),
         series=("魔术师",)),

    card(97631303, monster("魔术师双魂", "マジシャンズ・ソウルズ", "Magicians' Souls",
                           DARK, SPELLCASTER, level=1, atk=0, defense=0, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                  cost=send_to_gy(choose(monsters(YOU, DECK, level(6), race(SPELLCASTER)))),
                  do=special_summon(THIS)),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, shared=True,
                  cost=send_to_gy(choose(monsters(YOU, DECK, level(6), race(SPELLCASTER)))),
                  do=then(send_to_gy(THIS),
                          optionally(special_summon(choose(monsters(YOU, GY,
                                                                    named(GIRL, DM))))))),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  cost=send_to_gy(choose(spells_and_traps(YOU, HAND | FIELD), 1, 2)),
                  do=draw(YOU, count(PAID))),
         labels=(1, 1, 2)),

    card(73452089, monster("超魔导骑士-黑魔导骑兵", "超魔導騎士－ブラック・キャバルリー",
                           "Dark Cavalry",
                           DARK, SPELLCASTER, level=8, atk=2800, defense=2300, effect=True,
                           words=FUSION),
         standing(THIS, plus_atk(times(count(spells_and_traps(EITHER, FIELD | GY)), 100))),
         standing(THIS, pierces()),
         quick(when=activated(ANY_ACTIVATION, targeting=cards(EITHER, FIELD)),
               cost=discard(choose(cards(YOU, HAND))),
               do=and_(negate_activation(), destroy(THAT))),
         materials=fusion_materials(part(1, named(DM)), part(1, race(WARRIOR))),
         series=("魔导",)),

    card(41721210, monster("龙骑士 黑魔术师", "竜騎士ブラック・マジシャン",
                           "Dark Magician the Dragon Knight",
                           DARK, DRAGON, level=8, atk=3000, defense=2500, effect=True,
                           words=FUSION),
         standing(THIS, name_is(DM), in_=MONSTERS | GY),
         standing(spells_and_traps(YOU, FIELD), cannot(BE_TARGETED, OPPONENTS_EFFECT),
                  cannot(DESTROY, OPPONENTS_EFFECT)),
         materials=fusion_materials(part(1, named(DM)), part(1, race(DRAGON))),
         series=("黑魔术",)),

    card(75380687, monster("咒符龙", "呪符竜", "Amulet Dragon",
                           DARK, DRAGON, level=8, atk=2900, defense=2500, effect=True,
                           words=FUSION),
         text(only_by(BY_FUSION)),
         trigger(must=True, if_=summoned(THIS, SPECIAL), targets=target(spells(EITHER, GY), 1, 60),
                 do=and_(banish(TARGET), apply(THIS, plus_atk(times(count(DONE), 100))))),
         trigger(if_=destroyed(THIS), targets=target(monsters(YOU, GY, race(SPELLCASTER))),
                 do=special_summon(TARGET)),
         materials=fusion_materials(part(1, named(DM)), part(1, race(DRAGON)), genuine=True),
         mentions=("蒂迈欧之眼",)),

    card(96471335, monster("幻想之黑魔导师", "幻想の黒魔導師", "Ebon Illusion Magician",
                           DARK, SPELLCASTER, rank=7, atk=2500, defense=2100, effect=True),
         ignition(limit=ONCE_PER_TURN, cost=detach(1),
                  do=special_summon(choose(monsters(YOU, HAND | DECK, NORMAL_MONSTER,
                                                    race(SPELLCASTER))))),
         trigger(when=attack_declared(by=monsters(EITHER, MONSTERS, NORMAL_MONSTER,
                                                  race(SPELLCASTER))), limit=ONCE_PER_TURN_BY_NAME,
                 targets=target(cards(OPPONENT, FIELD)), do=banish(TARGET)),
         materials=(xyz_materials(7, 2), overlay(rank(6, 6), race(SPELLCASTER))),
         series=("魔导",)),
)
# fmt: on
