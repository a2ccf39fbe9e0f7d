"""Ritual Monsters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5405694, monster("混沌战士", "カオス・ソルジャー", "Black Luster Soldier",
                          EARTH, WARRIOR, level=8, atk=3000, defense=2500, words=RITUAL),
         mentions=("混沌的仪式",), series=("混沌", "混沌战士")),

    card(72426662, monster("终焉之王 迪米斯", "終焉の王デミス", "Demise, King of Armageddon",
                           DARK, FIEND, level=8, atk=2400, defense=2000, effect=True,
                           words=RITUAL),
         ignition(cost=pay_lp(2000),
                  do=destroy(cards(EITHER, FIELD, other_than(THIS)))),
         mentions=("世界末日",)),

    card(46427957, monster("破灭之女神 露茵", "破滅の女神ルイン", "Ruin, Queen of Oblivion",
                           LIGHT, FAIRY, level=8, atk=2300, defense=2000, effect=True,
                           words=RITUAL),
         trigger(when=destroyed_by_battle(among(THIS, ATTACKING), monsters(OPPONENT)),
                 do=apply(THIS, attacks_again(only_once=True), until=TURN_END)),
         mentions=("世界末日",)),

    card(36849933, monster("巨石遗物·奥曲", "メガリス・オク", "Megalith Och",
                           EARTH, ROCK, level=4, atk=1000, defense=2700, effect=True,
                           words=RITUAL),
         trigger(if_=summoned(THIS, BY_RITUAL),
                 do=then(draw(YOU, 1), discard(choose(cards(YOU, HAND))))),
         quick(only_if=in_main_phase(), limit=ONCE_PER_TURN_BY_NAME,
               do=ritual_summon(including=(not_(other_than(THIS)),))),
         series=("巨石遗物",)),

    card(55410871, monster("青眼混沌极龙", "ブルーアイズ・カオス・ＭＡＸ・ドラゴン",
                           "Blue-Eyes Chaos MAX Dragon",
                           DARK, DRAGON, level=8, atk=4000, defense=0, effect=True, words=RITUAL),
         text(only_by(BY_RITUAL)),
         standing(THIS, cannot(BE_TARGETED, why=OPPONENTS_EFFECT),
                  cannot(DESTROY, why=OPPONENTS_EFFECT)),
         standing(THIS, pierces(2)),
         mentions=("混沌形态",), series=("混沌", "青眼")),

    card(64631466, monster("纳祭之魔", "サクリファイス", "Relinquished",
                           DARK, SPELLCASTER, level=1, atk=0, defense=0, effect=True,
                           words=RITUAL),
         ignition(limit=ONCE_PER_TURN,
                  only_if=none(equipped_to_this()),
                  targets=target(monsters(OPPONENT, MONSTERS), still=(controlled_by(OPPONENT),)),
                  do=equip(TARGET, THIS)),
         standing(THIS, set_atk(atk_of(equipped_to_this(), original=True)),
                  set_def(def_of(equipped_to_this(), original=True)),
                  only_if=exists(equipped_to_this())),
         instead(DESTROY, THIS, destroy(equipped_to_this()), why=BATTLE,
                 must=True, in_=FIELD),
         each_time(battle_damage(YOU, by=foe(THIS)), damage(OPPONENT, that_damage()),
                   only_if=exists(equipped_to_this())),
         mentions=("幻想的仪式",), series=("纳祭",),
         labels=(1, 2, 2, 3)),

    card(99414168, monster("精灵术师 树精", "精霊術師 ドリアード", "Elemental Mistress Doriado",
                           LIGHT, SPELLCASTER, level=3, atk=1200, defense=1400, effect=True,
                           words=RITUAL),
         standing(THIS, attribute_also(WIND, WATER, FIRE, EARTH)),
         mentions=("树精的祈祷",)),
)
# fmt: on
