"""The Flame Swordsman and his kin: 炎之剑士, 炎の剣士."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(45231177, monster("炎之剑士", "炎の剣士", "Flame Swordsman",
                           FIRE, WARRIOR, level=5, atk=1800, defense=1600, words=FUSION),
         materials=fusion_materials(part(1, named("火焰操纵者")),
                                    part(1, named("传说的剑豪 正树")))),

    card(13722870, monster("黑炎之骑士", "黒炎の騎士－ブラック・フレア・ナイト－",
                           "Dark Flare Knight",
                           DARK, WARRIOR, level=6, atk=2200, defense=800, effect=True,
                           words=FUSION),
         standing(THIS, battle_damage_to(YOU, ZERO)),
         trigger(must=True, if_=destroyed(THIS, BATTLE, to=GY),
                 do=special_summon(choose(monsters(YOU, HAND | DECK, named("幻影之骑士"))))),
         materials=fusion_materials(part(1, named("黑魔术师")), part(1, named("炎之剑士")))),

    card(49217579, monster("幻影之骑士", "幻影の騎士－ミラージュ・ナイト－", "Mirage Knight",
                           LIGHT, WARRIOR, level=8, atk=2800, defense=2000, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of("黑炎之骑士")),
         standing(THIS, plus_atk(atk_of(foe(THIS), original=True)),
                  only_if=all_so(in_calculation(),
                                 exists(among(foe(THIS), controlled_by(OPPONENT))))),
         trigger(must=True, if_=phase_began(EITHER, END_PHASE),
                 only_if=exists(among(THIS, BATTLED_THIS_TURN)), do=banish(THIS))),
)
# fmt: on
