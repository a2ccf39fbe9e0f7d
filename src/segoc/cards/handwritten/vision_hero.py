"""Vision HERO, 幻影英雄, Ｖ・ＨＥＲＯ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(96693371, monster("幻影英雄 倍增人", "Ｖ・ＨＥＲＯ マルティプリ・ガイ",
                           "Vision HERO Multiply Guy",
                           DARK, WARRIOR, level=3, atk=800, defense=700, effect=True),
         trigger(if_=damaged(YOU, why=BATTLE | EFFECT), in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                 do=place_as_continuous_trap(THIS)),
         quick(in_=SPELLS, only_if=all_so(in_main_phase(), is_continuous_trap()),
               limit=ONCE_PER_TURN_BY_NAME, cost=tribute(choose(monsters(YOU, MONSTERS,
                                                                         series("英雄")))),
               do=special_summon(THIS)),
         trigger(if_=summoned(THIS, SPECIAL), only_if=exists(among(THIS, came_from(SPELLS))),
                 limit=ONCE_PER_TURN_BY_NAME,
                 do=apply(choose(monsters(EITHER, MONSTERS, FACE_UP)), plus_atk(800))),
         series=("英雄", "幻影英雄")),

    card(18094166, monster("幻影英雄 独善人", "Ｖ・ＨＥＲＯ ファリス", "Vision HERO Faris",
                           DARK, WARRIOR, level=5, atk=1600, defense=1800, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME,
                  cost=discard(choose(monsters(YOU, HAND, series("英雄"), other_than(THIS)))),
                  do=special_summon(THIS)),
         trigger(if_=summoned(THIS, NORMAL | SPECIAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=also(place_as_continuous_trap(choose(monsters(YOU, DECK, series("幻影英雄"),
                                                                  OTHER_NAME))),
                         apply(YOU, cannot(SPECIAL_SUMMON,
                                           cards=monsters(YOU, EXTRA, not_(series("英雄")))),
                               until=TURN_END))),
         series=("英雄", "幻影英雄")),

    card(45170821, monster("幻影英雄 崇拜人", "Ｖ・ＨＥＲＯ アドレイション",
                           "Vision HERO Adoration",
                           DARK, WARRIOR, level=8, atk=2800, defense=2100, effect=True,
                           words=FUSION),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,),
                                 also=(target(monsters(YOU, MONSTERS, FACE_UP, series("英雄"),
                                                       other_than(THIS)), still=(FACE_UP,)),)),
                  do=apply(among(TARGET, controlled_by(OPPONENT)),
                           plus_atk(times(atk_of(among(TARGET, controlled_by(YOU))), -1)),
                           plus_def(times(atk_of(among(TARGET, controlled_by(YOU))), -1)),
                           until=TURN_END)),
         materials=fusion_materials(part(2, series("英雄"))),
         series=("英雄", "幻影英雄")),
)
# fmt: on
