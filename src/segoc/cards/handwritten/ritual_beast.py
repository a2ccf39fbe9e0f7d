"""Ritual Beasts: 灵兽."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(56655675, monster("圣灵兽骑 地火狮", "聖霊獣騎 ガイアペライオ",
                           "Ritual Beast Ulti-Gaiapelio",
                           LIGHT, PSYCHIC, level=10, atk=3200, defense=2100, effect=True,
                           words=FUSION),
         text(only_by(BY_PROCEDURE)),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD), to=BANISHED)),
         text(gains(quick(when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD),
                          cost=banish(choose(cards(YOU, HAND, series("灵兽")))),
                          do=and_(negate_activation(), destroy(THAT)))),
              only_if=exists(among(THIS, summoned_by_own_effect(2))), in_=MONSTERS),
         materials=fusion_materials(part(1, series("圣灵兽骑")), part(1, series("灵兽使")),
                                    part(1, series("精灵兽"))),
         series=("灵兽", "圣灵兽骑"),
         labels=(0, 0, 1)),

    card(12678870, monster("圣灵兽骑 川豚", "聖霊獣騎 ペトルフィン", "Ritual Beast Ulti-Pettlephin",
                           WIND, AQUA, level=6, atk=200, defense=2800, effect=True, words=FUSION),
         text(only_by(BY_PROCEDURE)),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD), to=BANISHED)),
         standing(THIS, cannot(DESTROY, EFFECT)),
         quick(cost=to_deck(THIS),
               targets=target(monsters(YOU, BANISHED, series("灵兽使")),
                              also=(target(monsters(YOU, BANISHED, series("精灵兽"))),)),
               do=special_summon(TARGET, DEFENSE_POSITION)),
         materials=fusion_materials(part(1, series("灵兽使")), part(1, series("精灵兽"))),
         series=("灵兽", "圣灵兽骑")),

    card(86274272, monster("圣灵兽骑 火狮", "聖霊獣騎 アペライオ", "Ritual Beast Ulti-Apelio",
                           WIND, PYRO, level=6, atk=2600, defense=400, effect=True, words=FUSION),
         text(only_by(BY_PROCEDURE)),
         own_summon(from_=EXTRA, by=use_listed(cards(YOU, FIELD), to=BANISHED)),
         standing(THIS, unaffected_by(other_than(THIS)), only_if=exists(among(THIS, ATTACKING))),
         quick(cost=to_deck(THIS),
               targets=target(monsters(YOU, BANISHED, series("灵兽使")),
                              also=(target(monsters(YOU, BANISHED, series("精灵兽"))),)),
               do=special_summon(TARGET, DEFENSE_POSITION)),
         materials=fusion_materials(part(1, series("灵兽使")), part(1, series("精灵兽"))),
         series=("灵兽", "圣灵兽骑")),

    card(40907115, monster("灵兽使 文", "霊獣使い ウェン", "Ritual Beast Tamer Wen",
                           WIND, PSYCHIC, level=3, atk=1500, defense=1000, effect=True),
         text(one_special_summon_per_turn()),
         trigger(if_=summoned(THIS, NORMAL),
                 targets=target(monsters(YOU, BANISHED, series("灵兽"))),
                 do=special_summon(TARGET)),
         series=("灵兽", "灵兽使")),

    card(13890468, monster("精灵兽 川豚", "精霊獣 ペトルフィン", "Spiritual Beast Pettlephin",
                           WIND, AQUA, level=4, atk=0, defense=2000, effect=True),
         text(one_special_summon_per_turn()),
         ignition(limit=ONCE_PER_TURN,
                  cost=banish(choose(cards(YOU, HAND, series("灵兽")))),
                  targets=target(cards(OPPONENT, FIELD)), do=to_hand(TARGET)),
         series=("灵兽", "精灵兽")),
)
# fmt: on
